import {expect, type Locator, type Page} from '@playwright/test';

export interface Stop {
  /** The part of the page: bar, menu, sidebar, contents, article, footer. */
  readonly place: string;
  readonly text: string;
  /** It has an outline, lies in the window, and nothing lies over it. */
  readonly isSeen: boolean;
}

/** Where the focus is; undefined when it has left the page. */
function currentStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return undefined;
    // a field may leave its outline to the box it stands in
    const hasOutline = [element, element.parentElement!].some((one) => {
      const {outlineStyle, outlineWidth} = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const isOnTop = [...element.getClientRects()].some(({left, top, width, height}) => {
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return element.contains(found);
    });
    const places = {
      search: 'dialog[aria-label="Search"]',
      menu: 'dialog',
      bar: 'header:has(nav[aria-label="Main"])',
      sidebar: 'main [data-docs-sidebar]',
      contents: '[data-toc]',
      article: 'article',
      footer: 'body > footer',
    };
    const [place = 'body'] = Object.entries(places).find(([, selector]) => element.closest(selector)) ?? [];
    return {
      place,
      text: element.getAttribute('aria-label') ?? element.textContent ?? '',
      isSeen: hasOutline && isOnTop,
    };
  });
}

/** The focus is in the page and can be seen, at the latest when what moves has come to rest. */
export async function expectSeen(page: Page): Promise<Stop> {
  let stop: Stop | undefined;
  await expect(async () => {
    stop = await currentStop(page);
    expect(stop).toMatchObject({isSeen: true});
  }).toPass({timeout: 3000});
  return stop!;
}

/** Tabs through the page to its end and notes every stop. */
export async function allStops(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < 250; press += 1) {
    await page.keyboard.press('Tab');
    if (!(await currentStop(page))) break;
    stops.push(await expectSeen(page));
  }
  return stops;
}

/** Tabs until the focus is on the target; every stop on the way must be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press('Tab');
    // between the last and the first stop of a dialog the browser itself has the focus
    if (await currentStop(page)) await expectSeen(page);
    if (await target.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement))) return;
  }
  throw new Error(`Tab never reaches ${target}.`);
}
