import {expect, test} from '@playwright/test';
import {headline} from '../support/own-site.ts';

/* The redirect of every alias: tests/export/routes.test.ts. */
test('a short link leads to its article, at the place it names, and Back leaves both', async ({page}) => {
  await page.goto('/about');
  await page.goto('/help#sources');
  await expect(page).toHaveURL(/\/docs\/wellness\/Finding-Help#sources$/);
  await expect(page.getByRole('heading', {level: 1, name: headline('/docs/wellness/Finding-Help')})).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('a short link leads to its article without scripts', async ({browser, baseURL}) => {
  const page = await browser.newPage({javaScriptEnabled: false, baseURL});
  await page.goto('/help');
  await expect(page).toHaveURL(/\/docs\/wellness\/Finding-Help$/);
  await page.close();
});
