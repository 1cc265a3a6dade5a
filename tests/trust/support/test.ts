import {test as base, expect, type Page} from '@playwright/test';
import {SiteServer} from './site-server.ts';

/** Every test has the site on its own port, so that no test sees another's service worker or storage. */
export const test = base.extend<{site: SiteServer}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern
  site: async ({}, use) => {
    const site = await new SiteServer().start();
    await use(site);
    site.stop();
  },
});

export {expect};

/** Waits for the application, as a reader who presses a key. */
export async function ready(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-ready]')).toBeAttached({timeout: 45_000});
}

/** Opens a page and waits until the service worker controls it. */
export async function withWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {timeout: 20_000});
}

/** Waits until a page is in the browser's cache. */
export async function untilSaved(page: Page, path: string): Promise<void> {
  await expect.poll(() => savedPaths(page), {timeout: 20_000}).toContain(path);
}

/** The paths of all saved pages. */
export function savedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const {url} of await (await caches.open(name)).keys()) {
        if (url.endsWith('?page')) found.push(new URL(url).pathname);
      }
    }
    return found;
  });
}

/** Follows a link within the application, wherever it is. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')!.append(link);
    link.click();
  }, address);
}
