import type {Locator, Page} from '@playwright/test';
import {expect, follow, ready, savedPaths, test, untilSaved, withWorker} from './support/test.ts';

const DOC = '/docs/yoga/unveiling-yoga';
const OTHER = '/docs/yoga/balancing-poses';

/** The states of the installing, waiting and active workers. Runs in the page. */
async function workerStates(): Promise<string[]> {
  const {installing, waiting, active} = await navigator.serviceWorker.ready;
  return [installing, waiting, active].flatMap((worker) => worker?.state ?? []);
}

test('a visited page opens without a server, with its styles, drawing and application @sample', async ({
  page,
  site,
}) => {
  await withWorker(page, site.url + DOC);
  await untilSaved(page, DOC);
  site.unplug();
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Unveiling yoga');
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('main')!.parentElement!).display)).toBe(
    'flex',
  );
  await ready(page);
  expect(
    await page.evaluate(() =>
      [...document.images]
        .filter(({complete, naturalWidth}) => complete && naturalWidth === 0 && true)
        .map(({src}) => src),
    ),
  ).toEqual([]);
});

test('a page reached by client navigation is saved, too, and opens without a server in both ways', async ({
  page,
  site,
}) => {
  await withWorker(page, site.url + DOC);
  await follow(page, OTHER);
  await expect(page).toHaveURL(site.url + OTHER);
  await untilSaved(page, OTHER);
  await untilSaved(page, DOC);
  site.unplug();
  await follow(page, DOC);
  await expect(page.getByRole('heading', {level: 1})).toContainText('Unveiling yoga');
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Unveiling yoga');
  await page.goto(site.url + OTHER);
  await expect(page.getByRole('heading', {level: 1})).toContainText(/balanc/i);
});

test('a page that is not saved shows the offline page, which lists saved pages, and opens when the server is back @sample', async ({
  page,
  site,
}) => {
  await withWorker(page, site.url + DOC);
  await untilSaved(page, DOC);
  site.unplug();
  await page.goto(`${site.url}/blog/archive`);
  // only the browser knows this page's contents: its application loads at once, not some seconds later
  expect(await page.locator('head script[src*="/_next/static/chunks/"]').count()).toBeGreaterThan(0);
  await expect(page.getByRole('heading', {name: 'This page is not on your device'})).toBeVisible();
  await ready(page);
  await expect(page.getByRole('main').getByRole('link', {name: 'Unveiling yoga'})).toBeVisible();
  const drawing = await page.locator('main svg use').first().getAttribute('href');
  expect(drawing).toMatch(/^\/drawings\/offline\.svg/);
  expect(await page.evaluate((address) => fetch(address).then(({ok}) => ok), drawing!)).toBe(true);
  site.recover();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Archive');
});

/** Clicks the button that saves a section; returns its row of the list. */
async function askForSection(page: Page, name: string): Promise<Locator> {
  const row = page
    .getByRole('listitem')
    .filter({hasText: name})
    .filter({has: page.getByRole('status')});
  await row.getByRole('button', {name: `Save for offline reading: ${name}`}).click();
  return row;
}

const expectSaved = (row: Locator) =>
  expect(row.getByRole('status')).toHaveText(/^All \d+ pages are on this device$/, {timeout: 40_000});

test('a section can be saved with progress, and every page of it opens without a server', async ({page, site}) => {
  await withWorker(page, `${site.url}/docs`);
  const row = await askForSection(page, 'Yoga');
  await expect(row.getByRole('progressbar')).toBeVisible();
  await expectSaved(row);
  site.unplug();
  const saved = (await savedPaths(page)).filter((path) => path.startsWith('/docs/yoga/'));
  expect(saved.length).toBeGreaterThan(15);
  for (const path of saved.slice(0, 4)) {
    await page.goto(site.url + path);
    await expect(page.locator('article')).toBeVisible();
  }
});

test('the pictures of saved pages are shown without a server, at any window width', async ({page, site}) => {
  await withWorker(page, `${site.url}/docs`);
  await expectSaved(await askForSection(page, 'Hydroponics'));
  site.unplug();
  for (const width of [360, 1280]) {
    await page.setViewportSize({width, height: 800});
    await page.goto(`${site.url}/docs/hydroponics/Deep-Water-Culture`);
    const picture = page.locator('picture img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('.avif');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

test('a device without space says so while a section is saved, loses nothing, and continues when there is space', async ({
  page,
  site,
}) => {
  test.setTimeout(150_000);
  await withWorker(page, `${site.url}/docs`);
  await untilSaved(page, '/docs');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {origin: site.url, quotaSize: 1_000_000});
  const row = page
    .getByRole('listitem')
    .filter({hasText: 'Yoga'})
    .filter({has: page.getByRole('status')});
  const save = row.getByRole('button', {name: /Yoga/});
  await save.click();
  await expect(row.getByRole('status')).toHaveText(/There is no room left for more pages on this device\./, {
    timeout: 40_000,
  });
  expect(await savedPaths(page)).toContain('/docs');
  await session.send('Storage.overrideQuotaForOrigin', {origin: site.url});
  await save.click();
  await expect(row.getByRole('status')).toHaveText(/^All \d+ pages are on this device$/, {timeout: 90_000});
  site.unplug();
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('when saving is turned off, everything is deleted, nothing more is saved, and the choice is stored', async ({
  page,
  site,
}) => {
  await withWorker(page, site.url + DOC);
  await untilSaved(page, DOC);
  await page.goto(`${site.url}/offline`);
  await ready(page);
  await page.getByRole('switch', {name: 'Keep pages on this device'}).click();
  await expect(page.getByText('Everything was deleted.')).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto(site.url + OTHER);
  await ready(page);
  // nothing is saved: a page is, three seconds after its response began
  await page.waitForTimeout(5000);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  site.unplug();
  expect(await page.goto(site.url + DOC).catch((error: Error) => error.message)).toContain('ERR_');
});

test('nothing is registered for readers who save data', async ({page, site}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', {get: () => ({saveData: true, effectiveType: '4g'})}),
  );
  await page.goto(site.url + DOC);
  await ready(page);
  // nothing is registered: the worker is, as soon as the application is idle
  await page.waitForTimeout(4000);
  expect(site.requests.filter((request) => request.includes('sw.js'))).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('with a silent server the saved page is shown after four seconds', async ({page, site}) => {
  await withWorker(page, site.url + DOC);
  await untilSaved(page, DOC);
  site.fail(/unveiling-yoga/, 'hang');
  await page.goto(site.url + DOC, {timeout: 15_000});
  await expect(page.getByRole('heading', {level: 1})).toContainText('Unveiling yoga');
});

for (const [name, visit] of [
  ['clicks', follow],
  ['loads pages', (page: Page, path: string) => page.goto(new URL(path, page.url()).href)],
] as const)
  test(`after a deployment the next navigation uses the new build, saved pages follow, the old build is deleted, for a reader who ${name} @sample`, async ({
    page,
    site,
  }) => {
    await withWorker(page, site.url + DOC);
    await follow(page, OTHER);
    await untilSaved(page, OTHER);
    await untilSaved(page, DOC);
    const [before] = await page.evaluate(() => caches.keys());
    site.deploy('b');
    await page.goto(site.url + DOC);
    await expect(page.locator('#runtime')).toHaveAttribute('data-build', 'build-bb');
    await ready(page);
    await expect.poll(() => page.evaluate(() => caches.keys()), {timeout: 20_000}).toContain('sunroot::build-bb');
    // the new worker takes over by itself, and cleans up on the next visits
    await expect.poll(() => page.evaluate(workerStates), {timeout: 20_000}).toEqual(['activated']);
    await visit(page, '/docs/yoga/styles-of-yoga');
    await untilSaved(page, '/docs/yoga/styles-of-yoga');
    await expect.poll(() => page.evaluate(() => caches.keys()), {timeout: 20_000}).not.toContain(before);
    site.unplug();
    await page.goto(site.url + OTHER);
    await expect(page.locator('#runtime')).toHaveAttribute('data-build', 'build-bb');
    await ready(page);
  });

test('a page of the old build that was saved before the deployment opens completely without the server', async ({
  page,
  site,
}) => {
  await withWorker(page, site.url + DOC);
  await untilSaved(page, DOC);
  site.deploy('b');
  await page.goto(`${site.url}/blog`);
  await ready(page);
  site.unplug();
  await page.goto(site.url + DOC);
  const build = await page.locator('#runtime').getAttribute('data-build');
  const runtime = await page.locator('#runtime').textContent();
  expect(runtime!.includes('-bb.js')).toBe(build === 'build-bb');
  await ready(page);
});

test('without a connection the search says so and leaves the article where it is', async ({page, site}) => {
  await withWorker(page, site.url + DOC);
  await untilSaved(page, DOC);
  await page.context().setOffline(true);
  await page.reload();
  await ready(page);
  await page.keyboard.press('ControlOrMeta+k');
  const box = page.getByRole('alert').filter({hasText: 'The search needs a connection'});
  await expect(box).toBeVisible();
  await expect(page).toHaveURL(site.url + DOC);
  await page.context().setOffline(false);
  await expect(box).toHaveCount(0);
  // the dialog is still open, and the search works
  await page.keyboard.type('sleep');
  await expect(page.getByRole('dialog', {name: 'Search'}).getByRole('option').first()).toBeVisible();
});
