import {expect, test} from '@playwright/test';
import {open} from '../support/page.ts';

test('the keys that open the search close it, and the focus returns', async ({page}) => {
  await page.goto('/');
  const button = page.getByRole('main').locator('[data-control=search]');
  await button.click();
  const dialog = page.getByRole('dialog', {name: 'Search'});
  const field = page.getByRole('combobox', {name: 'Search'});
  await field.fill('sleep');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field).toHaveValue('sleep');
});

test('Enter with Ctrl or ⌘ opens the active result, or all results, in a new tab', async ({page, context}) => {
  await open(page, '/');
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('combobox', {name: 'Search'});
  await field.fill('b9');
  await expect(page.getByRole('option').first()).toContainText('folate');
  const all = context.waitForEvent('page');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(await all).toHaveURL('/search?q=b9');
  await page.bringToFront();
  await field.press('ArrowDown');
  const one = context.waitForEvent('page');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(await one).toHaveURL(/\/docs\/vitamins\/vitamin-b9/);
  await expect(page).toHaveURL('/');
  await expect(field).toBeVisible();
});

test('Enter asks for what is in the field, also before its results have arrived', async ({page}) => {
  await open(page, '/');
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('combobox', {name: 'Search'});
  await field.fill('b9');
  await expect(page.getByRole('option').first()).toContainText('folate');
  await field.fill('sleep');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=sleep');
});
