import {expect, follow, ready, savedPaths, test, untilSaved, withWorker} from './support/test.ts';

const DOC = '/docs/yoga/unveiling-yoga';
const OTHER = '/docs/yoga/balancing-poses';
const SWITCH = {name: 'Keep pages on this device'};

test('prefetched data is not saved, and a removed page leaves nothing behind', async ({page, site}) => {
  await withWorker(page, site.url + DOC);
  await follow(page, OTHER);
  await untilSaved(page, OTHER);
  await untilSaved(page, DOC);
  const saved = () =>
    page.evaluate(async () => {
      const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().map(({url}) => new URL(url).pathname + new URL(url).search);
    });
  // data of client navigation is not saved: without it the router loads the page
  expect((await saved()).filter((path) => path.endsWith('.txt'))).toEqual([]);
  await page.goto(`${site.url}/offline`);
  await ready(page);
  await page.getByRole('button', {name: /^Remove “Unveiling/}).click();
  await expect(page.getByRole('button', {name: /^Remove “Unveiling/})).toHaveCount(0);
  expect((await saved()).filter((path) => path.startsWith(DOC))).toEqual([]);
  expect(await savedPaths(page)).toContain(OTHER);
  // the focus stays in the list, and moves to its heading when the list is empty
  await expect(page.getByRole('button', {name: /^Remove “Balanc/i})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {name: 'On this device'})).toBeFocused();
});

test('for readers who save data the switch is off and says why @sample', async ({page, site}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', {get: () => ({saveData: true, effectiveType: '4g'})}),
  );
  await page.goto(`${site.url}/offline`);
  await ready(page);
  const button = page.getByRole('switch', SWITCH);
  await expect(button).not.toBeChecked();
  await button.click();
  await expect(page.getByText('Your browser is set to save data')).toBeVisible();
  await expect(button).not.toBeChecked();
});

test('readers with data saver can still delete what was saved before', async ({page, site}) => {
  await withWorker(page, site.url + DOC);
  await untilSaved(page, DOC);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', {get: () => ({saveData: true, effectiveType: '4g'})}),
  );
  await page.goto(`${site.url}/offline`);
  await ready(page);
  const button = page.getByRole('switch', SWITCH);
  await expect(button).toBeChecked();
  await button.click();
  await expect(page.getByText('Everything was deleted.')).toBeVisible();
  await expect(button).not.toBeChecked();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('when the browser refuses the service worker, the page says so and the switch stays off', async ({page, site}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
  });
  await page.goto(`${site.url}/offline`);
  await ready(page);
  const button = page.getByRole('switch', SWITCH);
  await button.click();
  await expect(button).not.toBeChecked();
  await button.click();
  await expect(page.getByText('This browser does not allow pages to be saved.')).toBeVisible();
  await expect(button).not.toBeChecked();
  await page.reload();
  await ready(page);
  await expect(button).not.toBeChecked();
  expect(errors).toEqual([]);
});

test('the number of pages is not shown until the list is read', async ({page, site}) => {
  await page.addInitScript(() => {
    Cache.prototype.keys = () => new Promise(() => {});
    StorageManager.prototype.estimate = async () => ({usage: 2_700_000, quota: 1e9});
  });
  await withWorker(page, `${site.url}/docs/intro`);
  await page.goto(`${site.url}/offline`);
  await ready(page);
  await expect(page.getByRole('button', {name: 'Save for offline reading: Yoga'})).toBeVisible();
  await expect(page.getByRole('region', {name: 'On this device'})).not.toContainText('with everything needed');
});

test('an invalid address shows the offline page, too', async ({page, site}) => {
  await withWorker(page, site.url + DOC);
  site.unplug();
  await page.goto(`${site.url}/docs/%E0%A4%A`);
  await expect(page.getByRole('heading', {name: 'This page is not on your device'})).toBeVisible();
  await expect(page.getByText('/docs/%E0%A4%A')).toBeVisible();
  await ready(page);
  await expect(page.getByRole('heading', {level: 1, name: 'Reading offline'})).toBeVisible();
});
