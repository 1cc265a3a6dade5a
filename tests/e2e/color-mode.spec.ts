import {type BrowserContext, expect, type Page, test} from '@playwright/test';
import {BLOG, computed, token} from '../support/own-site.ts';
import {mainNav, open, openEither, settled, untilReady} from '../support/page.ts';

const PAPER = {light: computed('paper', 'light'), dark: computed('paper', 'dark')};
const toggle = (page: Page) => mainNav(page).getByRole('button', {name: /^Switch between dark and light mode/});
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

/** Stores a value before any page of the context opens, as an earlier visit would have. */
async function leave(context: BrowserContext, value: string): Promise<void> {
  const page = await context.newPage();
  await page.goto('/favicon.svg');
  await page.evaluate((theme) => localStorage.setItem('theme', theme), value);
  await page.close();
}

async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(page.locator('body')).toHaveCSS('color-scheme', mode);
  await expect(page.locator('html')).toHaveCSS('background-color', PAPER[mode]);
  // of two, as there are for a moment while React takes over, browsers use the first
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', token('paper', mode));
  await expect(toggle(page)).toHaveAccessibleName(`Switch between dark and light mode (currently ${mode} mode)`);
}

test('the mode is light whatever the system prefers, the toggle alternates it, stores it and says which it is, and print is light', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/docs/intro');
  await expectMode(page, 'light');
  await untilReady(page);
  await settled(page);
  await expectMode(page, 'light');
  expect(await stored(page)).toBeNull();
  for (const mode of ['dark', 'light', 'dark'] as const) {
    await toggle(page).click();
    await expectMode(page, mode);
    expect(await stored(page)).toBe(mode);
  }
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('body')).toHaveCSS('color-scheme', 'light');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('a choice made before hydration persists after it and on the next page', async ({page}) => {
  await page.goto('/docs/intro');
  for (const mode of ['dark', 'light', 'dark'] as const) {
    await toggle(page).click();
    await expectMode(page, mode);
    expect(await stored(page)).toBe(mode);
  }
  await untilReady(page);
  await expectMode(page, 'dark');
  await mainNav(page).getByRole('link', {name: BLOG.label, exact: true}).click();
  await expect(page).toHaveURL('/blog');
  await expectMode(page, 'dark');
  await toggle(page).click();
  await expectMode(page, 'light');
});

test('a stored choice is applied before the first paint', async ({context}) => {
  await leave(context, 'dark');
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, {seen});
    const look = () => {
      if (document.body) seen.push(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/docs/intro');
  await expectMode(page, 'dark');
  await untilReady(page);
  const seen = await page.evaluate(() => (window as unknown as {seen: string[]}).seen);
  expect(new Set(seen)).toEqual(new Set([PAPER.dark]));
});

test('a stored invalid mode, or “system”, which the toggle does not offer, is ignored, before and after hydration', async ({
  context,
}) => {
  for (const value of ['purple', 'system']) {
    await leave(context, value);
    const page = await context.newPage();
    await page.goto('/docs/intro');
    await expectMode(page, 'light');
    await untilReady(page);
    await settled(page);
    await expectMode(page, 'light');
    expect(await stored(page)).not.toBe(value);
    await page.close();
  }
});

for (const isReady of [false, true]) {
  test(`another tab, ${isReady ? 'with' : 'without'} its application, follows a choice, a removed key and an invalid value`, async ({
    context,
  }) => {
    const [one, two] = [await context.newPage(), await context.newPage()];
    await open(one, '/docs/intro');
    await openEither(two, '/blog', isReady);
    await toggle(one).click();
    await expectMode(two, 'dark');
    await one.evaluate(() => localStorage.removeItem('theme'));
    await expectMode(two, 'light');
    expect(await stored(one)).toBeNull();
    await one.evaluate(() => localStorage.setItem('theme', 'dark'));
    await expectMode(two, 'dark');
    await one.evaluate(() => localStorage.setItem('theme', 'purple'));
    await expectMode(two, 'light');
    await one.evaluate(() => localStorage.setItem('theme', 'dark'));
    await expectMode(two, 'dark');
    await one.evaluate(() => localStorage.clear());
    await expectMode(two, 'light');
  });
}

for (const isReady of [false, true]) {
  test(`${isReady ? 'after' : 'before'} hydration a page from the back-forward cache has the choice made meanwhile`, async ({
    page,
  }) => {
    await openEither(page, '/docs/intro', isReady);
    for (const mode of ['dark', 'light'] as const) {
      // the browser's event for a page that it shows again
      await page.evaluate((choice) => {
        localStorage.setItem('theme', choice);
        dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
      }, mode);
      await expectMode(page, mode);
    }
    await toggle(page).click();
    await expectMode(page, 'dark');
  });
}

test('with blocked storage a page works and warns exactly once', async ({page}) => {
  const warnings: string[] = [];
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && /storage/i.test(message.text())) warnings.push(message.text());
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', ({message}) => errors.push(message));
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/docs/yoga/unveiling-yoga');
  // before the application
  await expect.poll(() => warnings.length).toBe(1);
  await untilReady(page);
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', {name: 'Collapse sidebar'}).click();
  await mainNav(page).getByRole('link', {name: BLOG.label, exact: true}).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(errors).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining('Browser storage is not available')]);
});
