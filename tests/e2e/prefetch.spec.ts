import {expect, type Locator, type Page, test} from '@playwright/test';
import {BLOG, ONE, OTHER} from '../support/own-site.ts';
import {delayRequests, mainNav, mark, open, settled} from '../support/page.ts';

/** The pages whose data has been fetched, from now on. */
function fetchedPages(page: Page): Set<string> {
  const pages = new Set<string>();
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.txt')) pages.add(pathname.replace(/(\/__next\..*|\.txt)$/, '') || '/');
  });
  return pages;
}

test('links in view are prefetched, at most three on a page', async ({page}) => {
  const pages = fetchedPages(page);
  await open(page, '/blog');
  await expect.poll(() => pages.size).toBe(3);
  await page.evaluate(() => window.scrollTo(0, 4000));
  await page.waitForLoadState('networkidle');
  expect(pages.size).toBe(3);
});

test('the articles next to the open one in the sidebar are prefetched before other links', async ({page}) => {
  const pages = fetchedPages(page);
  await open(page, '/docs/wellness/Habits-That-Stick');
  await expect.poll(() => pages.size).toBe(3);
  expect([...pages]).toEqual([
    '/docs/wellness/Your-Body-Clock',
    '/docs/wellness/Beyond-Diet-and-Exercise',
    '/docs/wellness/Reading-Health-Claims',
  ]);
});

for (const [way, reach] of [
  ['pointed at', (link: Locator) => link.hover()],
  ['focused', (link: Locator) => link.focus()],
] as const) {
  test(`a link that is ${way} does not wait for links in view, and a click on it requests nothing more`, async ({
    page,
  }) => {
    const wanted = OTHER.path;
    const dataOfOthers = new RegExp(`^(?!.*${wanted}).*\\.txt`);
    const release = await delayRequests(page, dataOfOthers);
    const pages = fetchedPages(page);
    await open(page, '/blog');
    await expect.poll(() => pages.size).toBeGreaterThan(0);

    const link = mainNav(page).getByRole('link', {name: OTHER.label, exact: true});
    const came = page.waitForResponse(
      (response) => response.url().includes(`${wanted}/__next.`) && response.url().includes('__PAGE__'),
    );
    await reach(link);
    await (await came).finished();
    release();

    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'document' || request.url().includes(wanted)) requested.push(request.url());
    });
    const isSame = await mark(page);
    await link.press('Enter');
    await expect(page).toHaveURL(wanted);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(BLOG.title);
    expect(requested).toEqual([]);
    expect(await isSame()).toBe(true);
  });
}

test('a page costs one request for its content, wherever the reader comes from, and none when it was open before', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') requested.push(request.url());
  });
  await open(page, '/docs/tags');
  for (const [name, address] of [
    [ONE.label, ONE.path],
    [OTHER.label, OTHER.path],
    [ONE.label, ONE.path],
  ] as const) {
    await mainNav(page).getByRole('link', {name, exact: true}).click();
    await expect(page).toHaveURL(address);
  }
  const times = (address: string) =>
    requested.filter((url) => url.includes(address) && url.includes('__PAGE__')).length;
  expect(times(ONE.path)).toBe(1);
  expect(times(OTHER.path)).toBe(1);
});

test('a page that could not be prefetched is requested again by the click', async ({page}) => {
  let isBroken = true;
  const wanted = OTHER.path;
  await page.route(new RegExp(`${wanted}.*\\.txt`), (route) =>
    isBroken ? route.fulfill({status: 503}) : route.continue(),
  );
  await open(page, '/docs/tags');
  const isSame = await mark(page);
  const link = mainNav(page).getByRole('link', {name: OTHER.label, exact: true});
  const failed = page.waitForResponse((response) => response.status() === 503);
  await link.hover();
  await failed;
  isBroken = false;
  await link.click();
  await expect(page).toHaveURL(wanted);
  expect(await isSame()).toBe(true);
});

for (const connection of [{saveData: true, effectiveType: '4g'}, {effectiveType: 'slow-2g'}]) {
  test(`nothing is prefetched with ${JSON.stringify(connection)}, no font is fetched, and links still work`, async ({
    page,
  }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
    const pages = fetchedPages(page);
    const fonts: string[] = [];
    page.on('request', (request) => request.url().includes('/fonts/') && fonts.push(request.url()));
    await open(page, '/blog');
    const isSame = await mark(page);
    await mainNav(page).getByRole('link', {name: ONE.label, exact: true}).hover();
    await page.evaluate(() => window.scrollTo(0, 2000));
    await page.waitForLoadState('networkidle');
    expect([...pages]).toEqual([]);
    await mainNav(page).getByRole('link', {name: OTHER.label, exact: true}).click();
    await expect(page).toHaveURL(OTHER.path);
    expect(await isSame()).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(fonts).toEqual([]);
  });
}

/** The scripts requested by a page that nobody touches. */
async function untouched(page: Page): Promise<string[]> {
  await page.clock.install({time: 0});
  await page.clock.pauseAt(1000);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/docs/intro');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  return scripts;
}

test('a page nobody touches fetches the application a second after it has loaded', async ({page}) => {
  const scripts = await untouched(page);
  await page.clock.runFor(800);
  expect(scripts).toEqual([]);
  await page.clock.runFor(400);
  await page.clock.resume();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  const named = JSON.parse((await page.locator('#runtime').textContent()) ?? '') as string[];
  const paths = new Set(scripts.map((url) => new URL(url).pathname));
  expect(named.filter((address) => !paths.has(address))).toEqual([]);
  expect(named.length).toBeLessThanOrEqual(14);
});

for (const [scroll, name] of [
  ['wheel', 'the wheel'],
  ['touchmove', 'a swipe that begins on a link'],
] as const)
  test(`on 3G a page nobody touches does not load the application, nor does pointing at a link; ${name} does`, async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {effectiveType: '3g'}}));
    const scripts = await untouched(page);
    await page.clock.runFor(60_000);
    expect(scripts).toEqual([]);
    await page.clock.resume();
    // a click on a link is a page load, which has the connection for itself
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const link = mainNav(page).getByRole('link', {name: OTHER.label, exact: true});
    await link.hover();
    await settled(page);
    expect(requested).toEqual([]);
    await link.dispatchEvent(scroll);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });
