import {expect, type Page, test} from '@playwright/test';
import {allStops} from '../../support/focus.ts';
import {mainNav, open, PHONE, watchProblems} from '../../support/page.ts';

const TAG = /googletagmanager\.com|google-analytics\.com/;
type Call = [command: string, ...rest: unknown[]];

/** Replaces the tag manager with a script that does nothing, and records the commands. */
async function stub(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(TAG, (route) => {
    requested.push(route.request().url());
    return route.fulfill({contentType: 'text/javascript', body: 'window.isTagLoaded = true'});
  });
  return requested;
}

const calls = (page: Page) =>
  page.evaluate(() =>
    ((window as {dataLayer?: ArrayLike<unknown>[]}).dataLayer ?? []).map((call) => Array.from(call)),
  ) as Promise<Call[]>;
const views = async (page: Page) => (await calls(page)).filter(([command]) => command !== 'js' && command !== 'config');
const question = (page: Page) => page.getByRole('region', {name: 'Page statistics'});

async function agree(page: Page): Promise<void> {
  await question(page).getByRole('button', {name: 'Yes'}).click();
  await expect.poll(() => page.evaluate(() => (window as {isTagLoaded?: boolean}).isTagLoaded)).toBe(true);
}

async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), {href: address, textContent: 'A link for the test'});
    document.querySelector('main')!.prepend(link);
  }, href);
  await page.getByRole('link', {name: 'A link for the test'}).first().click();
}

test('the question hides no tab stop on a phone', async ({page}) => {
  await stub(page);
  await page.setViewportSize(PHONE);
  await open(page, '/sub/docs/intro');
  await expect(question(page)).toBeVisible();
  const stops = await allStops(page);
  expect(stops.length).toBeGreaterThan(20);
  expect(stops.slice(-2).map(({text}) => text)).toEqual(['No', 'Yes']);
});

test('nothing is loaded or sent before the reader agrees, and “No” prevents it for good', async ({page}) => {
  const requested = await stub(page);
  await open(page, '/sub/docs/intro');
  await expect(question(page)).toBeVisible();
  await mainNav(page).getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page).toHaveURL('/sub/blog');
  await question(page).getByRole('button', {name: 'No'}).click();
  await expect(question(page)).toHaveCount(0);
  await open(page, '/sub/docs/intro');
  await expect(question(page)).toHaveCount(0);
  expect(requested).toEqual([]);
  expect(await calls(page)).toEqual([]);
});

test('“Yes” loads the tag manager with the configured tracking id, now and on the next visit, within the policy', async ({
  page,
}) => {
  const requested = await stub(page);
  const problems = await watchProblems(page);
  await open(page, '/sub/docs/intro');
  await agree(page);
  await expect(question(page)).toHaveCount(0);
  expect(requested.every((address) => address === 'https://www.googletagmanager.com/gtag/js?id=G-TEST123')).toBe(true);
  expect((await calls(page)).filter(([command]) => command === 'config')).toEqual([['config', 'G-TEST123']]);
  await open(page, '/sub/blog');
  await expect.poll(() => page.evaluate(() => (window as {isTagLoaded?: boolean}).isTagLoaded)).toBe(true);
  await expect(question(page)).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('each change of path, query or hash sends page-set and then page_view, with the new title; the first view is not sent twice', async ({
  page,
}) => {
  await stub(page);
  // the title of a page that was not prefetched comes a moment after the page
  await page.route('**/__next.*', (route) => route.fulfill({status: 404}));
  await open(page, '/sub/docs/intro');
  await agree(page);
  expect(await views(page)).toEqual([]);
  await mainNav(page).getByRole('link', {name: 'Blog', exact: true}).click();
  await expect.poll(async () => (await views(page)).length).toBe(2);
  // as the search page writes a query to its address
  await page.evaluate(() => history.pushState(null, '', '/sub/blog?part=2'));
  await expect.poll(async () => (await views(page)).length).toBe(4);
  await follow(page, '/sub/blog?part=2#main');
  await expect.poll(async () => (await views(page)).length).toBe(6);
  await page.goBack();
  await expect.poll(async () => (await views(page)).length).toBe(8);
  const sent = (await views(page)).map(([command, name, value]) =>
    command === 'set' ? [command, name, value] : [command, name, value as {page_title: string; page_path: string}],
  );
  const view = (path: string) =>
    expect.objectContaining({
      page_path: path,
      page_title: 'Blog | Variant',
      page_location: expect.stringContaining(path),
      send_to: 'G-TEST123',
    });
  expect(sent).toEqual(
    ['/sub/blog', '/sub/blog?part=2', '/sub/blog?part=2#main', '/sub/blog?part=2'].flatMap((path) => [
      ['set', 'page_path', path],
      ['event', 'page_view', view(path)],
    ]),
  );
  // back to another page, with the title of that page
  await open(page, '/sub/docs/intro');
  await expect.poll(() => page.evaluate(() => (window as {isTagLoaded?: boolean}).isTagLoaded)).toBe(true);
  await mainNav(page).getByRole('link', {name: 'Blog', exact: true}).click();
  await expect.poll(async () => (await views(page)).length).toBe(2);
  await page.goBack();
  await expect.poll(async () => (await views(page)).length).toBe(4);
  expect((await views(page)).at(-1)).toEqual([
    'event',
    'page_view',
    expect.objectContaining({page_path: '/sub/docs/intro', page_title: 'Welcome to the variant | Variant'}),
  ]);
});

test('what a reader searches for is not sent, neither typed nor in the address of the first view', async ({page}) => {
  await stub(page);
  await page.addInitScript(() => localStorage.setItem('sunroot.consent', 'yes'));
  await open(page, '/sub/search?q=panic');
  await expect.poll(() => page.evaluate(() => (window as {isTagLoaded?: boolean}).isTagLoaded)).toBe(true);
  await page.locator('main input').press('End');
  await page.keyboard.type(' attack');
  await expect(page).toHaveURL('/sub/search?q=panic%20attack');
  expect((await views(page)).filter(([, name]) => name === 'page_view')).toEqual([]);
  await mainNav(page).getByRole('link', {name: 'Blog', exact: true}).click();
  await expect.poll(async () => (await views(page)).filter(([, name]) => name === 'page_view').length).toBe(1);
  await page.reload();
  await expect.poll(() => page.evaluate(() => (window as {isTagLoaded?: boolean}).isTagLoaded)).toBe(true);
  const sent = await calls(page);
  expect(JSON.stringify(sent)).not.toContain('panic');
});

for (const refusal of ['doNotTrack', 'globalPrivacyControl']) {
  test(`a browser that says ${refusal} is not asked, and nothing is loaded`, async ({page}) => {
    const requested = await stub(page);
    await page.addInitScript(
      (name) => Object.defineProperty(navigator, name, {value: name === 'doNotTrack' ? '1' : true}),
      refusal,
    );
    await page.addInitScript(() => localStorage.setItem('sunroot.consent', 'yes'));
    await open(page, '/sub/docs/intro');
    await mainNav(page).getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveURL('/sub/blog');
    await expect(question(page)).toHaveCount(0);
    expect(requested).toEqual([]);
    expect(await calls(page)).toEqual([]);
  });
}

test('a blocked tag manager breaks nothing', async ({page}) => {
  await page.route(TAG, (route) => route.abort());
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await open(page, '/sub/docs/intro');
  await question(page).getByRole('button', {name: 'Yes'}).click();
  await expect(question(page)).toHaveCount(0);
  await mainNav(page).getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  // as the search page writes a query to its address
  await page.evaluate(() => history.pushState(null, '', '/sub/blog?part=2'));
  await expect(page).toHaveURL('/sub/blog?part=2');
  expect(errors).toEqual([]);
});

test('a tag manager that hangs delays nothing', async ({page}) => {
  await page.route(TAG, () => {});
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await open(page, '/sub/docs/intro');
  await question(page).getByRole('button', {name: 'Yes'}).click();
  await mainNav(page).getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  await page.reload({waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  expect(errors).toEqual([]);
});
