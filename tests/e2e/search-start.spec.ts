import {expect, test} from '@playwright/test';
import {published} from '../support/own-site.ts';
import {open, PHONE} from '../support/page.ts';

test.describe('on a phone', () => {
  test.use({viewport: PHONE});

  // in the heads of other pages: tests/export/frame.test.ts
  test('the search is one tap away', async ({page}) => {
    for (const address of ['/', '/docs', '/blog', '/no-such-page']) {
      await page.goto(address);
      await page.getByRole('main').locator('[data-control="search"]:visible').first().click();
      await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
    }
  });
});

test('the menu of a phone links to every section, with its count, and contains the small links of the footer', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/');
  await page.getByRole('button', {name: 'Open menu'}).click();
  const menu = page.getByRole('dialog', {name: 'Main menu'});
  for (const {label, path, count} of published('/docs').sections) {
    await expect(menu.getByRole('link', {name: `${label} ${count}`})).toHaveAttribute('href', path);
  }
  for (const name of ['Get help now', 'A to Z', 'About and editorial policy', 'Reading offline']) {
    await expect(menu.getByRole('link', {name})).toBeVisible();
  }
});
