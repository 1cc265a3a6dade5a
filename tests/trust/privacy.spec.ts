import {STORAGE_KEYS} from '../../lib/client/behavior/storage-keys.ts';
import {KINDS} from '../support/page-kinds.ts';
import {expect, ready, test} from './support/test.ts';

/** Of a sample, the others are visited by tests/e2e/kinds.spec.ts, without a service worker. */
const VISITED = process.env.TRUST_SAMPLE ? [KINDS['a doc'], KINDS['the search']] : Object.values(KINDS);

test('a visit to every kind of page makes no request to another site, sets no cookie, and stores only what /privacy says @sample', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(180_000);
  const elsewhere: string[] = [];
  const problems: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(`${site.url}/`)) elsewhere.push(request.url());
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`),
    ),
  );

  for (const address of VISITED) {
    await page.goto(site.url + address);
    await ready(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    // nothing is written while the reader scrolls
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => Object.keys(localStorage)), `${address} writes before a choice`).toEqual([]);
  }
  await page.goto(`${site.url}/docs/intro`);
  await ready(page);
  await page
    .getByRole('button', {name: /Switch between dark and light mode/})
    .first()
    .click();
  await page.getByRole('button', {name: 'Collapse sidebar'}).click();
  await page
    .getByRole('button', {name: /search/i})
    .first()
    .click();
  await page.keyboard.type('sleep');
  await expect(page.getByRole('dialog', {name: 'Search'}).getByRole('option').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1);

  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(stored.length).toBeGreaterThan(0);
  expect(stored.filter((key) => !Object.values<string>(STORAGE_KEYS).includes(key))).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^sunroot::/)]);
  expect(await context.cookies()).toEqual([]);
  expect(elsewhere).toEqual([]);
  expect(problems).toEqual([]);
});

test('/privacy names every key the site may store', async ({page, site}) => {
  await page.goto(`${site.url}/privacy`);
  const text = await page.getByRole('article').textContent();
  for (const key of [...Object.values(STORAGE_KEYS), 'sunroot.reloaded']) expect(text).toContain(key);
});
