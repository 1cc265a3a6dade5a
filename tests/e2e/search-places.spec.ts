import {expect, type Page, test} from '@playwright/test';
import {site} from '../../content/site.ts';
import {open, untilReady} from '../support/page';

const field = (page: Page) => page.getByRole('combobox', {name: 'Search'});
const options = (page: Page) => page.getByRole('option');

test('by keyboard alone: Enter or Space on the button, words, an arrow, Enter; without a selection Enter opens the page of all results, by section', async ({
  page,
}) => {
  await open(page, '/about');
  const button = page.locator('[data-control=search][data-place=bar]');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press(' ');
  await expect(field(page)).toBeFocused();
  expect(await page.getByRole('dialog', {name: 'Search'}).evaluate((element) => element.matches('dialog:modal'))).toBe(
    true,
  );
  await page.keyboard.type('sun salutation');
  await expect(options(page).first()).toContainText('Sun salutations');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sun-salutations-one-step-at-a-time/);
  await page.keyboard.press('ControlOrMeta+k');
  await field(page).fill('sleep');
  await expect(options(page).last()).toHaveAttribute('href', '/search?q=sleep');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=sleep$/);
  await expect(page.getByRole('heading', {name: 'Best answers'})).toBeVisible();
  const wellness = page.getByRole('region', {name: 'Wellness'}).getByRole('link');
  expect(await wellness.count()).toBeGreaterThan(2);
  for (const link of await wellness.all())
    await expect(link).toHaveAttribute('href', /^\/docs\/(category\/)?wellness\b/);
});

test('a result below a heading opens there, the words of the query are marked; until a reload it is a recent search, unless it was urgent', async ({
  page,
}) => {
  await open(page, '/about');
  await page.keyboard.press('ControlOrMeta+k');
  await field(page).fill('snoring partner');
  const option = options(page)
    .filter({has: page.locator('mark')})
    .first();
  await expect(option).toBeVisible();
  const linked = page.locator('[role=option][href*="#"]').first();
  await expect(linked).toBeVisible();
  const id = new URL((await linked.getAttribute('href'))!, page.url()).hash;
  await linked.click();
  await expect(page).toHaveURL(new RegExp(`${id}$`));
  await expect(page.locator(id)).toBeInViewport();
  await page.keyboard.press('ControlOrMeta+k');
  await field(page).fill('self harm');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page).toHaveURL(/Finding-Help/);
  const recent = page.getByRole('group', {name: 'Recent searches'});
  await page.keyboard.press('ControlOrMeta+k');
  await field(page).fill('');
  await expect(recent.getByRole('option')).toHaveText(['snoring partner']);
  const stored = await page.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie]));
  expect(stored).not.toContain('snoring');
  await page.reload();
  await untilReady(page);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  await expect(recent).toHaveCount(0);
});

test('the arrow keys move among the visible results, letter by letter', async ({page}) => {
  // when it arrives, it may reorder the results
  await page.route('**/search/words.json', () => {});
  await open(page, '/about');
  await page.keyboard.press('ControlOrMeta+k');
  for (const question of ['sun s', 'sun sa', 'sun sal', 'sun salu', 'sun salut', 'sun salutation']) {
    await field(page).fill(question);
    await expect(options(page).last()).toHaveAttribute('href', `/search?q=${encodeURIComponent(question)}`);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(1);
    const chosen = await field(page).getAttribute('aria-activedescendant');
    await expect(options(page).nth(1)).toHaveAttribute('id', chosen!);
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  }
  await test.step('an arrow key at the moment the results arrive selects the first of them', async () => {
    await field(page).fill('sleep');
    await expect(options(page).last()).toHaveAttribute('href', '/search?q=sleep');
    await field(page).evaluate((input) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[role=option][href="/search?q=compost"]')) return;
        observer.disconnect();
        input.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowDown', bubbles: true, cancelable: true}));
      });
      observer.observe(document.body, {subtree: true, childList: true, attributeFilter: ['href']});
    });
    await field(page).fill('compost');
    await expect(options(page).last()).toHaveAttribute('href', '/search?q=compost');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  });
});

test('while there is nothing to show, the search page offers the sections', async ({page}) => {
  await open(page, '/search');
  const sections = page.getByRole('heading', {name: 'The sections'});
  const question = page.getByRole('textbox', {name: 'Search all articles'});
  await expect(sections).toBeVisible();
  const drawing = page.getByRole('main').locator('section:has(h2) > svg');
  await expect(drawing).toBeHidden();
  await question.fill('sleep');
  await expect(page.locator('#results-best')).toBeVisible();
  await expect(sections).toBeHidden();
  await question.fill('zzgrbl');
  await expect(page.getByRole('status').first()).toHaveText('Nothing here mentions “zzgrbl”');
  await expect(sections).toBeVisible();
  await expect(drawing).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'Yoga', exact: true}).click();
  await expect(page).toHaveURL('/docs/category/yoga');
});

test('before anything is typed the dialog offers the sections, and questions with links to their answers; results are grouped', async ({
  page,
}) => {
  await open(page, '/about');
  await page.keyboard.press('ControlOrMeta+k');
  const [sections, questions] = ['Sections', 'Questions others ask'].map((name) => page.getByRole('group', {name}));
  const [{ask, to}] = site.questions as [{ask: string; to: string}];
  await expect(sections!.getByRole('option').first()).toHaveAttribute('href', /^\/docs\//);
  await expect(questions!.getByRole('option', {name: ask})).toHaveAttribute('href', to);
  await field(page).press('ArrowDown');
  await expect(sections!.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await questions!.getByRole('option', {name: ask}).click();
  await expect(page).toHaveURL(new RegExp(`${to}$`));
  await page.keyboard.press('ControlOrMeta+k');
  await field(page).fill('sleep');
  await expect(sections!).toHaveCount(0);
  await expect(page.getByRole('group', {name: 'Best answers'}).getByRole('option')).toHaveCount(3);
  expect(await page.getByRole('listbox').getByRole('group').count()).toBeGreaterThan(2);
});
