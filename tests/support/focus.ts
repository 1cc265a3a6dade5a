import {expect, type Locator, type Page} from '@playwright/test';

export interface Stop {
  /** The part of the page: search, menu, bar, sidebar, contents, article, main (the rest of it), footer. */
  readonly place: string;
  readonly text: string;
  /** Why it is not visible: no ring, or all of it is below something else or outside the window. */
  readonly faults: readonly string[];
  /** It is after the last requested stop. */
  readonly isInOrder: boolean;
}

/** The focused element; undefined when the focus has left the page. */
function currentStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const faults: string[] = [];
    const isRing = ({outlineStyle, outlineWidth}: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    /** Its own ring, or that of the card or field it fills. */
    const hasRing = (frame: Element | null, up = 4): boolean =>
      frame !== null && up > 0 && (isRing(getComputedStyle(frame)) || hasRing(frame.parentElement, up - 1));
    // a link that fills its card has its ring around the card
    if (!hasRing(element) && !isRing(getComputedStyle(element, '::after'))) faults.push('has no ring');
    const parts = [0.1, 0.5, 0.9];
    const hits = [...element.getClientRects()].flatMap(({left, top, width, height}) =>
      parts.flatMap((x) => parts.map((y) => document.elementFromPoint(left + width * x, top + height * y))),
    );
    if (!hits.some((hit) => hit && (element.contains(hit) || hit.contains(element)))) {
      const {left, top} = element.getBoundingClientRect();
      faults.push(`lies below something else or outside the window (${Math.round(left)}, ${Math.round(top)})`);
    }
    const last = document.querySelector('[data-last-stop]');
    const isInOrder = !last || (last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    last?.removeAttribute('data-last-stop');
    element.setAttribute('data-last-stop', '');
    const places = {
      search: 'dialog[aria-label="Search"]',
      menu: 'dialog',
      bar: 'header:has(nav[aria-label="Main"])',
      sidebar: 'main .docs-sidebar',
      contents: '[data-toc]',
      article: 'article',
      main: 'main',
      footer: 'body > footer',
    };
    const [place = 'body'] = Object.entries(places).find(([, selector]) => element.closest(selector)) ?? [];
    const text = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return {place, text, faults, isInOrder};
  });
}

/** The focus is in the page and visible, at the latest when nothing moves any more. */
export async function expectSeen(page: Page): Promise<Stop> {
  let stop: Stop | undefined;
  await expect(async () => {
    stop = await currentStop(page);
    expect(stop).toMatchObject({faults: []});
  }).toPass({timeout: 3000});
  return stop!;
}

/** Tabs through the page until the focus leaves it, or `most` times. */
export async function* tabStops(page: Page, most: number): AsyncGenerator<Stop> {
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await currentStop(page);
    if (!stop) return;
    yield stop;
  }
}

/** Every tab stop; each must be visible. */
export async function allStops(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for await (const _ of tabStops(page, 250)) stops.push(await expectSeen(page));
  return stops;
}

/** Tabs until the target is focused; it must be visible. The stops on the way: `allStops`. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 250; press += 1) {
    await page.keyboard.press('Tab');
    const isThere = await target.evaluateAll((all) => all.includes(document.activeElement as HTMLElement));
    if (!isThere) continue;
    await expectSeen(page);
    return;
  }
  throw new Error(`Tab never reaches ${target}.`);
}
