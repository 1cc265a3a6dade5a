import {expect, type Page, test} from '@playwright/test';
import {CHUNKS, delayRequests, mainNav, open, openEither, untilReady} from '../../support/page.ts';

const toggle = (page: Page) => mainNav(page).getByRole('button', {name: /^Switch between dark and light mode/});
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

async function expectMode(page: Page, choice: 'light' | 'dark' | 'system', theme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(toggle(page)).toHaveAccessibleName(`Switch between dark and light mode (currently ${choice} mode)`);
  await expect.poll(() => stored(page)).toBe(choice === 'system' ? null : choice);
}

for (const [isReady, system] of [
  [false, 'dark'],
  [true, 'light'],
] as const) {
  test(`${isReady ? 'after' : 'before'} hydration the toggle cycles system, light, dark, system on a ${system} system`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: system});
    await openEither(page, '/sub/docs/intro', isReady);
    await expectMode(page, 'system', system);
    for (const [choice, theme] of [
      ['light', 'light'],
      ['dark', 'dark'],
      ['system', system],
      ['light', 'light'],
    ] as const) {
      await toggle(page).click();
      await expectMode(page, choice, theme);
    }
  });
}

test('before and after hydration the mode follows the system, also when it changes, unless the reader has chosen', async ({
  page,
}) => {
  const release = await delayRequests(page, CHUNKS);
  await page.goto('/sub/docs/intro');
  await expectMode(page, 'system', 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await expectMode(page, 'system', 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expectMode(page, 'system', 'light');
  await toggle(page).click();
  await expectMode(page, 'light', 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await expectMode(page, 'light', 'light');
  await page.evaluate(() => localStorage.removeItem('theme'));
  release();
  await page.reload();
  await untilReady(page);
  await expectMode(page, 'system', 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expectMode(page, 'system', 'light');
});

test('a choice made before hydration persists after it, also that of the system', async ({page}) => {
  await page.goto('/sub/docs/intro');
  await toggle(page).click();
  await toggle(page).click();
  await untilReady(page);
  await expectMode(page, 'dark', 'dark');
  await toggle(page).click();
  await expectMode(page, 'system', 'light');
  await page.reload();
  await expectMode(page, 'system', 'light');
});

test('a choice made while the application starts, after it has read the stored one, persists as well', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const {getItem} = Storage.prototype;
    let reads = 0;
    Storage.prototype.getItem = function (key) {
      const value = getItem.call(this, key);
      // the first two reads are those of the script in the head, before the first paint and on show; the third is that
      // of the application
      if (key === 'theme' && ++reads === 3)
        queueMicrotask(() => document.querySelector<HTMLElement>('header [data-control=theme]')!.click());
      return value;
    };
  });
  await open(page, '/sub/docs/intro');
  await expectMode(page, 'light', 'light');
  await toggle(page).click();
  await expectMode(page, 'dark', 'dark');
});

test('another tab follows a choice, and the system again when the key is removed', async ({context}) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await open(one, '/sub/docs/intro');
  await open(two, '/sub/blog');
  await toggle(one).click();
  await toggle(one).click();
  await expectMode(two, 'dark', 'dark');
  await toggle(one).click();
  await expectMode(two, 'system', 'light');
});
