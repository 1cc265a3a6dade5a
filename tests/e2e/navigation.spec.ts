import {expect, type Page, test} from '@playwright/test';
import {follow, hold, mainNav, mark, open, untilReady, watchProblems} from '../support/page.ts';

const DATA = /\.txt(\?|$)/;

/** Notes from now on when the progress bar shows, in ms after the last press. */
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

test('a slow navigation shows the progress bar after 200 ms, without a spinner, until the page is there', async ({
  page,
}) => {
  const release = await hold(page, DATA);
  await open(page, '/docs/intro');
  const shown = await watchBar(page);
  await mainNav(page).getByRole('link', {name: 'Wellness'}).click();
  const bar = page.locator('#nprogress');
  await expect(bar).toBeVisible();
  const [delay] = await shown();
  expect(delay).toBeGreaterThanOrEqual(199);
  expect(delay).toBeLessThan(1000);
  await expect(page.getByRole('status')).toHaveCount(0);
  release();
  await expect(page).toHaveURL('/docs/wellness/Beyond-Diet-and-Exercise');
  await expect(bar).toBeHidden();
});

test('a fast navigation shows no progress bar', async ({page}) => {
  await page.clock.install();
  await open(page, '/docs/intro');
  const link = mainNav(page).getByRole('link', {name: 'Wellness'});
  const prefetched = page.waitForResponse(
    (response) => response.url().includes('Beyond-Diet') && DATA.test(response.url()),
  );
  await link.hover();
  await (await prefetched).finished();
  const shown = await watchBar(page);
  // the time of the page stands still but for ten frames, however long a busy machine takes for the click
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await link.click();
  for (let frame = 0; frame < 10; frame++) {
    await page.clock.runFor(16);
    await page.waitForTimeout(50);
  }
  await expect(page.getByRole('heading', {level: 1})).toContainText('Beyond diet');
  await expect(page).toHaveURL(/Beyond-Diet/);
  await page.clock.runFor(300);
  expect(await shown()).toEqual([]);
});

test('a change of the hash alone shows no progress bar, however slow', async ({page}) => {
  await page.clock.install();
  await hold(page, DATA);
  await open(page, '/docs/intro');
  const shown = await watchBar(page);
  await follow(page, '/docs/intro#what-we-write-about');
  await page.clock.runFor(500);
  expect(await shown()).toEqual([]);
});

test('a navigation given up for the open page leaves no progress bar behind', async ({page}) => {
  await hold(page, DATA);
  await open(page, '/docs/intro');
  await mainNav(page).getByRole('link', {name: 'Wellness'}).click();
  await expect(page.locator('#nprogress')).toBeVisible();
  await mainNav(page).getByRole('link', {name: 'Introduction'}).click();
  await expect(page.locator('#nprogress')).toBeHidden();
});

test('after a navigation the focus is at the start of main and the new title is announced', async ({page}) => {
  await open(page, '/docs/intro');
  const isSame = await mark(page);
  await mainNav(page).getByRole('link', {name: 'Yoga'}).click();
  await expect(page).toHaveTitle('Unveiling yoga: what it is and how to begin | Sunroot');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('next-route-announcer [aria-live]')).toHaveText(
    /^Unveiling yoga: what it is and how to begin( \| Sunroot)?$/,
  );
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
  expect(await isSame()).toBe(true);
});

test('a navigation begins at the top of the new page', async ({page}) => {
  await open(page, '/docs/intro');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page
    .getByRole('navigation', {name: 'Docs pages'})
    .or(page.getByRole('contentinfo').getByRole('link', {name: 'Blogs'}))
    .last()
    .click();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a navigation to a heading of another page leads to that heading', async ({page}) => {
  await open(page, '/docs/intro');
  await follow(page, '/docs/gardening/Unlocking-the-Earth_s-Secrets#it-makes-you-move');
  await expect(page).toHaveURL('/docs/gardening/Unlocking-the-Earth_s-Secrets#it-makes-you-move');
  const heading = page.locator('#it-makes-you-move');
  await expect(heading).toBeInViewport({ratio: 1});
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('an address whose hash cannot be decoded leads to its page, by a link and by Back and Forward', async ({page}) => {
  const problems = await watchProblems(page);
  const title = page.getByRole('heading', {level: 1});
  await open(page, '/docs/intro');
  await follow(page, '/docs/yoga/unveiling-yoga#%E0%A4%A');
  await expect(title).toContainText('Unveiling yoga');
  await untilReady(page);
  await mainNav(page).getByRole('link', {name: 'Blog'}).click();
  await expect(title).toHaveText('Blog');
  await page.goBack();
  await expect(title).toContainText('Unveiling yoga');
  await page.goForward();
  await expect(title).toHaveText('Blog');
  expect(problems).toEqual([]);
});

test('Back and Forward show the content of their pages and where the reader was', async ({page}) => {
  await open(page, '/docs/intro');
  const isSame = await mark(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  // by script, because a press of the mouse would first bring the link into view
  await mainNav(page)
    .getByRole('link', {name: 'Yoga'})
    .evaluate((link: HTMLElement) => link.click());
  const title = page.getByRole('heading', {level: 1});
  await expect(title).toContainText('Unveiling yoga');
  // the headline comes before the rest of the page, and before its address
  await expect(page).toHaveURL('/docs/yoga/unveiling-yoga');
  await page.goBack();
  await expect(title).toHaveText('Welcome to Sunroot');
  await expect(page).toHaveTitle('Welcome to Sunroot | Sunroot');
  await expect(page.locator('article .prose').first()).toContainText(/\w{20}|\w+ \w+ \w+/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.goForward();
  await expect(title).toContainText('Unveiling yoga');
  expect(await isSame()).toBe(true);
});

test('a press with a modifier, a new tab and a download are left to the browser', async ({page, context}) => {
  await open(page, '/docs/intro');
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    mainNav(page)
      .getByRole('link', {name: 'Yoga'})
      .click({modifiers: ['Control']}),
  ]);
  await expect(other).toHaveURL('/docs/yoga/unveiling-yoga');
  await expect(page).toHaveURL('/docs/intro');
});

const ENDINGS = ['/', '.html', '/index.html'];
for (const ending of ENDINGS) {
  test(`/docs/intro${ending} becomes the bare path, query and hash kept, and stays so after hydration`, async ({
    page,
  }) => {
    await page.goto(`/docs/intro${ending}?from=mail#main`);
    await expect(page).toHaveURL('/docs/intro?from=mail#main');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Welcome to Sunroot');
    await page.keyboard.press('Shift');
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expect(page).toHaveURL('/docs/intro?from=mail#main');
    await expect(mainNav(page).locator('[aria-current="page"]:visible')).toHaveText(['Introduction']);
  });
}

test('a link to an address with .html leads to the bare path inside the application', async ({page}) => {
  await open(page, '/');
  const isSame = await mark(page);
  await follow(page, '/docs/intro.html#main');
  await expect(page).toHaveURL('/docs/intro#main');
  expect(await isSame()).toBe(true);
});
