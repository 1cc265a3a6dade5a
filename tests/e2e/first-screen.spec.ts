import {expect, type Page, test} from '@playwright/test';
import {shiftOf, watchShifts} from '../support/layout-shifts';
import {DESKTOP, delayRequests, PHONE} from '../support/page';
import {servePiecewise} from '../support/slow-connection';

const SHEET = '**/_next/static/chunks/*.css';
const LONG_DOC = '/docs/wellness/A-Better-Bedroom';
const PAGES = [
  '/',
  '/docs',
  LONG_DOC,
  '/blog/2025-10-29-less-salt-more-flavour',
  '/blog',
  '/docs/tags/soil',
  '/docs/category/getting-started',
  '/a-z',
  '/404',
];
const VIEWS = [
  {viewport: DESKTOP, mode: 'light'},
  {viewport: PHONE, mode: 'dark'},
] as const;

const isStyled = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.unstyled === undefined);

/** What is visible without scrolling: each element with its position and style. Parts below the window may grow. */
const onScreen = (page: Page) =>
  page.evaluate(() => {
    const LOOK = [
      ...[
        'color',
        'backgroundColor',
        'fontFamily',
        'fontSize',
        'fontWeight',
        'lineHeight',
        'letterSpacing',
        'textAlign',
      ],
      ...['textDecorationLine', 'borderTopWidth', 'borderTopColor', 'borderBottomWidth', 'borderBottomColor'],
      ...['borderRadius', 'boxShadow', 'opacity', 'fill', 'stroke', 'display', 'position'],
    ] as const;
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const {left, top, width, height, bottom} = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({visibilityProperty: true}) && width * height > 0;
      if (!isSeen || top > innerHeight || bottom < 0 || left >= innerWidth) return [];
      const place = [left, top, width, bottom > innerHeight ? 'on' : height].map((value) =>
        typeof value === 'number' ? Math.round(value) : value,
      );
      const style = getComputedStyle(element) as unknown as Record<string, string>;
      return `${element.tagName} ${element.getAttribute('class')} ${place} ${LOOK.map((key) => style[key]).join(' ')}`;
    });
  });

for (const {viewport, mode} of VIEWS) {
  for (const address of PAGES) {
    test(`without its style sheet the first screen of ${address} looks the same, at ${viewport.width} px, ${mode}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
      await watchShifts(page);
      const release = await delayRequests(page, SHEET);
      await page.goto(address, {waitUntil: 'commit'});
      await expect(page.locator('#runtime')).toBeAttached();
      const before = await onScreen(page);
      expect(before.length).toBeGreaterThan(15);
      release();
      await isStyled(page);
      const after = new Set(await onScreen(page));
      expect(before.filter((element) => !after.has(element))).toEqual([]);
      expect(await shiftOf(page)).toBe(0);
    });
  }
}

for (const {viewport} of VIEWS) {
  test(`a page that arrives in pieces shifts nothing, at ${viewport.width} px`, async ({page, baseURL}) => {
    const {url, stop} = await servePiecewise(baseURL!, {bytes: 500, gapMs: 17});
    try {
      await page.setViewportSize(viewport);
      await watchShifts(page);
      await page.goto(url + LONG_DOC);
      await isStyled(page);
      expect(await shiftOf(page)).toBe(0);
    } finally {
      stop();
    }
  });
}

test('what is below the first screen appears with the style sheet', async ({page}) => {
  const release = await delayRequests(page, SHEET);
  await page.goto(LONG_DOC, {waitUntil: 'commit'});
  await expect(page.locator('.prose > :nth-child(2)')).toBeVisible();
  for (const later of ['.prose > figure', '.article-layout-footer', 'body > footer']) {
    await expect(page.locator(later).first()).toBeHidden();
  }
  release();
  for (const later of ['.prose > figure', '.article-layout-footer', 'body > footer']) {
    await expect(page.locator(later).first()).toBeVisible();
  }
});

test('a reader who follows a link to an anchor sees nothing before it is styled', async ({page}) => {
  const release = await delayRequests(page, SHEET);
  await page.goto(`${LONG_DOC}#sources`, {waitUntil: 'commit'});
  await expect(page.locator('#runtime')).toBeAttached();
  await expect(page.locator('h1')).toBeHidden();
  release();
  await expect(page.locator('#sources')).toBeInViewport();
});

test('a click on a link to an anchor that waits for the style sheet leads there', async ({page}) => {
  const release = await delayRequests(page, SHEET);
  await page.goto(LONG_DOC, {waitUntil: 'commit'});
  await page.locator('nav[data-toc] a').last().click();
  await expect(page).toHaveURL(/#/);
  const heading = page.locator(':target');
  await expect(heading).toBeInViewport();
  release();
  await isStyled(page);
  await expect(heading).toBeInViewport();
});

test('a style sheet that fails to load blocks nothing', async ({page}) => {
  await page.route(SHEET, (route) => route.abort());
  await page.goto(LONG_DOC);
  for (const part of ['h1', '.prose > :last-child', 'body > footer']) await expect(page.locator(part)).toBeVisible();
});

test('controls work before the style sheet has loaded', async ({page}) => {
  await delayRequests(page, SHEET);
  await page.goto(LONG_DOC, {waitUntil: 'commit'});
  await expect(page.locator('#runtime')).toBeAttached();
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const category = page.locator('[data-control=disclosure]').last();
  const isOpen = await category.getAttribute('aria-expanded');
  await category.click();
  await expect(category).toHaveAttribute('aria-expanded', isOpen === 'true' ? 'false' : 'true');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a page waits for its style sheet as usual', async ({page}) => {
    await page.goto(LONG_DOC);
    await expect(page.locator('head link[rel=stylesheet]')).toBeAttached();
    await expect(page.locator('.prose > :last-child')).toBeVisible();
    await expect(page.locator('body > footer')).toHaveCSS('display', 'block');
  });
});
