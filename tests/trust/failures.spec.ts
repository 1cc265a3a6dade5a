import {BLOG} from '../support/own-site.ts';
import type {Fault} from './support/site-server.ts';
import {expect, follow, ready, test, untilSaved, withWorker} from './support/test.ts';

const DOC = '/docs/yoga/unveiling-yoga';
const OTHER = '/docs/yoga/balancing-poses';
const NOT_A_PAGE = {body: '<!DOCTYPE html><title>Sign in to this network</title>', type: 'text/html'};

test.describe('without a service worker', () => {
  test.use({serviceWorkers: 'block'});

  test('a tab of the old build continues in the new one @sample', async ({page, site}) => {
    await page.goto(site.url + DOC);
    await ready(page);
    site.deploy('b');
    await follow(page, OTHER);
    await expect(page).toHaveURL(site.url + OTHER);
    await expect(page.locator('#runtime')).toHaveAttribute('data-build', 'build-bb');
    await ready(page);
  });

  test('when the next chunk of a tab of the old build was deleted, the search offers all articles, in the new build', async ({
    page,
    site,
  }) => {
    await page.goto(site.url + DOC);
    await ready(page);
    site.deploy('b');
    await page
      .getByRole('button', {name: /search/i})
      .first()
      .click();
    await page.getByRole('alert').getByRole('link', {name: 'the list of all articles'}).click();
    await expect(page).toHaveURL(`${site.url}/a-z`);
    await expect(page.locator('#runtime')).toHaveAttribute('data-build', 'build-bb');
  });

  test('an old page whose chunks were deleted reloads once, then says so, stays readable, and recovers', async ({
    page,
    site,
  }) => {
    const old = await (await fetch(site.url + DOC)).text();
    site.deploy('b');
    site.fail(/unveiling-yoga$/, {body: old, type: 'text/html; charset=utf-8'});
    await page.goto(site.url + DOC);
    await page.keyboard.press('Shift');
    await page.waitForLoadState();
    await expect(async () => {
      await page.keyboard.press('Shift');
      await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible({timeout: 1000});
    }).toPass({timeout: 20_000});
    expect(site.requests.filter((request) => request.endsWith(DOC))).toHaveLength(3);
    await expect(page.getByRole('heading', {level: 1})).toContainText('Unveiling yoga');
    site.recover();
    await page.getByRole('button', {name: 'Retry'}).click();
    await ready(page);
  });

  // tests/e2e/failures.spec.ts has the other kinds
  const dataFaults: Readonly<Record<string, Fault>> = {
    'is an error of the server': 500,
    'is a page of somebody else': NOT_A_PAGE,
    'is cut off on its way': 'reset',
  };
  for (const [name, fault] of Object.entries(dataFaults)) {
    test(`data that ${name} causes an ordinary page load`, async ({page, site}) => {
      await page.goto(site.url + DOC);
      await ready(page);
      site.fail(/_rsc=/, fault);
      await follow(page, OTHER);
      await expect(page).toHaveURL(site.url + OTHER, {timeout: 12_000});
      await expect(page.getByRole('heading', {level: 1})).toContainText(/balanc/i, {timeout: 12_000});
    });
  }

  const chunkFaults: Readonly<Record<string, Fault>> = {
    'are pages of somebody else': NOT_A_PAGE,
    'are cut short': {body: 'function half(', type: 'text/javascript'},
  };
  for (const [name, fault] of Object.entries(chunkFaults)) {
    test(`chunks that ${name} cause one reload and then the red box`, async ({page, site}) => {
      site.fail(/chunks\/.*\.js/, fault);
      await page.goto(site.url + DOC);
      await expect(async () => {
        await page.keyboard.press('Shift');
        await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible({timeout: 1000});
      }).toPass({timeout: 20_000});
      expect(site.requests.filter((request) => request.endsWith(DOC))).toHaveLength(2);
      site.recover();
      await page.getByRole('button', {name: 'Retry'}).click();
      await ready(page);
    });
  }

  test('a chunk that never arrives leaves a page of plain links @sample', async ({page, site}) => {
    // one, because without HTTP/2 a browser has six connections, and pages it leaves keep them open
    site.fail(/chunks\/turbopack/, 'hang');
    await page.goto(site.url + DOC, {waitUntil: 'commit'});
    await page.keyboard.press('Shift');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: BLOG.label, exact: true}).click();
    await expect(page).toHaveURL(`${site.url}/blog`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(BLOG.title);
  });

  test('on slow 2G with a slow processor the text appears before any script', async ({page, site}) => {
    test.setTimeout(90_000);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 2000,
      downloadThroughput: 6250,
      uploadThroughput: 6250,
      connectionType: 'cellular2g',
    });
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
    const start = Date.now();
    await page.goto(site.url + DOC, {waitUntil: 'commit', timeout: 60_000});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible({timeout: 30_000});
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, undefined, {
      timeout: 30_000,
    });
    expect(Date.now() - start).toBeLessThan(20_000);
    expect(site.requests.filter((request) => request.includes('.js'))).toEqual([]);
  });

  test('with Save-Data nothing is prefetched', async ({page, site}) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', {get: () => ({saveData: true, effectiveType: '4g'})}),
    );
    await page.goto(`${site.url}/blog`);
    // nothing arrives: without Save-Data the application is fetched a second after the load
    await page.waitForTimeout(5000);
    expect(site.requests.filter((request) => /\.js|_rsc/.test(request))).toEqual([]);
    await ready(page);
    await page.getByRole('main').getByRole('link').first().hover();
    // nothing arrives: a link that is pointed at is prefetched at once
    await page.waitForTimeout(1000);
    expect(site.requests.filter((request) => request.includes('_rsc'))).toEqual([]);
  });
});

test('a link to a page that is not saved, without a server, shows the offline page @sample', async ({page, site}) => {
  await withWorker(page, site.url + DOC);
  await untilSaved(page, '/offline');
  site.unplug();
  await follow(page, '/blog/archive');
  await expect(page.getByRole('heading', {name: 'This page is not on your device'})).toBeVisible({timeout: 20_000});
});

test('a tab of the old build continues in the new one, with the service worker, too', async ({page, site}) => {
  await withWorker(page, site.url + DOC);
  site.deploy('b');
  await follow(page, OTHER);
  await expect(page.getByRole('heading', {level: 1})).toContainText(/balanc/i);
  await expect(page.locator('#runtime')).toHaveAttribute('data-build', 'build-bb');
  await ready(page);
});

test('two tabs of two builds both go on, and share choices @sample', async ({page: old, context, site}) => {
  await withWorker(old, site.url + DOC);
  site.deploy('b');
  const young = await context.newPage();
  await young.goto(`${site.url}/blog`);
  await ready(young);
  await expect(young.locator('#runtime')).toHaveAttribute('data-build', 'build-bb');
  await expect.poll(() => young.evaluate(() => caches.keys()), {timeout: 20_000}).toContain('sunroot::build-bb');
  await expect(old.locator('#runtime')).not.toHaveAttribute('data-build', 'build-bb');
  await old
    .getByRole('button', {name: /^Switch between/})
    .first()
    .click();
  for (const tab of [old, young]) {
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
    await follow(tab, OTHER);
    await expect(tab).toHaveURL(site.url + OTHER);
    await expect(tab.getByRole('heading', {level: 1})).toContainText(/balanc/i);
    await ready(tab);
  }
});
