import {expect, test} from '@playwright/test';
import {axeFaultsInViews} from '../support/axe.ts';
import {open} from '../support/page.ts';

const EXAMPLES = [
  'KeyPoints',
  'TakeCare',
  'UrgentHelp',
  'Term',
  'Update',
  'ReadNext',
  'Fact',
  'Figure',
  'Image',
  'bar',
  'ecph',
];

test('the gallery shows components and figures with their source, axe finds no faults, and nothing is wider than the narrowest phone', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/dev/components');
  await expect(page.getByRole('heading', {name: 'Components and figures', level: 1})).toBeVisible();
  for (const name of EXAMPLES) {
    const example = page.getByRole('article', {name, exact: true});
    await expect(example.locator('[data-result]')).not.toBeEmpty();
    await expect(example.locator('pre').last()).not.toBeEmpty();
  }
  expect(await page.locator('[data-example]').count()).toBeGreaterThan(35);
  expect(await axeFaultsInViews(page, 'main')).toEqual([]);
  await page.setViewportSize({width: 320, height: 700});
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('[data-example]')]
      .filter((item) => item.scrollWidth > item.clientWidth)
      .map((item) => item.getAttribute('data-example')),
  );
  expect(wide).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('the reference names every key of the front matter', async ({page}) => {
  await open(page, '/dev/reference');
  await expect(page.getByRole('heading', {name: 'Front matter', level: 2})).toBeVisible();
  for (const key of ['title', 'publishAt', 'aliases', 'sidebar_position']) {
    await expect(page.getByRole('rowheader', {name: key, exact: true}).first()).toBeVisible();
  }
});
