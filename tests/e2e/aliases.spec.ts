import {expect, test} from '@playwright/test';
import {headline} from '../support/own-site.ts';

for (const [short, title] of [
  ['/help', headline('/docs/wellness/Finding-Help')],
  ['/start', headline('/docs/intro')],
] as const) {
  test(`the short link ${short} redirects to its article, and Back leaves both`, async ({page}) => {
    await page.goto('/about');
    await page.goto(short);
    await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('a short link also redirects', async ({page}) => {
    await page.goto('/help');
    await expect(page.getByRole('heading', {level: 1, name: headline('/docs/wellness/Finding-Help')})).toBeVisible();
  });
});
