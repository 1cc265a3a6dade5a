import {EARLY, ITEMS, LONG, ONE, PER_PAGE} from '../support/own-site.ts';
import {BAR, CONTENTS, expect, PHONE, SIDEBAR, soon, test} from './support/test.ts';

test.use({prefs: {'javascript.enabled': false}});
// starting another browser takes longer than these tests
test.describe.configure({mode: 'default'});

for (const size of [PHONE, {width: 1280, height: 900}]) {
  test.describe(`with JavaScript off, ${size.width} px wide`, () => {
    test.use({size});

    test('the navbar shows all items with working links, and no button without effect', async ({reader}) => {
      await reader.goTo('/docs/intro');
      for (const {label: name} of ITEMS) await reader.sees({role: 'link', name, within: BAR});
      const useless = /^(Open menu|Close menu|Switch between|Collapse sidebar$|Expand sidebar$)/;
      await reader.doesNotSee({role: 'button', name: useless});
      await reader.press({role: 'link', name: ONE.label, within: BAR});
      await reader.isOn(ONE.path);
    });

    test('an article is complete: text, drawings, sidebar with every category, table of contents, neighbours', async ({
      reader,
    }) => {
      await reader.goTo(LONG);
      const hidden = () =>
        [...document.querySelectorAll('article .prose > *, article h1, #sources')].filter(
          (part) =>
            !part.matches('noscript, script, style, template') && !part.checkVisibility({visibilityProperty: true}),
        ).length;
      expect(await reader.look(hidden)).toBe(0);
      expect(await reader.look(() => document.querySelectorAll('article .prose > p').length)).toBeGreaterThan(9);
      await reader.sees({role: 'link', name: /^Beans and peas/, within: SIDEBAR});
      const headings = size === PHONE ? 'article details' : CONTENTS;
      if (size === PHONE) await reader.press({role: 'disclosure', name: 'On this page', within: 'article'});
      await reader.press({role: 'link', name: EARLY.text, within: headings});
      await soon(() => reader.look(() => location.hash)).toBe(`#${EARLY.id}`);
      await reader.press({role: 'link', name: /^Growing without soil/, within: SIDEBAR});
      await soon(() => reader.look(() => location.pathname)).toBe('/docs/hydroponics/Growing-Without-Soil');
      await reader.press({role: 'link', name: /^Next/, within: 'nav[aria-label="Docs pages"]'});
      await soon(() => reader.look(() => location.pathname)).not.toBe('/docs/hydroponics/Growing-Without-Soil');
      await reader.sees({role: 'heading', name: /./, within: 'article'});
    });
  });
}

test('categories of the sidebar are open in browsers that do not support hidden="until-found"', async ({reader}) => {
  await reader.goTo(LONG);
  // what such a browser does with the attribute, below every layer of the site
  await reader.look(() => {
    const [sheet] = document.styleSheets;
    sheet!.insertRule('@layer browser { [hidden] { display: none } }', 0);
  });
  await reader.sees({role: 'link', name: /^Beans and peas/, within: SIDEBAR});
});

test('the years of the blog open, and link to the archive', async ({reader}) => {
  await reader.goTo('/blog');
  expect(await reader.look(() => document.querySelectorAll('main article').length)).toBe(PER_PAGE);
  const years = 'main nav[aria-label="Blog posts"]';
  await reader.doesNotSee({role: 'link', name: 'The posts of 2016', within: years});
  await reader.press({role: 'disclosure', name: /2016/, within: years});
  await reader.press({role: 'link', name: 'The posts of 2016', within: years});
  await reader.isOn('/blog/archive#y2016');
});

test('the search says what it needs, and its place has a link to the index of all articles', async ({reader}) => {
  await reader.goTo('/search?q=sleep');
  await soon(() => reader.look(() => document.querySelector('main')!.textContent)).toContain(
    'Searching needs JavaScript.',
  );
  await reader.goTo('/');
  await reader.press({role: 'link', name: /A to Z$/, within: 'main'});
  await reader.isOn('/a-z');
});
