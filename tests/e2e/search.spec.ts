import {expect, type Page, test} from '@playwright/test';
import {headline} from '../support/own-site.ts';
import {untilReady, watchProblems} from '../support/page';

const openSearch = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  return page.getByRole('combobox', {name: 'Search'});
};

test('nothing of the search is fetched before it opens; queries, also strange ones, are answered in a worker, within the policy of the page', async ({
  page,
}) => {
  const problems = await watchProblems(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/');
  await untilReady(page);
  expect(requested.filter((path) => path.includes('/search/'))).toEqual([]);
  const field = await openSearch(page);
  await expect.poll(() => requested.filter((path) => path.endsWith('/search/index.json'))).toHaveLength(1);
  await field.fill('sleep');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  for (const question of [
    'x'.repeat(10_000),
    '😴🥬',
    'حمض الفوليك',
    '<img src=x onerror="document.title=1">',
    '\\ [ ( *',
  ]) {
    await field.fill(question);
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(/results?$|^Nothing here mentions/i);
  }
  expect(await page.getByRole('dialog', {name: 'Search'}).locator('img').count()).toBe(0);
  expect(problems).toEqual([]);
  await expect(page.evaluate(() => new Worker('https://elsewhere.example/x.js'))).rejects.toThrow('TrustedScriptURL');
});

test('its keys close the search, Escape clears, then closes it, the focus returns, the arrow keys select, and Enter opens the article', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('main').locator('[data-control=search]');
  await button.click();
  const field = page.getByRole('combobox', {name: 'Search'});
  const options = page.getByRole('option');
  await field.fill('sleep');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field).toHaveValue('sleep');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeHidden();
  await expect(button).toBeFocused();
  await openSearch(page);
  await field.fill('b9');
  await expect(options.first()).toContainText('folate');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(/\d+ results?/);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id'))!);
  await page.keyboard.press('End');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/vitamins\/vitamin-b9/);
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeHidden();
});

test('Enter with Ctrl or ⌘ opens the active result, or all results, in a new tab; alone it asks for what is in the field, also before its results', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await untilReady(page);
  const field = await openSearch(page);
  await field.fill('b9');
  await expect(page.getByRole('option').first()).toContainText('folate');
  const all = context.waitForEvent('page');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(await all).toHaveURL('/search?q=b9');
  await page.bringToFront();
  await field.press('ArrowDown');
  const one = context.waitForEvent('page');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(await one).toHaveURL(/\/docs\/vitamins\/vitamin-b9/);
  await page.bringToFront();
  await expect(page).toHaveURL('/');
  await field.fill('sleep');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=sleep');
});

test('the results page shows the query of its address, updates it, corrects typing mistakes, and says what is missing', async ({
  page,
}) => {
  await page.goto('/search?q=yellow+leaves+on+lettuce');
  await untilReady(page);
  const main = page.getByRole('main');
  const field = page.getByRole('textbox', {name: 'Search all articles'});
  await expect(main.getByRole('link', {name: headline('/docs/hydroponics/When-Leaves-Turn-Yellow')})).toBeVisible();
  await field.fill('insomina');
  await expect(page).toHaveURL(/\/search\?q=insomina$/);
  await expect(page.getByRole('button', {name: 'insomnia'})).toBeVisible();
  await expect(main.getByRole('listitem').first()).toContainText('insomnia');
  await field.fill('sleep');
  await expect(page).toHaveURL(/\/search\?q=sleep$/);
  await expect(main.getByRole('status')).toContainText(/\d+ results/);
  // a subject that the site does not cover is named
  await field.fill('best telescope');
  await expect(page.getByRole('status').filter({hasText: 'Nothing here mentions “telescope”'})).toBeVisible();
});

// other faults: lib/search/service.test.ts
test('an index that is cut short gives a message and a link to A to Z', async ({page, context}) => {
  await context.route('**/search/index.json', (route) =>
    route.fulfill({contentType: 'application/json', body: '{"version":1,"kind":"search-in'}),
  );
  await page.goto('/');
  await untilReady(page);
  const field = await openSearch(page);
  await field.fill('sleep');
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText('Search does not work just now.');
  await expect(alert.getByRole('link')).toHaveAttribute('href', /\/a-z$/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('when the index never arrives, the link to A to Z remains', async ({page, context}) => {
  await context.route('**/search/index.json', () => {});
  await page.goto('/');
  await untilReady(page);
  await (await openSearch(page)).fill('sleep');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog.getByRole('status')).toHaveText('Loading');
  await dialog.getByRole('link', {name: /A to Z/}).click();
  await expect(page).toHaveURL('/a-z');
});

test('text typed before the dialog is there is in its field', async ({page}) => {
  await page.goto('/');
  await untilReady(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const requested = page.waitForRequest(/\/_next\/static\/chunks\//);
  await page.route(/\/_next\/static\/chunks\//, (route) => held.then(() => route.continue()));
  await page.keyboard.press('ControlOrMeta+k');
  await requested;
  await page.keyboard.type('sleep');
  release();
  await expect(page.getByRole('combobox', {name: 'Search'})).toHaveValue('sleep');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('no letter is lost between the shortcut that opens the search and its field, on a slow machine', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  for (const address of ['/', '/search?q=yoga']) {
    await page.goto(address);
    await untilReady(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('sleeping', {delay: 15});
    await expect(page.getByRole('combobox', {name: 'Search'})).toHaveValue('sleeping');
    await session.send('Emulation.setCPUThrottlingRate', {rate: 1});
  }
});

test('no letter is lost while the application starts', async ({page}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  for (const delay of [60, 100]) {
    await page.goto('/docs/yoga/gentle-backbends');
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('sleeping', {delay});
    await expect(page.getByRole('combobox', {name: 'Search'})).toHaveValue('sleeping');
  }
});

test('a selection in the field that ends outside of the search leaves it open; a click there closes it', async ({
  page,
}) => {
  await page.goto('/');
  const field = await openSearch(page);
  await field.fill('vitamin d in winter');
  const {x, y, height} = (await field.boundingBox())!;
  await page.mouse.move(x + 120, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(5, 400, {steps: 4});
  await page.mouse.up();
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeHidden();
});
