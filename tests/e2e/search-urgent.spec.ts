import {expect, type Page, test} from '@playwright/test';
import {STORAGE_KEYS} from '@/lib/client/behavior/storage-keys';
import {menu, open, PHONE} from '../support/page';

const field = (page: Page) => page.getByRole('combobox', {name: 'Search'});
const note = (page: Page) => page.getByRole('note', {name: 'If it is urgent'});
const HELP = '/docs/wellness/Finding-Help#numbers-by-country';

test('in the dialog the note is announced above the results, and its numbers are the next tab stop but one', async ({
  page,
}) => {
  await open(page, '/about');
  await page.keyboard.press('ControlOrMeta+k');
  await field(page).fill('i want to die');
  await expect(note(page)).toContainText('call your emergency number');
  expect(await note(page).evaluate((element) => element.parentElement?.getAttribute('aria-live'))).toBe('polite');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', HELP);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(note(page).getByRole('link', {name: '911'})).toBeFocused();
  await note(page).getByRole('link', {name: 'Find someone to talk to'}).focus();
  await expect(note(page).getByRole('link', {name: 'Find someone to talk to'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${HELP}$`));
  await expect(page.locator('#numbers-by-country')).toBeInViewport();
});

test('the results page shows it, too; a harmless query removes it', async ({page}) => {
  await open(page, '/search?q=chest%20pain');
  await expect(note(page)).toContainText('If this is happening now');
  const article = note(page).locator('a:not([href^="tel:"])').first();
  await expect(article).toHaveAttribute('href', /^\/docs\/outdoors\/Outdoor-First-Aid#/);
  for (const number of [911, 999, 112]) {
    await expect(note(page).locator(`a[href="tel:${number}"]`).first()).toBeInViewport();
  }
  await expect(note(page).locator('a[href="tel:988"]')).toHaveCount(0);
  const answers = page.getByRole('main').locator('search section').first();
  expect((await note(page).boundingBox())!.y).toBeLessThan((await answers.boundingBox())!.y);
  await page.getByRole('textbox', {name: 'Search all articles'}).fill('kill weeds');
  await expect(page.getByRole('heading', {name: 'Best answers'})).toBeVisible();
  await expect(note(page)).toHaveCount(0);
  // the lines of the country chosen in an urgent-help box
  await page.evaluate((key) => localStorage.setItem(key, 'AU'), STORAGE_KEYS.country);
  await page.getByRole('textbox', {name: 'Search all articles'}).fill('i want to die');
  await expect(note(page).locator('a[href="tel:131114"]')).toBeVisible();
  await expect(note(page).locator('a[href="tel:988"]')).toHaveCount(0);
});

test('without the index there is no note', async ({page, context}) => {
  await context.route('**/search/index.json', (route) => route.fulfill({status: 404, body: ''}));
  await open(page, '/search?q=suicide');
  await expect(page.getByRole('alert').filter({hasText: 'A to Z'})).toBeVisible();
  await expect(note(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({viewport: PHONE});

  test('the search in the menu shows it, results stay visible below, and one of them opens', async ({page}) => {
    await open(page, '/about');
    await page.getByRole('button', {name: 'Open menu'}).click();
    await menu(page).locator('[data-control=search]').click();
    // no keys are named
    await expect(page.locator('kbd:visible')).toHaveCount(0);
    for (const [query, numbers] of [
      ['took too many pills', [911, 999, 112]],
      ['kill myself', [911, 999, 112, 988]],
    ] as const) {
      await field(page).fill(query);
      await expect(note(page)).toBeInViewport({ratio: 1});
      for (const number of numbers) {
        await expect(note(page).locator(`a[href="tel:${number}"]`).first()).toBeInViewport({ratio: 1});
      }
      await expect(page.getByRole('option').first()).toBeInViewport();
    }
    await field(page).fill('kratky');
    await expect(note(page)).toHaveCount(0);
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/kratky|Jar-Method|lettuce-in-a-jar/);
    await expect(menu(page)).toBeHidden();
  });
});
