import {BLOG, ONE} from '../support/own-site.ts';
import type {Reader} from './support/reader.ts';
import {BAR, CONTENTS, expect, SIDEBAR, soon, test} from './support/test.ts';

const YOGA = '/docs/yoga/unveiling-yoga';
const NEXT = {role: 'link', name: /^Next/, within: 'nav[aria-label="Docs pages"]'} as const;

/** The target of “Next”. */
const next = (reader: Reader) =>
  reader.look(() => document.querySelector<HTMLAnchorElement>('nav[aria-label="Docs pages"] a:last-of-type')!.pathname);

/** The site's fonts that the page may use; otherwise fallbacks replace them. */
const ownFonts = (reader: Reader) =>
  reader.look(() =>
    [...document.fonts]
      .map(({family, status}) => `${family.replaceAll('"', '')} ${status}`)
      .filter((font) => /^(?:atkinson|fraunces) /.test(font))
      .sort(),
  );

/** From page to page by the bar, the sidebar and “Next”. */
async function walk(reader: Reader): Promise<void> {
  const stayedInside = await reader.staysInside();
  await reader.press({role: 'link', name: ONE.label, within: BAR});
  await reader.isOn(ONE.path);
  const second = await next(reader);
  const label = await reader.look(
    (sidebar, path) => document.querySelector(`${sidebar} a[href="${path}"]`)!.textContent,
    SIDEBAR,
    second,
  );
  const inSidebar = {role: 'link', name: label, within: SIDEBAR} as const;
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

test('links navigate within the application when fonts load after the first paint, which only the next page uses', async ({
  reader,
  site,
}) => {
  const release = site.delay(/\.woff2/);
  await reader.page.goto(`${site.url}/docs/intro`, {waitUntil: 'domcontentloaded'});
  await soon(() => reader.look(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  release();
  await reader.untilReady();
  expect(await ownFonts(reader)).toEqual([]);
  await walk(reader);
  await soon(() => ownFonts(reader)).toEqual(['atkinson loaded', 'fraunces loaded']);
});

test('Back and Forward restore the scroll position', async ({reader}) => {
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

test('a link to a heading shows it below the bar, from the page and from outside', async ({reader}) => {
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

test('Back from another page load shows the page from the back-forward cache, in the colour mode chosen since', async ({
  reader,
}) => {
  // asked for by Firefox itself
  reader.mayFail = /favicon\.ico/;
  await reader.open(YOGA);
  // no page is kept whose requests are not answered
  await soon(() => reader.look(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await reader.page.waitForNetworkIdle();
  await reader.look(() => scrollTo({top: 900, behavior: 'instant'}));
  const stayedInside = await reader.staysInside();
  await reader.goTo('/offline');
  await reader.press({role: 'button', name: /^Switch between dark and light mode/, within: BAR});
  // the driver waits for a page load, which does not happen
  await reader.look(() => history.back());
  await reader.isOn(YOGA);
  await stayedInside();
  expect(await reader.look(() => scrollY)).toBe(900);
  await reader.sees({role: 'button', name: /currently dark mode/, within: BAR});
  await reader.press({role: 'link', name: ONE.label, within: BAR});
  await reader.isOn(ONE.path);
});
