import {expect, type Page, test} from '@playwright/test';
import {FIRST, OTHER, SITE} from '../support/own-site.ts';
import {CHUNKS, delayRequests, docsSidebar, menu, PHONE} from '../support/page.ts';

/* The menu before the application is ready: lib/client/inline/controls.ts. */
const GARDEN = '/docs/gardening/Unlocking-the-Earth_s-Secrets';

test.use({viewport: PHONE});

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Open menu'}).click();
  await expect(menu(page)).toBeVisible();
}

test('the menu opens, shows both panels, its categories work, and it closes; open categories stay open', async ({
  page,
}) => {
  const release = await delayRequests(page, CHUNKS);
  await page.goto(GARDEN);
  await openMenu(page);
  const category = menu(page).getByRole('button', {name: 'Growing food', exact: true});
  await category.click();
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(page).getByRole('button', {name: 'Foundations', exact: true})).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  const opener = page.locator('button[aria-label="Open menu"]');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await openMenu(page);
  await menu(page).getByRole('button', {name: '← Back to main menu'}).click();
  await expect(menu(page).getByRole('link', {name: OTHER.label, exact: true})).toBeVisible();
  await expect(page.locator('html[data-ready]')).toHaveCount(0);
  release();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(menu(page).getByRole('link', {name: OTHER.label, exact: true})).toBeVisible();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await menu(page).getByRole('link', {name: SITE}).click();
  await expect(page).toHaveURL('/');
  await openMenu(page);
  await expect(menu(page).getByRole('link', {name: OTHER.label, exact: true})).toBeVisible();
  await expect(docsSidebar(page)).toHaveCount(0);
});

test('the return to the main panel is remembered, the focus moves with it, and ids stay unique', async ({page}) => {
  const release = await delayRequests(page, CHUNKS);
  await page.goto(GARDEN);
  await openMenu(page);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({id}) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  await menu(page).getByRole('button', {name: '← Back to main menu'}).click();
  await expect(menu(page).getByRole('link', {name: FIRST.label, exact: true})).toBeFocused();
  const item = menu(page).getByRole('link', {name: OTHER.label, exact: true});
  const reopen = async () => {
    await menu(page).getByRole('button', {name: 'Close menu'}).click();
    await openMenu(page);
    await expect(item).toBeVisible();
  };
  await reopen();
  release();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(item).toBeVisible();
  await reopen();
});
