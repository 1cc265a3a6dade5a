import {expect, test} from '@playwright/test';
import {axeFaults, axeFaultsInViews} from '../../support/axe.ts';
import {DESKTOP, open, settled} from '../../support/page.ts';

for (const address of ['/sub', '/sub/docs/gardening/Compost-and-Mulch']) {
  test(`axe finds no faults on ${address} with announcement, dropdowns, breadcrumbs, versions and the consent question`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, address);
    await expect(page.getByRole('region', {name: 'Page statistics'})).toBeVisible();
    expect(await axeFaultsInViews(page)).toEqual([]);
  });
}

test('axe finds no faults in an open dropdown', async ({page}) => {
  await page.setViewportSize(DESKTOP);
  await open(page, '/sub/docs/intro');
  await page.locator('header [data-dropdown] [aria-haspopup]').first().click();
  await settled(page);
  expect(await axeFaults(page, 'header')).toEqual([]);
});
