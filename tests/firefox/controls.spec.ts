import {BLOG, computed, EARLY, LATE, LONG} from '../support/own-site.ts';
import type {Reader} from './support/reader.ts';
import {BAR, CHUNKS, CONTENTS, expect, SIDEBAR, soon, test} from './support/test.ts';

const YOGA = '/docs/yoga/unveiling-yoga';
const SEARCH = {role: 'dialog', name: 'Search'} as const;
const FIELD = {role: 'combobox', name: 'Search'} as const;

test('Escape clears the search, then closes it, and the focus returns; Ctrl K opens it, arrow keys and Enter open the article', async ({
  reader,
}) => {
  await reader.open('/docs/intro');
  const stayedInside = await reader.staysInside();
  await reader.press({role: 'button', name: /^Search/, within: BAR});
  await reader.hasFocusOn(FIELD);
  await reader.page.keyboard.type('sleep');
  await reader.sees({role: 'option', name: /sleep/i});
  await reader.keys('Escape');
  await reader.doesNotSee({role: 'option', name: /sleep/i});
  await reader.sees(SEARCH);
  await reader.keys('Escape');
  await reader.doesNotSee(SEARCH);
  await reader.hasFocusOn({role: 'button', name: /^Search/, within: BAR});
  await reader.keys('Control+k');
  await reader.hasFocusOn(FIELD);
  await reader.page.keyboard.type('b9');
  // the first result, which is no longer one for the first letter
  const first = {role: 'option', name: /./} as const;
  await soon(async () => (await reader.see(first))?.text).toMatch(/folate/);
  await reader.keys('ArrowDown');
  await reader.sees(first, {'aria-selected': 'true'});
  await reader.keys('Enter');
  await soon(() => reader.look(() => [location.pathname, document.querySelector('h1')?.textContent])).toEqual([
    expect.stringMatching(/^\/docs\/vitamins\/vitamin-b9/),
    expect.stringMatching(/folate/i),
  ]);
  await reader.doesNotSee(SEARCH);
  await stayedInside();
});

test('text typed before the application loads is in the search field', async ({reader, site}) => {
  const release = site.delay(CHUNKS);
  await reader.goTo('/');
  await reader.keys('Control+k');
  await reader.page.keyboard.type('sleep');
  release();
  await reader.hasFocusOn(FIELD);
  await soon(() => reader.look(() => (document.activeElement as HTMLInputElement).value)).toBe('sleep');
  await reader.sees({role: 'option', name: /sleep/i});
});

/** The page is painted in this mode, and the button says so. */
async function isIn(reader: Reader, mode: 'light' | 'dark'): Promise<void> {
  const painted = () =>
    reader.look(() => [
      document.documentElement.dataset.theme,
      getComputedStyle(document.body).colorScheme,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
  await soon(painted).toEqual([mode, mode, computed('paper', mode)]);
  await reader.sees({role: 'button', name: `Switch between dark and light mode (currently ${mode} mode)`, within: BAR});
}

test('the colour mode chosen before the application loads is preserved', async ({reader, site}) => {
  const release = site.delay(CHUNKS);
  await reader.goTo('/docs/intro');
  await isIn(reader, 'light');
  await reader.press({role: 'button', name: /^Switch between dark and light mode/, within: BAR});
  await isIn(reader, 'dark');
  release();
  await reader.untilReady();
  await isIn(reader, 'dark');
  await reader.press({role: 'link', name: BLOG.label, within: BAR});
  await reader.isOn(BLOG.path);
  await isIn(reader, 'dark');
  await reader.page.reload();
  await isIn(reader, 'dark');
});

test('the sidebar hides and comes back, and stays hidden on the next page', async ({reader}) => {
  const [hide, show] = (['Collapse sidebar', 'Expand sidebar'] as const).map(
    (name) => ({role: 'button', name}) as const,
  );
  await reader.open(YOGA);
  await reader.press(hide!);
  await reader.doesNotSee({role: 'navigation', name: 'Docs sidebar'});
  await reader.hasFocusOn(show!);
  await reader.press({role: 'link', name: /^Next/, within: 'nav[aria-label="Docs pages"]'});
  await reader.sees({role: 'heading', name: /^Yoga for everybody/});
  await reader.page.reload();
  await reader.sees(show!);
  await reader.doesNotSee({role: 'navigation', name: 'Docs sidebar'});
  await reader.untilReady();
  await reader.press(show!);
  await reader.sees({role: 'navigation', name: 'Docs sidebar'});
  await reader.doesNotSee(show!);
});

test('a category opens before the application is ready, and closes its neighbour', async ({reader, site}) => {
  site.delay(CHUNKS);
  await reader.goTo(LONG);
  const growing = {role: 'button', name: 'Growing food', within: SIDEBAR} as const;
  const beans = {role: 'link', name: /^Beans and peas/, within: SIDEBAR} as const;
  await reader.doesNotSee(beans);
  await reader.press(growing);
  await reader.sees(growing, {'aria-expanded': 'true'});
  await reader.sees(beans);
  await reader.sees({role: 'button', name: 'Foundations', within: SIDEBAR}, {'aria-expanded': 'false'});
  await reader.doesNotSee({role: 'link', name: /^Soil made simple/, within: SIDEBAR});
  await reader.press(growing);
  await reader.doesNotSee(beans);
});

test('the table of contents marks the current heading, and the browser’s own search opens the panel in which it finds text', async ({
  reader,
}) => {
  await reader.open(LONG);
  const marked = () =>
    reader.look(
      (name) => [...document.querySelectorAll(`${name} [aria-current=true]`)].map(({textContent}) => textContent),
      CONTENTS,
    );
  const bring = (id: string) =>
    reader.look((name) => {
      const {top} = document.getElementById(name)!.getBoundingClientRect();
      scrollTo({top: scrollY + top - 120, behavior: 'instant'});
    }, id);
  for (const [id, text] of [
    [EARLY.id, EARLY.text],
    [LATE.id, LATE.text],
    [EARLY.id, EARLY.text],
  ] as const) {
    await bring(id);
    await soon(marked).toEqual([text]);
  }
  const panel = () =>
    reader.look(
      (name) =>
        [...document.querySelectorAll(`${name} button`)]
          .find((button) => button.textContent === 'Growing food')!
          .closest('li')!
          .lastElementChild!.getAttribute('hidden'),
      SIDEBAR,
    );
  expect(await panel()).toBe('until-found');
  await reader.goTo(`${LONG}#:~:text=Beans%20and%20peas`);
  await soon(panel).toBeNull();
});
