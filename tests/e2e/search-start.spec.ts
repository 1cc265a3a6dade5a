import {expect, test} from '@playwright/test';
import {published} from '../support/own-site.ts';
import {open, PHONE} from '../support/page.ts';

const {questions, sections} = published('/search');

test('an empty search offers questions with their answers and the sections, for arrow keys as well, until something is typed', async ({
  page,
}) => {
  await open(page, '/');
  await page.keyboard.press('ControlOrMeta+k');
  const offered = page.getByRole('group', {name: 'Questions others ask'}).getByRole('option');
  await expect(offered).toHaveCount(questions.length);
  await expect(page.getByRole('group', {name: 'Sections'}).getByRole('option')).toHaveCount(sections.length);
  await page.keyboard.press('ArrowDown');
  await expect(offered.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('compost');
  await expect(page.getByRole('group', {name: 'Best answers'})).toBeVisible();
  await expect(offered).toHaveCount(0);
  await page.keyboard.press('Escape');
  await offered.first().click();
  await expect(page).toHaveURL(questions[0].path);
});

test('the home page offers the same questions, without scripts, too', async ({browser}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto('/');
  const links = page.getByRole('main').getByRole('list', {name: 'Questions others ask'}).getByRole('link');
  await expect(links).toHaveCount(questions.length);
  await expect(links.first()).toHaveAttribute('href', questions[0].path);
  await page.close();
});

test.describe('on a phone', () => {
  test.use({viewport: PHONE});

  for (const address of [
    '/',
    '/docs',
    '/blog',
    '/blog/archive',
    '/docs/tags',
    '/a-z',
    sections[0].path,
    '/no-such-page',
  ])
    test(`the search is one tap away on ${address}`, async ({page}) => {
      await page.goto(address);
      await page.getByRole('main').locator('[data-control="search"]:visible').first().click();
      await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
    });
});

test('the menu of a phone leads to every section, with its count, and to the small links of the footer', async ({
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
