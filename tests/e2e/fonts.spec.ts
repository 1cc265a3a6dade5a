import {expect, type Page, test} from '@playwright/test';
import {ONE} from '../support/own-site.ts';
import {DESKTOP, mainNav, open, PHONE, untilReady, watchProblems} from '../support/page';
import {shiftOf, watchShifts} from '../support/shifts';

const PAGES = [
  '/',
  '/docs',
  '/docs/yoga/gentle-backbends',
  '/blog/2025-10-29-less-salt-more-flavour',
  '/blog',
  '/docs/tags/soil',
  '/a-z',
];

/** 1.6 Mbit/s, 150 ms. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const line = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750};
  await session.send('Network.emulateNetworkConditions', line);
}

/** A line as the browser would tell of it. */
async function tell(
  page: Page,
  connection: {downlink: number; rtt: number; saveData?: boolean; effectiveType?: string},
): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), {
    effectiveType: '4g',
    ...connection,
  });
}

const untilFontsCame = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () => [...document.fonts].filter(({status, display}) => status === 'loaded' && display === 'optional').length,
      ),
    )
    .toBe(2);

/** What asked for the fonts first: `link`, before the first paint, or `css`, with it. */
const askers = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({name}) => name.endsWith('.woff2'))
      .map(({initiatorType}) => initiatorType),
  );

/** Whether the fonts were asked for only when all else of the page was there. */
const cameLast = (page: Page) =>
  page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const fonts = performance.getEntriesByType('resource').filter(({name}) => name.endsWith('.woff2'));
    return fonts.every(({startTime}) => startTime > load!.loadEventEnd);
  });

/** Whether the heading of the page is painted with one of our own fonts. */
async function hasOwnLetters(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument');
  const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector: 'h1'});
  const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
  await session.detach();
  return fonts.every(({isCustomFont}) => isCustomFont);
}

for (const viewport of [PHONE, DESKTOP]) {
  for (const address of PAGES) {
    test(`on a slow connection the fonts come after all of the page and move nothing on ${address} at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await slowDown(page);
      await watchShifts(page);
      await page.goto(address);
      await untilFontsCame(page);
      expect(await askers(page)).toEqual(['css', 'css']);
      expect(await cameLast(page)).toBe(true);
      expect(await hasOwnLetters(page)).toBe(false);
      expect(await shiftOf(page)).toBe(0);
    });
  }
}

test('a page reached inside the application uses the fonts that came meanwhile', async ({page}) => {
  const problems = await watchProblems(page);
  await slowDown(page);
  await watchShifts(page);
  await page.goto('/docs/intro');
  await untilFontsCame(page);
  await untilReady(page);
  await mainNav(page).getByRole('link', {name: ONE.label, exact: true}).click();
  await expect(page).toHaveURL(ONE.path);
  await expect.poll(() => hasOwnLetters(page)).toBe(true);
  // only the words of the navbar, which stays, become wider or narrower by hairs
  expect(await shiftOf(page)).toBeLessThan(0.001);
  expect(problems).toEqual([]);
});

test('a page loaded after another one uses the fonts', async ({page}) => {
  await slowDown(page);
  await page.goto('/docs/intro');
  await untilFontsCame(page);
  await page.evaluate((path) => location.assign(path), ONE.path);
  await page.waitForURL(ONE.path);
  await expect(page.locator('link[as=font]:not([media])')).toHaveCount(2);
  await expect.poll(() => hasOwnLetters(page)).toBe(true);
});

test('on a quick connection the fonts are asked for before the first paint', async ({page}) => {
  await tell(page, {downlink: 10, rtt: 50});
  await open(page, '/docs/intro');
  expect(await askers(page)).toEqual(['link', 'link']);
});

for (const [who, line] of Object.entries({'who save data': {saveData: true}, 'on 2G': {effectiveType: '2g'}})) {
  test(`readers ${who} keep the letters of their system, and no font is fetched for them`, async ({page}) => {
    await tell(page, {downlink: 10, rtt: 50, ...line});
    await watchShifts(page);
    await open(page, '/docs/intro');
    await mainNav(page).getByRole('link', {name: ONE.label, exact: true}).click();
    await expect(page).toHaveURL(ONE.path);
    await page.waitForLoadState('networkidle');
    expect(await askers(page)).toEqual([]);
    expect(await hasOwnLetters(page)).toBe(false);
    expect(await shiftOf(page)).toBe(0);
  });
}

test('without scripts the fonts come, too', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  const fonts: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/docs/intro');
  await expect.poll(() => fonts.length).toBe(2);
  await context.close();
});
