import {expect, type Locator, type Page} from '@playwright/test';

export const PHONE = {width: 390, height: 844};
export const DESKTOP = {width: 1280, height: 900};
/** Every script of the application. */
export const CHUNKS = '**/_next/static/chunks/*.js';

/** Triggers the application with a key that has no other effect, and waits until it responds. */
export async function untilReady(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilReady(page);
}

/** Opens a page whose application never loads. */
export async function openWithoutApp(page: Page, address: string): Promise<void> {
  await page.route(CHUNKS, () => {});
  await page.goto(address);
}

/** Opens a page with the application ready, or without it: for behaviour that must be the same in both. */
export async function openEither(page: Page, address: string, isReady: boolean): Promise<void> {
  await (isReady ? open : openWithoutApp)(page, address);
}

/** Resolves when everything scheduled for the next frames has been painted. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Marks the document, so that a full load of the page can be told from a navigation within the application. */
export async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  return () => page.evaluate(() => document.body.hasAttribute('data-same-document'));
}

/** Delays every matching request until the returned function is called; then `answer` may replace the host's. */
export async function delayRequests(
  page: Page,
  pattern: string | RegExp,
  answer: () => object | undefined = () => undefined,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    const own = answer();
    await (own ? route.fulfill(own) : route.continue()).catch(() => undefined);
  });
  return release;
}

/** Console errors, uncaught errors and violations of the content security policy, from now on. */
export async function watchProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`),
    ),
  );
  return problems;
}

/** The number of full page loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

export const mainNav = (page: Page): Locator => page.getByRole('navigation', {name: 'Main'});
export const docsSidebar = (page: Page): Locator =>
  page.getByRole('main').getByRole('navigation', {name: 'Docs sidebar'});
export const menu = (page: Page): Locator => page.getByRole('dialog', {name: 'Main menu'});

/** Adds a link to the page and clicks it. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), {href: address, textContent: 'A link for the test'});
    document.querySelector('main')!.prepend(link);
  }, href);
  await page.getByRole('link', {name: 'A link for the test'}).click();
}
