import {BLOG, headline, ONE} from '../support/own-site.ts';
import type {Reader} from './support/reader.ts';
import {BAR, CONTENTS, expect, FONTS_IN_TIME, SIDEBAR, soon, test} from './support/test.ts';

const YOGA = '/docs/yoga/unveiling-yoga';
const NEXT = {role: 'link', name: /^Next/, within: 'nav[aria-label="Docs pages"]'} as const;

/** Where “Next” leads. */
const next = (reader: Reader) =>
  reader.look(() => document.querySelector<HTMLAnchorElement>('nav[aria-label="Docs pages"] a:last-of-type')!.pathname);

/** The state of the two fonts that are files; the others stand in for them, with letters of the system. */
const ownFonts = (reader: Reader) =>
  reader.look(() =>
    [...document.fonts]
      .filter(({family}) => !family.includes('fallback'))
      .map(({display, status}) => `${display} ${status}`),
  );

/** From page to page by the bar, the sidebar and “Next”. */
async function walk(reader: Reader): Promise<void> {
  const stayedInside = await reader.staysInside();
  await reader.press({role: 'link', name: ONE.label, within: BAR});
  await reader.isOn(ONE.path);
  const second = await next(reader);
  const inSidebar = {role: 'link', name: headline(second), within: SIDEBAR} as const;
  await reader.press(inSidebar);
  await reader.isOn(second);
  await reader.sees(inSidebar, {'aria-current': 'page'});
  const third = await next(reader);
  await reader.press(NEXT);
  await reader.isOn(third);
  await reader.press({role: 'link', name: BLOG.label, within: BAR});
  await reader.isOn(BLOG.path);
  await stayedInside();
}

test('links of the bar and the sidebar, and “Next”, lead to their pages inside the application', async ({reader}) => {
  await reader.open('/docs/intro');
  await walk(reader);
});

for (const [when, status] of [
  ['soon after the first paint', 'loaded'],
  ['long after it', 'error'],
] as const) {
  test(`they do so when the fonts come ${when}, and the next page uses them`, async ({reader, site}) => {
    const release = site.hold(/\.woff2/);
    await reader.page.goto(`${site.url}/docs/intro`, {waitUntil: 'domcontentloaded'});
    await soon(() => reader.look(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    if (status === 'error') await new Promise((done) => setTimeout(done, FONTS_IN_TIME + 500));
    release();
    await soon(() => ownFonts(reader)).toEqual([`optional ${status}`, `optional ${status}`]);
    await reader.untilReady();
    await walk(reader);
    await soon(() => ownFonts(reader)).toEqual(['swap loaded', 'swap loaded']);
  });
}

test('Back and Forward bring pages back where the reader was', async ({reader}) => {
  const isAt = (y: number) => soon(() => reader.look(() => Math.round(scrollY)), 'scroll').toBe(Math.round(y));
  await reader.open(YOGA);
  const second = await next(reader);
  const stayedInside = await reader.staysInside();
  await reader.bring(NEXT);
  const first = await reader.look(() => scrollY);
  expect(first).toBeGreaterThan(1000);
  await reader.press(NEXT);
  await reader.isOn(second);
  await isAt(0);
  await reader.look(() => scrollTo({top: 700, behavior: 'instant'}));
  await isAt(700);
  await reader.look(() => history.back());
  await reader.isOn(YOGA);
  await isAt(first);
  await reader.look(() => history.forward());
  await reader.isOn(second);
  await isAt(700);
  await stayedInside();
});

const HEADING = 'Ten minutes on the living-room floor';
const HASH = '#ten-minutes-on-the-living-room-floor';

/** Near the top of the window, below the bar. */
async function headingIsSeen(reader: Reader): Promise<void> {
  const place = () =>
    reader.look(
      (bar, heading) => {
        const below = document.querySelector(heading)!.getBoundingClientRect().top;
        return below - document.querySelector(bar)!.getBoundingClientRect().bottom;
      },
      BAR,
      HASH,
    );
  await soon(place, 'distance from the bar').toBeGreaterThanOrEqual(0);
  await soon(place, 'distance from the bar').toBeLessThan(120);
}

test('a link to a heading leads below the bar, on the page and from outside', async ({reader}) => {
  await reader.open(YOGA);
  const stayedInside = await reader.staysInside();
  await reader.press({role: 'link', name: HEADING, within: CONTENTS});
  await reader.isOn(YOGA + HASH);
  await headingIsSeen(reader);
  await stayedInside();
  await reader.open('/about');
  await reader.open(YOGA + HASH);
  await headingIsSeen(reader);
});
