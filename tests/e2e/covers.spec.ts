import {expect, test} from '@playwright/test';
import {BLOG, headline} from '../support/own-site.ts';
import {mainNav, open} from '../support/page.ts';

test('after a navigation the cover loads after the text, also on Back', async ({page}) => {
  const drawn = page.locator('article > div > svg.cover-head use');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open(page, '/docs/wellness/When-Sleep-Won_t-Come');
  await page.locator('.docs-sidebar a[href="/docs/wellness/A-Better-Bedroom"]').click();
  // its headline comes before the rest
  await expect(page).toHaveURL(/A-Better-Bedroom$/);
  await expect(page.locator('h1')).toHaveText(headline('/docs/wellness/A-Better-Bedroom'));
  await expect(drawn).toHaveAttribute('href', /^\/covers\/[0-9a-f]+\.svg#cover$/);
  const cover = (await drawn.getAttribute('href'))!.replace('#cover', '');
  expect(requested.filter((path) => path === cover)).toHaveLength(1);
  await expect(page.locator('use[data-href]')).toHaveCount(0);
  await mainNav(page).getByRole('link', {name: BLOG.label, exact: true}).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(drawn).toHaveCount(0);
  await page.goBack();
  await expect(drawn).toHaveAttribute('href', `${cover}#cover`);
});
