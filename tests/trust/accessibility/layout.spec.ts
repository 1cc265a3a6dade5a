import {settled} from '../../support/page.ts';
import {KINDS, NO_PAGE} from '../../support/page-kinds.ts';
import {layOver, lostTexts} from '../support/lost-text.ts';
import {expect, ready, test} from '../support/test.ts';

/** What success criterion 1.4.12 lets readers set. */
const SPACED =
  '* {line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important} p {margin-block-end: 2em !important}';
const LARGE = ':root {font-size: 200% !important}';
const VIEWS = [
  {what: '320 px', width: 320, css: ''},
  {what: '320 px with wide spacing', width: 320, css: SPACED},
  {what: '320 px with text of 200 %', width: 320, css: LARGE},
  {what: 'a desktop with wide spacing', width: 1280, css: SPACED},
  {what: 'a desktop with text of 200 %', width: 1280, css: LARGE},
  {what: 'a tablet with text of 200 %', width: 800, css: LARGE},
] as const;

for (const [kind, address] of Object.entries({...KINDS, 'the page for a wrong address': NO_PAGE})) {
  test(`no text of ${kind} is lost at 320 px, at 200 % or with wide spacing${kind === 'a doc' ? ' @sample' : ''}`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(site.url + address);
    await ready(page);
    const lost: string[] = [];
    for (const {what, width, css} of VIEWS) {
      await page.setViewportSize({width, height: 900});
      await layOver(page, css);
      await settled(page);
      // the headline itself may be narrower
      const headline = page.getByRole('main').getByRole('heading', {level: 1});
      const column = (await headline.locator('..').boundingBox())?.width ?? 0;
      if (column < 250) lost.push(`${what}: the text is ${Math.round(column)} px wide`);
      lost.push(...(await lostTexts(page)).map((text) => `${what}: ${text}`));
    }
    expect(lost).toEqual([]);
  });
}
