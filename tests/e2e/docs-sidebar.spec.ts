import {expect, type Page, test} from '@playwright/test';
import {CHUNKS, docsSidebar, mark, open, openEither, settled, untilReady} from '../support/page.ts';

const GARDEN = '/docs/gardening/Unlocking-the-Earth_s-Secrets';
const LAST = '/docs/wellness/Finding-Help';
const category = (page: Page, name: string) => docsSidebar(page).getByRole('button', {name, exact: true});
const scroller = (page: Page) => page.locator('main .docs-sidebar > div').first();

async function expectOpen(page: Page, open: Record<string, boolean>): Promise<void> {
  for (const [name, isOpen] of Object.entries(open)) {
    await expect(category(page, name)).toHaveAttribute('aria-expanded', String(isOpen));
  }
}

for (const isReady of [false, true]) {
  test(`${isReady ? 'after' : 'before'} hydration opening a category closes its siblings on the same level`, async ({
    page,
  }) => {
    await openEither(page, GARDEN, isReady);
    // at first only those that contain the current page are open
    await expectOpen(page, {Gardening: true, Foundations: true, 'Growing food': false, Hydroponics: false});
    await expect(docsSidebar(page).getByRole('link', {name: /^Beans and peas/})).toBeHidden();
    await category(page, 'Growing food').click();
    await expectOpen(page, {Gardening: true, Foundations: false, 'Growing food': true});
    await expect(docsSidebar(page).getByRole('link', {name: /^Beans and peas/})).toBeVisible();
    await expect(docsSidebar(page).getByRole('link', {name: /^Soil made simple/})).toBeHidden();
    await category(page, 'Hydroponics').click();
    await expectOpen(page, {Gardening: false, Hydroponics: true});
    await category(page, 'Hydroponics').click();
    await expectOpen(page, {Gardening: false, Hydroponics: false});
  });

  test(`${isReady ? 'after' : 'before'} hydration the caret of a linked category says what a click does`, async ({
    page,
  }) => {
    await openEither(page, '/docs/category/outdoor', isReady);
    await expect(docsSidebar(page).getByRole('link', {name: 'Outdoors', exact: true})).toHaveAttribute(
      'aria-current',
      'page',
    );
    const close = category(page, "Collapse sidebar category 'Outdoors'");
    const reopen = category(page, "Expand sidebar category 'Outdoors'");
    await expect(close).toHaveAttribute('aria-expanded', 'true');
    await close.click();
    await expect(reopen).toHaveAttribute('aria-expanded', 'false');
    await expect(category(page, 'On foot')).toBeHidden();
    await reopen.click();
    await expect(close).toHaveAttribute('aria-expanded', 'true');
    await expect(category(page, 'On foot')).toBeVisible();
  });
}

test('a choice made before hydration persists after it', async ({page}) => {
  await page.goto(GARDEN);
  await category(page, 'Growing food').click();
  await untilReady(page);
  await expectOpen(page, {Foundations: false, 'Growing food': true});
  await category(page, 'Growing food').click();
  await expectOpen(page, {'Growing food': false});
});

test('the current page is marked and scrolled into view inside the sidebar', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 420});
  await open(page, LAST);
  const current = docsSidebar(page).locator('[aria-current="page"]');
  await expect(current).toHaveCount(1);
  await expect(current).toBeInViewport({ratio: 1});
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the sidebar hides, also on the next page and after a reload, without a flash; the strip brings it back by Enter, Space or a click, and by no other key', async ({
  page,
}) => {
  await open(page, GARDEN);
  const [hide, show] = [
    page.getByRole('button', {name: 'Collapse sidebar', exact: true}),
    page.getByRole('button', {name: 'Expand sidebar', exact: true}),
  ];
  await expect(show).toBeHidden();
  for (const key of ['Enter', 'Space', 'click']) {
    await hide.click();
    await expect(docsSidebar(page)).toBeHidden();
    await expect(hide).toBeHidden();
    await expect(show).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('a');
    await show.hover();
    await expect(docsSidebar(page)).toBeHidden();
    if (key === 'click') await show.click();
    else await page.keyboard.press(key);
    await expect(docsSidebar(page)).toBeVisible();
    await expect(show).toBeHidden();
  }
  // the focus is on its first entry when that of the current page is in a closed category
  await category(page, 'Gardening').click();
  await expect(docsSidebar(page).locator('[aria-current="page"]')).toBeHidden();
  await hide.click();
  await show.click();
  await expect(docsSidebar(page).getByRole('link', {name: 'All of Gardening'})).toBeFocused();
  await hide.click();
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last().click();
  await expect(page.getByRole('heading', {level: 1})).toContainText(/read your plot/);
  await expect(docsSidebar(page)).toBeHidden();
  await page.route(CHUNKS, () => {});
  await page.reload();
  await expect(show).toBeVisible();
  await expect(docsSidebar(page)).toBeHidden();
  await page.unroute(CHUNKS);
  await open(page, GARDEN);
  await show.click();
  await page.reload();
  await expect(docsSidebar(page)).toBeVisible();
});

test('the sidebar comes back at its scroll position, with the focus on the current page’s entry', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await open(page, '/docs/hydroponics/Ebb-Flow-and-Drip');
  const position = () => scroller(page).evaluate(({scrollTop}) => scrollTop);
  await scroller(page).evaluate((element) => element.scrollTo(0, 60));
  await settled(page);
  for (const name of ['Collapse sidebar', 'Expand sidebar']) {
    await page.getByRole('button', {name, exact: true}).click();
    await settled(page);
  }
  const current = docsSidebar(page).locator('[aria-current="page"]');
  await expect(current).toBeFocused();
  await expect(current).toBeInViewport({ratio: 1});
  expect(await position()).toBe(60);
});

test('following a link of the sidebar moves the mark without a full load, and the sidebar stays where it was scrolled', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 420});
  await open(page, GARDEN);
  const isSame = await mark(page);
  await scroller(page).evaluate((element) => element.scrollTo(0, 60));
  await expect.poll(() => scroller(page).evaluate(({scrollTop}) => scrollTop)).toBe(60);
  await docsSidebar(page)
    .getByRole('link', {name: /^Soil made simple/})
    .click();
  await expect(page).toHaveURL('/docs/gardening/Soil-Made-Simple');
  await expect(page.getByRole('heading', {level: 1})).toContainText('soil made simple');
  await expect(docsSidebar(page).locator('[aria-current="page"]')).toHaveText(/^Soil made simple/);
  await expect.poll(() => scroller(page).evaluate(({scrollTop}) => scrollTop)).toBe(60);
  expect(await isSame()).toBe(true);
});
