import {expect, type Page, test} from '@playwright/test';
import {CHUNKS, DESKTOP, docsSidebar, hold, mainNav, open, openWithoutApp, untilReady} from '../support/page.ts';

test.use({viewport: DESKTOP});

const DOC = '/docs/wellness/A-Better-Bedroom';
/** Beyond the patience with a press. */
const LATER_MS = 7000;

const searchButton = (page: Page) => mainNav(page).locator('[data-control=search]:visible');
const field = (page: Page) => page.getByRole('combobox', {name: 'Search'});

test('a style sheet that never comes cuts nothing off for long', async ({page}) => {
  await hold(page, '**/_next/static/chunks/site-*.css');
  await page.goto(DOC, {waitUntil: 'commit'});
  await expect(page.locator('#sources')).toBeVisible();
  await expect(page.getByRole('contentinfo').last()).toBeVisible();
});

for (const [how, wish] of [
  ['a press on the search', (page: Page) => searchButton(page).click()],
  ['its keys', (page: Page) => page.keyboard.press('ControlOrMeta+k')],
] as const) {
  test(`letters typed after ${how}, and mended, stand in the field when the application has come`, async ({page}) => {
    const release = await hold(page, CHUNKS);
    await page.goto(DOC);
    await wish(page);
    await page.keyboard.type('slep');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('ep');
    release();
    await expect(field(page)).toHaveValue('sleep');
  });

  test(`${how} without the application leads to the index of all articles, unless Escape takes it back`, async ({
    page,
  }) => {
    await page.clock.install();
    await openWithoutApp(page, DOC);
    await wish(page);
    await page.keyboard.press('Escape');
    await page.clock.runFor(LATER_MS);
    await expect(page).toHaveURL(DOC);
    await wish(page);
    await page.clock.runFor(LATER_MS);
    await expect(page).toHaveURL('/a-z');
  });
}

test('Escape takes back a wish for the search that the application is still fetching', async ({page}) => {
  await page.clock.install();
  await open(page, DOC);
  await page.route(CHUNKS, () => {});
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('sle');
  await page.keyboard.press('Escape');
  await page.clock.runFor(LATER_MS);
  await expect(page).toHaveURL(DOC);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
});

test('a search that is gone from the host since the page was opened becomes the search page', async ({page}) => {
  await open(page, DOC);
  const asked = page.waitForRequest(CHUNKS);
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(CHUNKS, (route) => failing.then(() => route.abort()));
  await page.keyboard.press('ControlOrMeta+k');
  await asked;
  await page.keyboard.type('sleep');
  fail();
  await expect(page).toHaveURL('/search?q=sleep');
});

test('without the application the sidebar is hidden and comes back, and what cannot work says so', async ({page}) => {
  await page.clock.install();
  await openWithoutApp(page, DOC);
  await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
  await expect(docsSidebar(page)).toBeHidden();
  await expect(page.getByRole('button', {name: 'Expand sidebar', exact: true})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(docsSidebar(page).locator('[aria-current=page]')).toBeFocused();
  await page.getByText('Share or copy').click();
  await page.getByRole('button', {name: 'Copy link'}).click();
  await page.clock.runFor(LATER_MS);
  await expect(page.getByRole('alert').getByRole('button', {name: 'Retry'})).toBeVisible();
});

test('the box goes away when the application comes after all, and the press is carried out', async ({page}) => {
  await page.clock.install();
  const release = await hold(page, CHUNKS);
  await page.goto(DOC);
  await page.getByText('Share or copy').click();
  await page.getByRole('button', {name: 'Copy link'}).click();
  await page.clock.runFor(LATER_MS);
  await expect(page.locator('#load-failure')).toBeVisible();
  release();
  await page.clock.resume();
  await untilReady(page);
  await expect(page.locator('#load-failure')).toBeHidden();
});

test('the offline switch is seen when it can be pressed', async ({page}) => {
  const release = await hold(page, CHUNKS);
  await page.goto('/offline', {waitUntil: 'commit'});
  const control = page.getByRole('switch', {name: 'Keep pages on this device'});
  await expect(page.getByRole('heading', {name: 'Your choice'})).toBeVisible();
  await expect(control).toBeHidden();
  release();
  await expect(control).toBeVisible();
});
