import {expect, type Page, test} from '@playwright/test';
import {headline, ONE, OTHER} from '../support/own-site.ts';
import {DESKTOP, delayRequests, mainNav, mark, open} from '../support/page.ts';

test.use({viewport: DESKTOP});

const ARTICLE = OTHER.path;

test('Back to an address with a hash restores the scroll position', async ({page}) => {
  await open(page, ARTICLE);
  const isSame = await mark(page);
  const title = page.getByRole('heading', {level: 1});
  const first = await title.textContent();
  const place = page.getByRole('navigation', {name: 'On this page'}).getByRole('link').nth(2);
  const hash = (await place.getAttribute('href'))!;
  await place.click();
  await expect(page).toHaveURL(ARTICLE + hash);
  await expect(page.locator(hash)).toBeInViewport();
  const next = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: /^Next/});
  await next.scrollIntoViewIfNeeded();
  // the next frame reports it to the page
  const top = await page.evaluate(
    () => new Promise<number>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY)))),
  );
  await next.click();
  await expect(page).not.toHaveURL(ARTICLE + hash);
  await expect(title).not.toHaveText(first!);
  await page.goBack();
  await expect(page).toHaveURL(ARTICLE + hash);
  await expect(title).toHaveText(first!);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await page.goBack();
  await expect(page).toHaveURL(ARTICLE);
  await page.goForward();
  await page.goForward();
  await expect(title).not.toHaveText(first!);
  expect(await isSame()).toBe(true);
});

test('a link to the open page scrolls to its top and removes the hash from the address', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, `${ARTICLE}#what-else-counts`);
  const isSame = await mark(page);
  const link = mainNav(page).getByRole('link', {name: OTHER.label, exact: true});
  const top = () => page.evaluate(() => scrollY);
  const jump = page.getByRole('navigation', {name: 'On this page'}).getByRole('link').last();
  await jump.click();
  await expect.poll(top).toBeGreaterThan(400);
  await link.hover();
  requested.length = 0;
  await link.click();
  await expect.poll(top).toBe(0);
  await expect(page).toHaveURL(ARTICLE);
  await page.evaluate(() => scrollTo(0, 900));
  await link.click();
  await expect.poll(top).toBe(0);
  expect(await isSame()).toBe(true);
  expect(requested.filter((address) => address.includes(ARTICLE))).toEqual([]);

  await page.goBack();
  await expect(page).toHaveURL((await jump.evaluate(({href}: HTMLAnchorElement) => href))!);
  await expect.poll(top).toBeGreaterThan(400);
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: /^Next/}).click();
  await expect(page).not.toHaveURL(new RegExp(ARTICLE));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${ARTICLE}#`));
  expect(await isSame()).toBe(true);
});

test('a link to the open page cancels a pending click, and keeps its own address', async ({page}) => {
  await open(page, `${ARTICLE}#main`);
  await delayRequests(page, /yoga\/.*\.txt/);
  await mainNav(page).getByRole('link', {name: ONE.label, exact: true}).click();
  await expect(page.locator('#nprogress')).toBeVisible();
  await mainNav(page).getByRole('link', {name: OTHER.label, exact: true}).click();
  await expect(page.locator('#nprogress')).toBeHidden();
  await expect(page).toHaveURL(ARTICLE);
});

test('a click on a link to the open address cancels a pending click', async ({page}) => {
  await open(page, ARTICLE);
  const isSame = await mark(page);
  const release = await delayRequests(page, /yoga\/.*\.txt/);
  await mainNav(page).getByRole('link', {name: ONE.label, exact: true}).click();
  await expect(page.locator('#nprogress')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 900));
  await mainNav(page).getByRole('link', {name: OTHER.label, exact: true}).click();
  await expect(page.locator('#nprogress')).toBeHidden();
  release();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(ARTICLE);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await isSame()).toBe(true);
});

test('a jump within the open page does not cancel a pending click', async ({page}) => {
  await open(page, ARTICLE);
  const release = await delayRequests(page, /yoga\/.*\.txt/);
  await mainNav(page).getByRole('link', {name: ONE.label, exact: true}).click();
  await expect(page.locator('#nprogress')).toBeVisible();
  await page.getByRole('navigation', {name: 'On this page'}).getByRole('link').last().click();
  await expect(page).toHaveURL(new RegExp(`${ARTICLE}#`));
  release();
  await expect(page).toHaveURL(ONE.path);
  await expect(page.locator('#nprogress')).toBeHidden();
});

/** Opens a page by a load, with the introduction before it in the history, and stops the clock. */
async function openAfterIntro(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, '/docs/intro');
  await mainNav(page).getByRole('link', {name: ONE.label, exact: true}).click();
  await expect(page).toHaveURL(ONE.path);
  await page.reload();
  await open(page, page.url());
}

test('Back to a page whose data does not arrive becomes a page load, unless the reader has gone Forward meanwhile', async ({
  page,
}) => {
  await openAfterIntro(page);
  const isSame = await mark(page);
  await page.route('**/*.txt?*', () => {});
  await page.goBack();
  await expect(page).toHaveURL('/docs/intro');
  await page.goForward();
  await expect(page).toHaveURL(ONE.path);
  await page.clock.fastForward(7000);
  // a load that had started would be reported by now
  await page.request.get('/robots.txt');
  expect(await isSame()).toBe(true);
  await page.goBack();
  await page.clock.fastForward(7000);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(headline('/docs/intro'));
  await expect(page).toHaveURL('/docs/intro');
});

test('while Back waits for data, a click on the link of that page still leads to it', async ({page}) => {
  await openAfterIntro(page);
  await page.route('**/*.txt?*', () => {});
  await page.goBack();
  await expect(page).toHaveURL('/docs/intro');
  await mainNav(page).locator('.navbar-items a[href="/docs/intro"]').click();
  await page.clock.fastForward(7000);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(headline('/docs/intro'));
  await expect(page).toHaveURL('/docs/intro');
});

test('data that cannot be fetched is reported in the console, and the page is loaded', async ({page}) => {
  await page.route('**/docs/yoga/**/*.txt?*', (route) => route.fulfill({status: 404, body: 'Not found'}));
  await open(page, '/docs/intro');
  const warning = page.waitForEvent('console', (message) => message.text().includes('could not be fetched'));
  await mainNav(page).getByRole('link', {name: ONE.label, exact: true}).click();
  expect((await warning).type()).toBe('warning');
  await expect(page.getByRole('heading', {level: 1})).toContainText(ONE.title);
});
