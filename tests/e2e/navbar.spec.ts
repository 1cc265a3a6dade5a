import {expect, test} from '@playwright/test';
import {BLOG, computed, EARLY, ITEMS, LAST, LONG, ONE, OTHER, SITE} from '../support/own-site.ts';
import {mainNav, menu, open, PHONE, settled} from '../support/page.ts';

test('the items are on the left, in order, after the logo, which links home; search and toggle are on the right', async ({
  page,
}) => {
  await page.goto('/');
  const links = mainNav(page).getByRole('link');
  const found = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(found.slice(0, ITEMS.length + 1)).toEqual([[SITE, '/'], ...ITEMS.map(({label, path}) => [label, path])]);
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

/** The pages in the same sidebar as a page of the bar, or below it. */
const MARKED: [address: string, item: string, isPage: boolean][] = [
  ['/docs/intro', '/docs/intro', true],
  [LONG, LONG, true],
  ['/docs/gardening/Compost-and-Mulch', LONG, false],
  ['/docs/hydroponics/Growing-Without-Soil', LONG, false],
  ['/docs/vitamins/vitamin-d', '/docs/vitamins/vitamins-basics', false],
  ['/docs/yoga/yoga-for-seniors', '/docs/yoga/unveiling-yoga', false],
  ['/docs/category/outdoor', '/docs/outdoors/Escape-the-Gym', false],
  ['/docs/category/getting-started', '/docs/intro', false],
  ['/docs/wellness/Habits-That-Stick', '/docs/wellness/Beyond-Diet-and-Exercise', false],
  ['/blog', '/blog', true],
  ['/blog/2025-10-29-less-salt-more-flavour', '/blog', false],
  ['/blog/tags/diet', '/blog', false],
  ['/docs/tags', '', false],
  ['/', '', false],
];
/** The item of a page, if the bar has one. */
const itemTo = (path: string) => ITEMS.find((item) => item.path === path)?.label;
test('only the item of the open page or its section is marked', async ({page}) => {
  test.slow();
  for (const [address, path, isPage] of MARKED) {
    const item = itemTo(path);
    await page.goto(address);
    const bold: string[] = [];
    for (const {label: name} of ITEMS) {
      const link = mainNav(page).getByRole('link', {name, exact: true});
      if ((await link.evaluate((element) => getComputedStyle(element).fontWeight)) === '700') bold.push(name);
    }
    const current = await mainNav(page).locator('a[aria-current="page"]:visible').allInnerTexts();
    expect
      .soft({address, bold, current})
      .toEqual({address, bold: item ? [item] : [], current: item && isPage ? [item] : []});
  }
});

const HUES: [address: string, item: string, hue: string][] = [
  ['/docs/intro', '/docs/intro', 'leaf'],
  ['/docs/vitamins/vitamin-d', '/docs/vitamins/vitamins-basics', 'citrus'],
  ['/docs/yoga/unveiling-yoga', '/docs/yoga/unveiling-yoga', 'clay'],
  ['/blog/tags/diet', '/blog', 'sun'],
];
for (const [address, path, hue] of HUES) {
  const item = itemTo(path);
  if (!item) continue;
  test(`on ${address} the mark of “${item}” has the hue of its section, in the bar and in the menu`, async ({page}) => {
    await page.goto(address);
    const inBar = mainNav(page).getByRole('link', {name: item, exact: true});
    const inMenu = page.locator('dialog a.link-item', {hasText: item});
    for (const theme of ['light', 'dark'] as const) {
      await page.locator('html').evaluate((html, value) => html.setAttribute('data-theme', value), theme);
      await expect(inBar).toHaveCSS('border-block-end-color', computed(hue, theme));
      await expect(inMenu).toHaveCSS('border-inline-start-color', computed(hue, theme));
    }
  });
}

test('the mark follows a navigation in the application', async ({page}) => {
  await open(page, '/docs/intro');
  await mainNav(page).getByRole('link', {name: ONE.label, exact: true}).click();
  await expect(page).toHaveURL(ONE.path);
  await expect(mainNav(page).locator('a[aria-current="page"]:visible')).toHaveText([ONE.label]);
});

test('the bar hides when scrolling down, returns when scrolling up and is always visible near the top', async ({
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
});

test('a jump to an anchor hides the bar, up or down, and the heading is in view', async ({page}) => {
  await open(page, LONG);
  const bar = page.getByRole('banner');
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await contents.getByRole('link', {name: LAST.text}).click();
  await expect(bar).not.toBeInViewport();
  await expect(page.locator(`#${LAST.id}`)).toBeInViewport({ratio: 1});
  await contents.getByRole('link', {name: EARLY.text}).click();
  await expect(page.locator(`#${EARLY.id}`)).toBeInViewport({ratio: 1});
  await expect(bar).not.toBeInViewport();
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

test('a heading in the address is shown below the bar', async ({page}) => {
  await open(page, `${LONG}#${EARLY.id}`);
  const [bar, heading] = await Promise.all([
    page.getByRole('banner').boundingBox(),
    page.locator(`#${EARLY.id}`).boundingBox(),
  ]);
  expect(heading!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
  expect(heading!.y).toBeLessThan(bar!.y + bar!.height + 60);
});

for (const letters of [16, 20, 24, 32]) {
  test(`with a font size of ${letters} px the bar stays on one line, and covers no heading`, async ({page}) => {
    await page.goto(LONG);
    // the reader's own font size, as in the browser's settings
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}px`), letters);
    for (const width of [320, 390, 997, 1100, 1280]) {
      await page.setViewportSize({width, height: 900});
      await page.evaluate((id) => document.getElementById(id)!.scrollIntoView(), EARLY.id);
      const [bar, heading] = await Promise.all([
        page.getByRole('banner').boundingBox(),
        page.locator(`#${EARLY.id}`).boundingBox(),
      ]);
      expect.soft(bar!.height, `${width} px`).toBeLessThan(75);
      expect.soft(heading!.y, `${width} px`).toBeGreaterThanOrEqual(bar!.y + bar!.height);
    }
  });
}

test('the bar never hides while the focus is inside it, and shows when the focus enters it', async ({page}) => {
  await open(page, LONG);
  const bar = page.getByRole('banner');
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 900);
  await expect(bar).not.toBeInViewport();
  await mainNav(page).getByRole('link', {name: OTHER.label, exact: true}).focus();
  await expect(bar).toBeInViewport({ratio: 1});
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1200);
  await settled(page);
  await expect(bar).toBeInViewport({ratio: 1});
});

test('the bar never hides while the menu is open', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, LONG);
  await page.getByRole('button', {name: 'Open menu'}).click();
  await expect(menu(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await settled(page);
  await expect(page.locator('header:has(nav[aria-label="Main"])')).toBeInViewport({ratio: 1});
});
