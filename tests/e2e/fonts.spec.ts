import {expect, type Page, test} from '@playwright/test';
import {shiftOf, watchShifts} from '../support/layout-shifts';
import {ONE} from '../support/own-site.ts';
import {DESKTOP, delayRequests, mainNav, open, PHONE, untilReady, watchProblems} from '../support/page';

const FONTS = '**/fonts/*.woff2';
const PAGES = ['/', '/docs', '/docs/yoga/gentle-backbends'];

/** The fonts that paint the heading of the page and a link of its footer: ours, or the system's. */
async function fontsOf(page: Page): Promise<('ours' | 'system')[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument');
  const origins: ('ours' | 'system')[] = [];
  for (const selector of ['h1', 'footer a']) {
    const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector});
    const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
    origins.push(fonts.every(({isCustomFont}) => isCustomFont) ? 'ours' : 'system');
  }
  await session.detach();
  return origins;
}

for (const viewport of [PHONE, DESKTOP]) {
  for (const address of PAGES) {
    test(`fonts that load after the first paint change nothing on ${address} at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await watchShifts(page);
      const release = await delayRequests(page, FONTS);
      await page.goto(address);
      await untilReady(page);
      const fonts = page.waitForResponse(FONTS);
      release();
      await fonts;
      await page.waitForLoadState('networkidle');
      expect(await fontsOf(page)).toEqual(['system', 'system']);
      expect(await shiftOf(page)).toBe(0);
    });
  }
}

test('the headline of the home page has two lines in both fonts: the one of the site and the one of the system', async ({
  page,
}) => {
  const lines = () =>
    page
      .locator('h1')
      .evaluate((h1) => Math.round(h1.clientHeight / Number.parseFloat(getComputedStyle(h1).lineHeight)));
  for (const viewport of [PHONE, {width: 768, height: 1024}, DESKTOP]) {
    await page.setViewportSize(viewport);
    const release = await delayRequests(page, FONTS);
    await page.goto('/');
    expect(await lines()).toBe(2);
    release();
    await page.evaluate(() => document.fonts.load('600 1em fraunces'));
    await page.locator('h1').evaluate((h1) => (h1.style.fontFamily = 'fraunces'));
    expect(await lines()).toBe(2);
  }
});

test('the next page in the application uses fonts that have loaded meanwhile', async ({page}) => {
  const problems = await watchProblems(page);
  const release = await delayRequests(page, FONTS);
  await open(page, '/docs/intro');
  release();
  await page.waitForLoadState('networkidle');
  await mainNav(page).getByRole('link', {name: ONE.label, exact: true}).click();
  await expect(page).toHaveURL(ONE.path);
  await expect.poll(() => fontsOf(page)).toEqual(['ours', 'ours']);
  expect(problems).toEqual([]);
});

test('a page loaded from another one of the site shows the fonts from its first frame', async ({page}) => {
  const problems = await watchProblems(page);
  await open(page, '/docs/intro');
  await page.waitForLoadState('networkidle');
  await watchShifts(page);
  await page.evaluate(() => location.assign('/blog'));
  await expect(page).toHaveURL('/blog');
  await untilReady(page);
  expect(await fontsOf(page)).toEqual(['ours', 'ours']);
  expect(await shiftOf(page)).toBe(0);
  expect(problems).toEqual([]);
});

test('when one font does not load, the other is not used either', async ({page}) => {
  await page.route('**/fonts/atkinson*', (route) => route.abort());
  await open(page, '/docs/intro');
  await mainNav(page).getByRole('link', {name: ONE.label, exact: true}).click();
  await expect(page).toHaveURL(ONE.path);
  expect(await fontsOf(page)).toEqual(['system', 'system']);
});
