import {expect, test} from '@playwright/test';
import {axeFaults, axeFaultsInViews} from '../support/axe.ts';
import {KINDS, NO_PAGE} from '../support/kinds.ts';
import {mainNav, menu, open, PHONE, settled, watchProblems} from '../support/page.ts';

const PAGES = [...Object.values(KINDS), NO_PAGE];

for (const address of PAGES) {
  test(`axe finds no faults on ${address}, on a light phone and a dark desktop, and nothing fails`, async ({page}) => {
    test.slow();
    const problems = await watchProblems(page);
    await page.emulateMedia({reducedMotion: 'reduce'});
    // hydrated.spec.ts: hydration changes nothing that axe looks at
    await open(page, address);
    expect(await axeFaultsInViews(page)).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await mainNav(page)
      .getByRole('button', {name: /^Switch between/})
      .click();
    await page.waitForLoadState('networkidle');
    // the browser itself reports the status of the missing page
    expect(problems.filter((text) => !(address === NO_PAGE && text.includes('404')))).toEqual([]);
  });
}

test('axe finds no faults in the search with its results, light and dark', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', {name: 'Search'}).fill('sleep');
  await expect(page.getByRole('option').first()).toBeVisible();
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
