import {expect, test} from '@playwright/test';
import {DESKTOP, docsSidebar, open, untilReady} from '../support/page.ts';

test.use({viewport: DESKTOP});

test('with one version nothing is preferred, and a preferred version that no longer exists is removed', async ({
  page,
}) => {
  const KEY = 'docs-preferred-version-default';
  const stored = () => page.evaluate((key) => localStorage.getItem(key), KEY);
  await open(page, '/docs/intro');
  expect(await stored()).toBeNull();
  await page.evaluate((key) => localStorage.setItem(key, '0.1'), KEY);
  await page.reload();
  await untilReady(page);
  await expect.poll(stored).toBeNull();
});

test('a group of the map at /docs leads to its heading on the page of the section', async ({page}) => {
  await page.goto('/docs');
  await page.getByRole('main').getByRole('link', {name: 'Fat-soluble vitamins'}).click();
  await expect(page).toHaveURL('/docs/category/vitamins#fat-soluble-vitamins');
  await expect(page.getByRole('heading', {name: 'Fat-soluble vitamins'})).toBeInViewport();
});

test('“↑” beside a source leads back to the citation that was clicked, not to the first', async ({page}) => {
  await open(page, '/docs/vitamins/vitamin-d');
  const cited = page.locator('main a[href="#source-11"]');
  await cited.last().click();
  await expect(page).toHaveURL(/#source-11$/);
  await page.locator('#source-11').getByRole('link', {name: 'Back to the text'}).click();
  await expect(cited.last()).toBeInViewport();
  await expect(cited.last()).toHaveAttribute('id', new URL(page.url()).hash.slice(1));
});

test('a sidebar begins with the page of its section, unless a category is that page', async ({page}) => {
  await open(page, '/docs/vitamins/vitamin-d');
  const first = docsSidebar(page).getByRole('link').first();
  await expect(first).toHaveText('All of Vitamins');
  await first.click();
  await expect(page).toHaveURL('/docs/category/vitamins');
  await expect(docsSidebar(page).getByRole('link').first()).toHaveAttribute('aria-current', 'page');
  await page.goto('/docs/outdoors/Walking-for-Health');
  await expect(docsSidebar(page).getByRole('link').first()).toHaveText('Outdoors');
});
