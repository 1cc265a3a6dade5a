import {expect, test} from '@playwright/test';
import {axeFaults, axeFaultsInViews} from '../../support/axe.ts';
import {DESKTOP, open, settled} from '../../support/page.ts';

test('axe finds no faults with announcement, breadcrumbs, versions and the consent question, and in an open dropdown', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/sub/docs/gardening/Compost-and-Mulch');
  await expect(page.getByRole('region', {name: 'Page statistics'})).toBeVisible();
  expect(await axeFaultsInViews(page)).toEqual([]);
  await page.setViewportSize(DESKTOP);
  await page.locator('header [data-dropdown] [aria-haspopup]').first().click();
  await settled(page);
  expect(await axeFaults(page, 'header')).toEqual([]);
});
