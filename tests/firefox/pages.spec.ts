import {headline, TAGLINE} from '../support/own-site.ts';
import {KINDS, NO_PAGE} from '../support/page-kinds.ts';
import type {Reader} from './support/reader.ts';
import {expect, soon, test} from './support/test.ts';

const HEADLINES = {
  'the home page': TAGLINE,
  'a doc': headline(KINDS['a doc']),
  'a category': headline(KINDS['a category']),
  'the blog': headline(KINDS['the blog']),
  'a post': headline(KINDS['a post']),
  'the index from A to Z': 'A to Z',
  'the search': 'Search',
};

for (const [kind, title] of Object.entries(HEADLINES)) {
  test(`${kind} is painted, becomes ready and reports no problems`, async ({reader}) => {
    await reader.open(KINDS[kind as keyof typeof HEADLINES]);
    await reader.sees({role: 'heading', name: title});
    await reader.sees({role: 'navigation', name: 'Main'});
    const broken = () =>
      [...document.images].filter(({complete, naturalWidth}) => complete && !naturalWidth).map(({src}) => src);
    expect(await reader.look(broken)).toEqual([]);
    expect(await reader.look(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    if (kind === 'a doc') await figuresAreDrawn(reader);
    if (kind === 'the search') {
      await reader.sees({role: 'status', name: /^\d+ results/, within: 'main'});
      await reader.sees({role: 'link', name: /sleep/i, within: 'main'});
    }
  });
}

/** And their tables open. */
async function figuresAreDrawn(reader: Reader): Promise<void> {
  const drawings = () =>
    [...document.querySelectorAll('article figure:has(svg)')].map((figure) =>
      Math.max(...[...figure.querySelectorAll('svg')].map((drawing) => drawing.getBoundingClientRect().height)),
    );
  for (const height of await reader.look(drawings)) expect(height).toBeGreaterThan(20);
  expect((await reader.look(drawings)).length).toBeGreaterThan(1);
  await reader.press({role: 'disclosure', name: 'Show the numbers'});
  await soon(() => reader.look(() => document.querySelector('figure table')?.checkVisibility())).toBe(true);
}

test('an address without a page says so', async ({reader}) => {
  reader.mayFail = new RegExp(`${NO_PAGE}$`);
  await reader.open(NO_PAGE);
  await reader.sees({role: 'heading', name: 'Page Not Found'});
});
