import {type Stop, tabStops} from '../../support/focus.ts';
import {DESKTOP, PHONE} from '../../support/page.ts';
import {KINDS, NO_PAGE} from '../../support/page-kinds.ts';
import {expect, ready, test} from '../support/test.ts';

/** The places outside of <main>. */
const OUTSIDE = ['body', 'bar', 'footer'];

for (const viewport of [PHONE, DESKTOP]) {
  for (const [kind, address] of Object.entries({...KINDS, 'the page for a wrong address': NO_PAGE})) {
    test(`tabbing through ${kind} is in order, each stop visible, ${viewport.width} px wide`, async ({page, site}) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.goto(site.url + address);
      await ready(page);
      // late content would scroll the focus out of view
      if (kind === 'the search') await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results/);
      const stops: Stop[] = [];
      for await (const stop of tabStops(page, 900)) stops.push(stop);
      expect(stops.filter(({faults, isInOrder}) => faults.length > 0 || !isInOrder)).toEqual([]);
      expect(stops[0]?.text).toBe('Skip to main content');
      const regions = stops
        .map(({place}) => (OUTSIDE.includes(place) ? place : 'main'))
        .filter((region, index, all) => region !== all[index - 1]);
      expect(regions).toEqual(['body', 'bar', 'main', 'footer']);
    });
  }
}

test('the order of the focus is the visual order: no style reorders, no tabindex numbers', async ({page, site}) => {
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
