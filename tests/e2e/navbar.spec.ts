import {expect, test} from '@playwright/test';
import {BLOG, computed, EARLY, ITEMS, LAST, LONG, ONE, OTHER} from '../support/own-site.ts';
import {mainNav, open, settled, untilReady} from '../support/page.ts';

test('the items are on the left, search and toggle on the right', async ({page}) => {
  await page.goto('/');
  const [blog, search, toggle] = await Promise.all([
    mainNav(page).getByRole('link', {name: BLOG.label, exact: true}).boundingBox(),
    mainNav(page).locator('[data-control="search"]:visible').boundingBox(),
    mainNav(page)
      .getByRole('button', {name: /^Switch between/})
      .boundingBox(),
  ]);
  expect(blog!.x).toBeLessThan(search!.x);
  expect(search!.x).toBeLessThan(toggle!.x);
  await expect(mainNav(page).getByRole('button', {name: 'Open menu'})).toBeHidden();
});

/** Which item is marked, on every kind of page: tests/export/frame.test.ts. */
const HUES: [address: string, item: string, hue: string][] = [
  ['/docs/intro', '/docs/intro', 'leaf'],
  ['/docs/vitamins/vitamin-d', '/docs/vitamins/vitamins-basics', 'citrus'],
  ['/docs/yoga/unveiling-yoga', '/docs/yoga/unveiling-yoga', 'clay'],
  ['/blog/tags/diet', '/blog', 'sun'],
];
test('the marked item alone is bold and has the hue of its section, in the bar and in the menu', async ({page}) => {
  for (const [address, path, hue] of HUES) {
    const item = ITEMS.find((one) => one.path === path)?.label;
    if (!item) continue;
    await page.goto(address);
    const inBar = mainNav(page).getByRole('link', {name: item, exact: true});
    const inMenu = page.locator('dialog a.link-item', {hasText: item});
    await expect(inBar).toHaveCSS('font-weight', '700');
    await expect(mainNav(page).locator('a.link-item:not([data-active]):visible').first()).toHaveCSS(
      'font-weight',
      /^[45]00$/,
    );
    for (const theme of ['light', 'dark'] as const) {
      await page.locator('html').evaluate((html, value) => html.setAttribute('data-theme', value), theme);
      await expect(inBar).toHaveCSS('border-block-end-color', computed(hue, theme));
      await expect(inMenu).toHaveCSS('border-inline-start-color', computed(hue, theme));
    }
  }
  // and it follows a navigation in the application
  await untilReady(page);
  await mainNav(page).getByRole('link', {name: ONE.label, exact: true}).click();
  await expect(page).toHaveURL(ONE.path);
  await expect(mainNav(page).locator('a[aria-current="page"]:visible')).toHaveText([ONE.label]);
});

test('the bar hides when scrolling down, returns when scrolling up, and is visible near the top and with the focus inside', async ({
  page,
}) => {
  await open(page, LONG);
  const bar = page.getByRole('banner');
  await page.mouse.wheel(0, 60);
  await settled(page);
  await expect(bar).toBeInViewport({ratio: 1});
  await page.mouse.wheel(0, 900);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(bar).toBeInViewport({ratio: 1});
  await page.mouse.wheel(0, 400);
  await expect(bar).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 30));
  await expect(bar).toBeInViewport({ratio: 1});
  await page.mouse.wheel(0, 900);
  await expect(bar).not.toBeInViewport();
  await mainNav(page).getByRole('link', {name: OTHER.label, exact: true}).focus();
  await expect(bar).toBeInViewport({ratio: 1});
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1200);
  await settled(page);
  await expect(bar).toBeInViewport({ratio: 1});
});

test('a heading in the address is below the bar; a jump hides the bar, up or down, and the heading is in view', async ({
  page,
}) => {
  await open(page, `${LONG}#${EARLY.id}`);
  const bar = page.getByRole('banner');
  const [box, heading] = await Promise.all([bar.boundingBox(), page.locator(`#${EARLY.id}`).boundingBox()]);
  expect(heading!.y).toBeGreaterThanOrEqual(box!.y + box!.height);
  expect(heading!.y).toBeLessThan(box!.y + box!.height + 60);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  for (const {id, text} of [LAST, EARLY]) {
    await contents.getByRole('link', {name: text}).click();
    await expect(bar).not.toBeInViewport();
    await expect(page.locator(`#${id}`)).toBeInViewport({ratio: 1});
  }
});

test('a click on the current anchor hides nothing later', async ({page}) => {
  await page.clock.install();
  await open(page, `${LONG}#${EARLY.id}`);
  const bar = page.getByRole('banner');
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, -100);
  await expect(bar).toBeInViewport({ratio: 1});
  await page.evaluate((id) => document.getElementById(id)!.scrollIntoView(), EARLY.id);
  await settled(page);
  await page
    .getByRole('navigation', {name: 'On this page'})
    .getByRole('link', {name: EARLY.text})
    .evaluate((link: HTMLElement) => link.click());
  await page.clock.runFor(1200);
  const y = () => page.evaluate(() => window.scrollY);
  const before = await y();
  await page.mouse.wheel(0, -300);
  await expect.poll(y).toBeLessThan(before - 200);
  await expect(bar).toBeInViewport({ratio: 1});
});

test('with a font size of 16, 20, 24 or 32 px the bar stays on one line, and covers no heading', async ({page}) => {
  await page.goto(LONG);
  for (const letters of [16, 20, 24, 32]) {
    // the reader's own font size, as in the browser's settings
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}px`), letters);
    for (const width of [320, 390, 997, 1100, 1280]) {
      await page.setViewportSize({width, height: 900});
      await page.evaluate((id) => document.getElementById(id)!.scrollIntoView(), EARLY.id);
      const [bar, heading] = await Promise.all([
        page.getByRole('banner').boundingBox(),
        page.locator(`#${EARLY.id}`).boundingBox(),
      ]);
      expect.soft(bar!.height, `${letters} px, ${width} px`).toBeLessThan(75);
      expect.soft(heading!.y, `${letters} px, ${width} px`).toBeGreaterThanOrEqual(bar!.y + bar!.height);
    }
  }
});
