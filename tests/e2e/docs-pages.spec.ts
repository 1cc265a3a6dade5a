import {expect, test} from '@playwright/test';
import {open, untilReady} from '../support/page.ts';

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
