import type {Page} from '@playwright/test';
import {KINDS, NO_PAGE} from '../../support/kinds.ts';
import {DESKTOP, PHONE} from '../../support/page.ts';
import {expect, ready, test} from '../support/test.ts';

interface Stop {
  readonly name: string;
  readonly region: string;
  readonly faults: readonly string[];
}

/** Where the focus is, and what is wrong with the way it can be seen; undefined when it has left the page. */
function stopOf(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const faults: string[] = [];
    /** Its own ring, or that of the card or field it fills. */
    const hasRing = (frame: Element | null, up = 4): boolean => {
      if (!frame || up === 0) return false;
      const {outlineStyle, outlineWidth} = getComputedStyle(frame);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || hasRing(frame.parentElement, up - 1);
    };
    if (!hasRing(element)) faults.push('has no ring');
    const {left, right, top, bottom} = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)),
    );
    const isSeen = points.some((hit) => hit && (element.contains(hit) || hit.contains(element)));
    if (!isSeen)
      faults.push(`lies below something else or outside the window (${Math.round(left)}, ${Math.round(top)})`);
    const last = document.querySelector('[data-last-stop]');
    if (last && !(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING))
      faults.push('comes after something that stands behind it');
    last?.removeAttribute('data-last-stop');
    element.setAttribute('data-last-stop', '');
    const regions = {bar: 'header:has(nav[aria-label="Main"])', main: 'main', footer: 'body > footer'};
    const [region = 'body'] = Object.entries(regions).find(([, selector]) => element.closest(selector)) ?? [];
    return {name: element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 60) ?? '', region, faults};
  });
}

for (const viewport of [PHONE, DESKTOP]) {
  for (const [kind, address] of Object.entries({...KINDS, 'the page for a wrong address': NO_PAGE})) {
    test(`the Tab key leads through ${kind} in order, each stop seen, ${viewport.width} px wide${kind === 'a post' ? ' @sample' : ''}`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.goto(site.url + address);
      await ready(page);
      const stops: Stop[] = [];
      for (let press = 0; press < 900; press += 1) {
        await page.keyboard.press('Tab');
        const stop = await stopOf(page);
        if (!stop) break;
        stops.push(stop);
      }
      expect(stops.filter(({faults}) => faults.length > 0)).toEqual([]);
      expect(stops[0]?.name).toBe('Skip to main content');
      const regions = stops.map(({region}) => region).filter((region, index, all) => region !== all[index - 1]);
      expect(regions).toEqual(['body', 'bar', 'main', 'footer']);
    });
  }
}

test('the order of the focus is that of the eye: nothing is moved about by styles or numbered', async ({
  page,
  site,
}) => {
  for (const address of Object.values(KINDS)) {
    await page.goto(site.url + address);
    const moved = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => {
          const {order, flexDirection, display} = getComputedStyle(element);
          return (
            order !== '0' ||
            (display.includes('flex') && flexDirection.endsWith('reverse')) ||
            (element as HTMLElement).tabIndex > 0
          );
        })
        .map(({outerHTML}) => outerHTML.slice(0, 100)),
    );
    expect(moved, address).toEqual([]);
  }
});
