import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';

const BROKEN = '.cache/dev/app/without-default-export';

test.afterEach(() => rmSync(BROKEN, {recursive: true, force: true}));

test('in development nothing is measured, despite a tracking id', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/blog/archive');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  expect(requested.filter((address) => /googletagmanager|google-analytics/.test(address))).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

test('a page without a default export is an error that says which page and why', async ({request}) => {
  mkdirSync(BROKEN, {recursive: true});
  writeFileSync(`${BROKEN}/page.tsx`, 'export const title = "A page that exports only this";\n');
  const answer = () => request.get('/without-default-export', {timeout: 120_000});
  // the server notices the new folder a moment later
  await expect.poll(async () => (await answer()).status()).toBe(500);
  expect(await (await answer()).text()).toContain(
    'The default export is not a React Component in \\"/without-default-export/page\\"',
  );
});
