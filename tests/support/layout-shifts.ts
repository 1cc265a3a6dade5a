import type {Page} from '@playwright/test';

/** Adds up layout shifts without user input (https://web.dev/articles/cls), from the next page load on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, {shift: 0});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number; hadRecentInput: boolean})[]) {
        if (!entry.hadRecentInput)
          Object.assign(window, {shift: (window as unknown as {shift: number}).shift + entry.value});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** Their sum so far. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as {shift: number}).shift);
