import {expect, type Page, test} from '@playwright/test';
import {BLOG, EARLY, headline, LONG, ONE, OTHER, tabTitle} from '../support/own-site.ts';
import {delayRequests, follow, mainNav, mark, open, untilReady, watchProblems} from '../support/page.ts';

const DATA = /\.txt(\?|$)/;

/** Records from now on when the progress bar is visible, in ms after the last click. */
async function watchBar(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    let pressedAt = 0;
    const shown: number[] = [];
    Object.assign(window, {shown});
    addEventListener('click', () => (pressedAt = performance.now()), true);
    new MutationObserver(() => {
      if (document.documentElement.dataset.loading !== undefined) shown.push(performance.now() - pressedAt);
    }).observe(document.documentElement, {attributeFilter: ['data-loading']});
  });
  return () => page.evaluate(() => (window as unknown as {shown: number[]}).shown);
}

test('a slow navigation shows the progress bar after 200 ms, without a spinner, until the page is shown', async ({
  page,
}) => {
  const release = await delayRequests(page, DATA);
  await open(page, '/docs/intro');
  const shown = await watchBar(page);
  await mainNav(page).getByRole('link', {name: OTHER.label, exact: true}).click();
  const bar = page.locator('#nprogress');
  await expect(bar).toBeVisible();
  const [delay] = await shown();
  expect(delay).toBeGreaterThanOrEqual(199);
  expect(delay).toBeLessThan(1000);
  await expect(page.getByRole('status').filter({hasText: /./})).toHaveCount(0);
  // a cancelled navigation leaves none behind
  await mainNav(page).locator('a.link-item[aria-current]:visible').click();
  await expect(bar).toBeHidden();
  await mainNav(page).getByRole('link', {name: OTHER.label, exact: true}).click();
  await expect(bar).toBeVisible();
  // the second is like the first: opaque, and from the left
  await expect(bar).toHaveCSS('opacity', '1');
  const {x, width} = (await bar.locator('[data-bar]').boundingBox())!;
  expect(x + width).toBeLessThan(width / 2);
  release();
  await expect(page).toHaveURL(OTHER.path);
  await expect(bar).toBeHidden();
});

test('a fast navigation shows no progress bar', async ({page}) => {
  await page.clock.install();
  await open(page, '/docs/intro');
  const link = mainNav(page).getByRole('link', {name: OTHER.label, exact: true});
  const prefetched = page.waitForResponse(
    (response) => response.url().includes(OTHER.path) && DATA.test(response.url()),
  );
  await link.hover();
  await (await prefetched).finished();
  const shown = await watchBar(page);
  // the page's clock stops except for ten frames, however long a busy machine takes for the click
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await link.click();
  for (let frame = 0; frame < 10; frame++) {
    await page.clock.runFor(16);
    // no bar appears, although the browser has real time between the frames of the stopped clock
    await page.waitForTimeout(50);
  }
  await expect(page.getByRole('heading', {level: 1})).toContainText(OTHER.title);
  await expect(page).toHaveURL(OTHER.path);
  await page.clock.runFor(300);
  expect(await shown()).toEqual([]);
});

test('a change of the hash alone shows no progress bar, however slow', async ({page}) => {
  await page.clock.install();
  await delayRequests(page, DATA);
  await open(page, '/docs/intro');
  const shown = await watchBar(page);
  await follow(page, '/docs/intro#what-we-write-about');
  await page.clock.runFor(500);
  expect(await shown()).toEqual([]);
});

test('a navigation starts at the top of the new page, the focus at the start of main, and the new title is announced', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  const isSame = await mark(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('contentinfo').getByRole('link', {name: 'Blogs'}).click();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await mainNav(page).getByRole('link', {name: ONE.label, exact: true}).click();
  await expect(page).toHaveTitle(tabTitle(ONE.title));
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('next-route-announcer [aria-live]')).toContainText(ONE.title);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
  expect(await isSame()).toBe(true);
});

test('a navigation to a heading of another page scrolls to that heading', async ({page}) => {
  await open(page, '/docs/intro');
  await follow(page, `${LONG}#${EARLY.id}`);
  await expect(page).toHaveURL(`${LONG}#${EARLY.id}`);
  const heading = page.locator(`#${EARLY.id}`);
  await expect(heading).toBeInViewport({ratio: 1});
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('an address with an invalid hash opens its page, by a link and by Back and Forward', async ({page}) => {
  const problems = await watchProblems(page);
  const title = page.getByRole('heading', {level: 1});
  await open(page, '/docs/intro');
  await follow(page, '/docs/yoga/unveiling-yoga#%E0%A4%A');
  await expect(title).toContainText(ONE.title);
  await untilReady(page);
  await mainNav(page).getByRole('link', {name: BLOG.label, exact: true}).click();
  await expect(title).toHaveText(BLOG.title);
  await page.goBack();
  await expect(title).toContainText(ONE.title);
  await page.goForward();
  await expect(title).toHaveText(BLOG.title);
  expect(problems).toEqual([]);
});

test('Back and Forward restore their pages and scroll positions', async ({page}) => {
  await open(page, '/docs/intro');
  const isSame = await mark(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  // by script, because a mouse click would first scroll the link into view
  await mainNav(page)
    .getByRole('link', {name: ONE.label, exact: true})
    .evaluate((link: HTMLElement) => link.click());
  const title = page.getByRole('heading', {level: 1});
  await expect(title).toContainText(ONE.title);
  // the headline comes before the rest of the page, and before its address
  await expect(page).toHaveURL(ONE.path);
  await page.goBack();
  await expect(title).toHaveText(headline('/docs/intro'));
  await expect(page).toHaveTitle(tabTitle(headline('/docs/intro')));
  await expect(page.locator('article .prose').first()).toContainText(/\w{20}|\w+ \w+ \w+/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.goForward();
  await expect(title).toContainText(ONE.title);
  expect(await isSame()).toBe(true);
});

test('clicks with a modifier, new tabs and downloads are left to the browser', async ({page, context}) => {
  await open(page, '/docs/intro');
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    mainNav(page)
      .getByRole('link', {name: ONE.label, exact: true})
      .click({modifiers: ['Control']}),
  ]);
  await expect(other).toHaveURL(ONE.path);
  await expect(page).toHaveURL('/docs/intro');
});

test('/docs/intro/, .html and /index.html become the bare path, preserving query and hash, and stay so after hydration', async ({
  page,
}) => {
  for (const ending of ['/', '.html', '/index.html']) {
    await page.goto(`/docs/intro${ending}?from=mail#main`);
    await expect(page).toHaveURL('/docs/intro?from=mail#main');
  }
  await expect(page.getByRole('heading', {level: 1})).toHaveText(headline('/docs/intro'));
  await untilReady(page);
  await expect(page).toHaveURL('/docs/intro?from=mail#main');
  // a link to such an address leads to the bare path within the application
  const isSame = await mark(page);
  await follow(page, '/docs/yoga/unveiling-yoga.html#main');
  await expect(page).toHaveURL('/docs/yoga/unveiling-yoga#main');
  expect(await isSame()).toBe(true);
});
