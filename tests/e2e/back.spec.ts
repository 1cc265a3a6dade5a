import {expect, type Page, test} from '@playwright/test';
import {
  CHUNKS,
  delayRequests,
  follow,
  mark,
  menu,
  openEither,
  open as openPage,
  PHONE,
  settled,
  untilReady,
} from '../support/page.ts';

/* Back closes an open dialog: lib/client/inline/close-on-back.ts. */
const DOC = '/docs/yoga/unveiling-yoga';
const search = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page) => search(page).locator('input');

test.use({viewport: PHONE});

const DIALOGS = {
  menu: {
    open: (page: Page) => page.getByRole('button', {name: 'Open menu'}).click(),
    dialog: menu,
    closer: 'Close menu',
  },
  search: {open: (page: Page) => page.keyboard.press('ControlOrMeta+k'), dialog: search, closer: 'Close search'},
};
const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'the browser’s Back': (page) => page.goBack(),
  'history.back()': (page) => page.evaluate(() => history.back()),
};
/** How the reader reached the page; returns the address that Back leads to afterwards. */
const ORIGINS: Record<string, (page: Page, isReady: boolean) => Promise<string>> = {
  'from another page by its address': async (page, isReady) => {
    await page.goto('/blog');
    await openEither(page, DOC, isReady);
    return '/blog';
  },
  'first in a tab': async (page, isReady) => {
    await openEither(page, DOC, isReady);
    return 'about:blank';
  },
  'from within the application': async (page, isReady) => {
    await openPage(page, '/docs/intro');
    await follow(page, DOC);
    await expect(page).toHaveURL(DOC);
    if (!isReady) {
      await page.route(CHUNKS, () => {});
      await page.reload();
    }
    return '/docs/intro';
  },
};

/** Continues from a page with a closed dialog: the next Back must leave it. */
async function goesBackTo(page: Page, address: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => (history.state as {dialog?: boolean} | null)?.dialog)).toBeFalsy();
  await page.goBack();
  await expect(page).toHaveURL(address);
}

for (const isReady of [true, false]) {
  for (const [origin, come] of Object.entries(ORIGINS)) {
    test(`Back closes the menu and the search of a page opened ${origin}, ${isReady ? 'with' : 'before'} the application`, async ({
      page,
    }) => {
      const before = await come(page, isReady);
      const isSame = await mark(page);
      for (const {open, dialog, closer} of Object.values(DIALOGS)) {
        for (const go of Object.values(WAYS)) {
          await open(page);
          await expect(dialog(page)).toBeVisible();
          await go(page);
          await expect(dialog(page)).toBeHidden();
          await expect(page).toHaveURL(DOC);
        }
        // closed in another way it leaves nothing behind
        await open(page);
        await dialog(page).getByRole('button', {name: closer}).click();
        await expect(dialog(page)).toBeHidden();
      }
      expect(await isSame()).toBe(true);
      await goesBackTo(page, before);
    });
  }

  test(`a link in the menu replaces the menu in the history, ${isReady ? 'with' : 'before'} the application`, async ({
    page,
  }) => {
    await page.goto('/docs/intro');
    await openEither(page, DOC, isReady);
    await DIALOGS.menu.open(page);
    await menu(page).getByRole('button', {name: '← Back to main menu'}).click();
    await menu(page).getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveURL('/blog');
    await page.goBack();
    await expect(page).toHaveURL(DOC);
    await expect(page.getByRole('heading', {level: 1})).toContainText('Unveiling yoga');
    await expect(menu(page)).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL('/blog');
    await page.goBack();
    await expect(page).toHaveURL(DOC);
    await goesBackTo(page, '/docs/intro');
  });
}

test('a dialog opened before the application is ready closes on Back afterwards, and the router keeps its history', async ({
  page,
}) => {
  await page.goto('/docs/intro');
  const release = await delayRequests(page, CHUNKS);
  await page.goto(DOC);
  await DIALOGS.menu.open(page);
  release();
  await untilReady(page);
  const isSame = await mark(page);
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(DOC);
  await follow(page, '/blog');
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(page).toHaveURL(DOC);
  await expect(page.getByRole('heading', {level: 1})).toContainText('Unveiling yoga');
  expect(await isSame()).toBe(true);
  await DIALOGS.menu.open(page);
  await menu(page).getByRole('button', {name: 'Close menu'}).click();
  await goesBackTo(page, '/docs/intro');
});

test('a dialog opened before and closed after the application has loaded leaves no history entry', async ({page}) => {
  await page.goto('/docs/intro');
  const release = await delayRequests(page, CHUNKS);
  await page.goto(DOC);
  await DIALOGS.menu.open(page);
  release();
  await untilReady(page);
  await menu(page).getByRole('button', {name: 'Close menu'}).click();
  await goesBackTo(page, '/docs/intro');
});

test('the search opened from the menu replaces it in the history: one Back closes it', async ({page}) => {
  await page.goto('/docs/intro');
  await openPage(page, DOC);
  await DIALOGS.menu.open(page);
  await menu(page).locator('[data-control=search]').click();
  await expect(search(page)).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(search(page)).toBeHidden();
  await expect(page).toHaveURL(DOC);
  await goesBackTo(page, '/docs/intro');
});

test('a clicked search result replaces the search in the history', async ({page}) => {
  await openPage(page, DOC);
  const isSame = await mark(page);
  await page.keyboard.press('ControlOrMeta+k');
  await field(page).fill('compost');
  await page.getByRole('option').first().click();
  await expect(page).not.toHaveURL(DOC);
  await page.goBack();
  await expect(page).toHaveURL(DOC);
  await expect(search(page)).toBeHidden();
  expect(await isSame()).toBe(true);
});

test('a reload with the menu open, and Forward after it was closed, stay on the page', async ({page}) => {
  await page.goto('/docs/intro');
  await openPage(page, DOC);
  await DIALOGS.menu.open(page);
  await page.reload();
  await untilReady(page);
  await expect(menu(page)).toBeHidden();
  await DIALOGS.menu.open(page);
  await page.goBack();
  await page.goForward();
  await settled(page);
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(DOC);
  await goesBackTo(page, '/docs/intro');
});

test('the scroll position stays, also below a heading in the address', async ({page}) => {
  await openPage(page, `${DOC}#main`);
  await page.evaluate(() => scrollTo({top: 1500, behavior: 'instant'}));
  for (const go of [(on: Page) => on.goBack(), (on: Page) => on.keyboard.press('Escape')]) {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(search(page)).toBeVisible();
    await go(page);
    await expect(search(page)).toBeHidden();
    await settled(page);
    expect(await page.evaluate(() => scrollY)).toBe(1500);
  }
});

test('a followed link closes the menu, also when the history has lost its mark', async ({page}) => {
  await page.goto('/about');
  await untilReady(page);
  await page.getByRole('button', {name: 'Open menu'}).click();
  await expect(menu(page)).toBeVisible();
  await page.evaluate(() => history.replaceState(null, ''));
  await menu(page).getByRole('link', {name: 'A to Z'}).click();
  await expect(page).toHaveURL(/\/a-z$/);
  await expect(menu(page)).toBeHidden();
});
