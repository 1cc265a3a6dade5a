import {expect, type Page, test} from '@playwright/test';
import {BLOG, COPYRIGHT, EARLY, ONE, OTHER} from '../support/own-site.ts';
import {CHUNKS, countLoads, follow, mainNav, mark, open, untilReady} from '../support/page.ts';
import {ownScriptsOf, scriptsOf} from '../support/scripts.ts';

const YOGA = ONE.path;
const DATA = /\.txt(\?|$)/;
const retry = (page: Page) => page.getByRole('alert').getByRole('button', {name: 'Retry'});

function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

test('a script that fails when a page loads reloads it once, then shows the red box with a working Retry; after a good load it does so again', async ({
  page,
}) => {
  const [loads, warnings] = [countLoads(page), warningsOf(page)];
  await page.route(CHUNKS, (route) => route.fulfill({status: 404, body: ''}));
  await page.goto(YOGA);
  await page.keyboard.press('Shift');
  await expect.poll(loads).toBe(2);
  expect(warnings.length).toBe(1);
  await page.keyboard.press('Shift');
  await expect(page.getByRole('alert')).toContainText('A part of this page did not load.');
  await expect(page.getByRole('heading', {level: 1})).toContainText(ONE.title);
  expect(loads()).toBe(2);
  await page.getByRole('alert').getByRole('button', {name: 'Close'}).click();
  await expect(retry(page)).toHaveCount(0);
  await page.reload();
  await page.keyboard.press('Shift');
  await expect(retry(page)).toBeVisible();
  await page.unroute(CHUNKS);
  await retry(page).click();
  await expect.poll(loads).toBe(4);
  await untilReady(page);
  await expect(retry(page)).toHaveCount(0);
  await page.route(CHUNKS, (route) => route.fulfill({status: 404, body: ''}));
  await page.reload();
  expect(loads()).toBe(5);
  await page.keyboard.press('Shift');
  await expect.poll(loads).toBe(6);
});

test('an article stays readable when only a part of its own page is missing', async ({page}) => {
  const shell = await scriptsOf(page, '/');
  const isPart = (address: URL) => /\/chunks\/.*\.js$/.test(address.pathname) && !shell.includes(address.pathname);
  await page.route(isPart, (route) => route.fulfill({status: 404, body: ''}));
  const loads = countLoads(page);
  await page.goto(YOGA);
  const length = await page.getByRole('article').evaluate((article) => article.textContent!.length);
  await page.keyboard.press('Shift');
  await expect.poll(loads).toBe(2);
  // the application replaces the first box with its own
  await untilReady(page);
  await expect(retry(page)).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toContainText(ONE.title);
  const remaining = await page.getByRole('article').evaluate((article) => article.textContent!.length);
  expect(remaining).toBeGreaterThan(0.9 * length);
  await page.unroute(isPart);
  await retry(page).click();
  await untilReady(page);
  await expect(retry(page)).toHaveCount(0);
});

test('a script that fails for the next page loads that page once, then shows one red box with a working Retry', async ({
  page,
}) => {
  const isMissing = await ownScriptsOf(page, YOGA);
  const [loads, warnings] = [countLoads(page), warningsOf(page)];
  // available from the third load on and not before: the application itself recovers from a late script
  await page.route(isMissing, (route) => (loads() < 3 ? route.fulfill({status: 404, body: ''}) : route.fallback()));
  await open(page, '/');
  await mainNav(page).getByRole('link', {name: ONE.label, exact: true}).click();
  await expect.poll(loads).toBe(2);
  await expect(page).toHaveURL(YOGA);
  expect(warnings.filter((text) => /did not load/.test(text)).length).toBeGreaterThan(0);
  await page.keyboard.press('Shift');
  await expect(retry(page)).toBeVisible();
  await expect(mainNav(page).getByRole('link', {name: BLOG.label, exact: true})).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(retry(page)).toHaveCount(1);
  expect(loads()).toBe(2);
  await retry(page).click();
  await expect.poll(loads).toBe(3);
  await untilReady(page);
  await expect(retry(page)).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toContainText(ONE.title);
});

test('a missing script of the search page is reported in the same way, and not waited for', async ({page}) => {
  const isMissing = await ownScriptsOf(page, '/search');
  await page.route(isMissing, (route) => route.fulfill({status: 404, body: ''}));
  const loads = countLoads(page);
  await open(page, YOGA);
  await follow(page, '/search?q=kratky');
  await expect.poll(loads).toBe(2);
  await page.keyboard.press('Shift');
  await expect(retry(page)).toBeVisible();
  await page.unroute(isMissing);
  await retry(page).click();
  await expect(page.getByRole('textbox', {name: 'Search all articles'})).toHaveValue('kratky');
});

/** Of a 404: history.spec.ts; links with a query are page loads: addresses.spec.ts. */
test('when the data of a page is empty, a page of HTML or cut off, a click on its link becomes a page load', async ({
  page,
}) => {
  const faults = [
    [ONE, {contentType: 'text/plain'}, () => ''],
    [OTHER, {contentType: 'text/html'}, () => '<p>Welcome to the hotel network</p>'],
    [BLOG, {contentType: 'text/plain'}, (body: string) => body.slice(0, body.length / 2)],
  ] as const;
  for (const [{label, path, title}, type, change] of faults) {
    await page.unroute(DATA);
    await page.route(DATA, async (route) => route.fulfill({...type, body: change(await (await route.fetch()).text())}));
    await open(page, '/docs/intro');
    const isSame = await mark(page);
    await mainNav(page).getByRole('link', {name: label, exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toContainText(title);
    await expect(page).toHaveURL(path);
    expect(await isSame()).toBe(false);
  }
});

test('when the data of a page hangs, a click on its link becomes a page load after a few seconds', async ({page}) => {
  await page.clock.install();
  await page.route(DATA, () => {});
  await open(page, '/docs/intro');
  await mainNav(page).getByRole('link', {name: ONE.label, exact: true}).click();
  await page.clock.runFor(6500);
  await expect(page).toHaveURL(YOGA);
  await expect(page.getByRole('heading', {level: 1})).toContainText(ONE.title);
});

/** Makes a function of the document fail with this error, when called with `when` while `window.isBroken`. */
async function breakBrowser(page: Page, name: 'getElementById' | 'querySelectorAll', when: string): Promise<void> {
  await page.addInitScript(
    ([method, argument]) => {
      const target = Document.prototype as unknown as Record<string, (...values: unknown[]) => unknown>;
      const original = target[method]!;
      target[method] = function (this: unknown, ...values: unknown[]) {
        if ((window as {isBroken?: boolean}).isBroken && values[0] === argument) {
          throw new Error('The contents fell over.', {cause: new Error('A heading was missing.')});
        }
        return original.apply(this, values);
      };
    },
    [name, when] as const,
  );
}
const setBroken = (page: Page, isBroken: boolean) =>
  page.evaluate((value) => Object.assign(window, {isBroken: value}), isBroken);

test('a crash inside a page keeps navbar and footer, shows the chain of causes, can be left by a link, and “Try again” renders again', async ({
  page,
}) => {
  await breakBrowser(page, 'getElementById', EARLY.id);
  await open(page, '/docs/intro');
  await setBroken(page, true);
  await follow(page, '/docs/gardening/Unlocking-the-Earth_s-Secrets');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await expect(page).toHaveTitle(/^This page crashed\./);
  await expect(page.getByRole('main')).toHaveText(/The contents fell over\.\s+Cause:\s+A heading was missing\./);
  await expect(mainNav(page).getByRole('link', {name: BLOG.label, exact: true})).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(COPYRIGHT);
  const drawing = page.getByRole('main').locator('svg use');
  expect((await page.request.get((await drawing.getAttribute('href'))!)).ok()).toBe(true);
  expect((await drawing.boundingBox())!.height).toBeGreaterThan(100);
  await page.getByRole('main').getByRole('link', {name: 'the knowledge base'}).click();
  await expect(page).toHaveURL('/docs');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Knowledge base');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await setBroken(page, false);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Unlocking the Earth');
});

test('an element that an extension has removed makes the next click a page load', async ({page}) => {
  const loads = countLoads(page);
  await open(page, '/docs/intro');
  await page.evaluate(() => document.querySelector('main > *')!.remove());
  await mainNav(page).getByRole('link', {name: ONE.label, exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText(ONE.title);
  await expect(page).toHaveURL(YOGA);
  await expect.poll(loads).toBe(2);
});

test('when the shell itself fails there is a plain page “Page Error” with “Try again”', async ({page}) => {
  await breakBrowser(page, 'querySelectorAll', 'main a[href]');
  await open(page, '/docs/intro');
  await setBroken(page, true);
  await mainNav(page).getByRole('link', {name: ONE.label, exact: true}).click();
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Error');
  await setBroken(page, false);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText(ONE.title);
});
