import {expect, test} from '@playwright/test';
import {headline} from '../support/own-site.ts';

/* The redirect of every alias: tests/export/routes.test.ts. */
test('a short link redirects to its article, and Back leaves both', async ({page}) => {
  await page.goto('/about');
  await page.goto('/help');
  await expect(page.getByRole('heading', {level: 1, name: headline('/docs/wellness/Finding-Help')})).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});
