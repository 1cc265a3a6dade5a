import {expect, test} from '@playwright/test';
import {axeFaults, axeFaultsInViews} from '../support/axe.ts';
import {menu, open, PHONE, settled} from '../support/page.ts';

test('axe finds no faults in the search with its results, or with the urgent note, light and dark', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', {name: 'Search'}).fill('sleep');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await axeFaultsInViews(page, 'dialog[open]')).toEqual([]);
  await page.getByRole('combobox', {name: 'Search'}).fill('overdose');
  const note = page.getByRole('note', {name: 'If it is urgent'});
  await expect(note.locator('a:not([href^="tel:"])')).toHaveCount(2);
  expect(await axeFaultsInViews(page, 'dialog[open]')).toEqual([]);
});

test('axe finds no faults in the open menu, in either panel', async ({page}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/docs/gardening/Compost-and-Mulch');
  await page.getByRole('button', {name: 'Open menu'}).click();
  for (const panel of ['section', 'main']) {
    if (panel === 'main') await menu(page).getByRole('button', {name: '← Back to main menu'}).click();
    await settled(page);
    expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
  }
});
