import {expect, test} from '@playwright/test';
import {axeFaultsInViews} from '../support/axe.ts';
import {open} from '../support/page.ts';

test('the reference shows keys, and examples as readers see them, axe finds no faults, and nothing is wider than the narrowest phone', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/dev/reference');
  await expect(page.getByRole('heading', {name: 'Front matter', level: 2})).toBeVisible();
  for (const key of ['title', 'publishAt', 'aliases', 'sidebar_position']) {
    await expect(page.getByRole('rowheader', {name: key, exact: true}).first()).toBeVisible();
  }
  // one of each kind
  expect(await page.getByRole('figure').count()).toBeGreaterThanOrEqual(20);
  await expect(page.getByRole('figure', {name: 'Hours of sleep by age'})).toBeVisible();
  const faults = await axeFaultsInViews(page, 'main');
  // dozens of tables list keys
  expect(faults.filter((fault) => !fault.includes('landmark-unique'))).toEqual([]);
  await page.setViewportSize({width: 320, height: 700});
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
