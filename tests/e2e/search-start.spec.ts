import {expect, test} from '@playwright/test';
import {site} from '../../content/site.ts';
import {published} from '../support/own-site.ts';
import {CHUNKS, delayRequests, open, PHONE} from '../support/page.ts';

const {sections} = published('/docs');
const questions = site.questions ?? [];

test('the home page offers questions with links to their answers, without scripts, too', async ({browser}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto('/');
  const links = page.getByRole('main').getByRole('list', {name: 'Questions others ask'}).getByRole('link');
  await expect(links).toHaveCount(questions.length);
  await expect(links.first()).toHaveAttribute('href', questions[0]!.to);
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

test('opened before the application is ready, the search fetches its index at once', async ({page}) => {
  await delayRequests(page, CHUNKS);
  await page.goto('/');
  const index = page.waitForRequest('**/search/index.json');
  await page.keyboard.press('ControlOrMeta+k');
  await index;
});
