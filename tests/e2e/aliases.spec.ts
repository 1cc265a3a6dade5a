import {expect, test} from '@playwright/test';

for (const [short, title] of [
  ['/help', 'Who to contact for mental health help, and when'],
  ['/start', 'Welcome to Sunroot'],
] as const) {
  test(`the short link ${short} leads to its article, and Back leaves both`, async ({page}) => {
    await page.goto('/about');
    await page.goto(short);
    await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('a short link leads on as well', async ({page}) => {
    await page.goto('/help');
    await expect(page.getByRole('heading', {level: 1, name: 'Who to contact for mental health help, and when'})).toBeVisible();
  });
});
