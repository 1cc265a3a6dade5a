import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {KINDS, type Kind, markerOf, routeOf, STATES, type State} from '@/tests/support/visibility';

/* The third site, of `npm run build:small`, has one article of each kind in every state. */
const OUT = path.resolve('out-small');
const files = readdirSync(OUT, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(OUT, path.join(entry.parentPath, entry.name)))
  .map((name) => ({address: `/${name}`, text: readFileSync(path.join(OUT, name), 'latin1')}));

const each = (states: readonly State[]): [State, Kind][] =>
  states.flatMap((state) => KINDS.map((kind): [State, Kind] => [state, kind]));

/** The files of an article: its page, data, Markdown, navigation data, and the page at its old address. */
function isOwn(address: string, state: State, kind: Kind): boolean {
  const route = routeOf(state, kind);
  const own = new RegExp(`^(${route}|/old/${state}-${kind})(\\.(html|json|md|txt)|/.*)$`);
  return own.test(address);
}

test('the build reports what it leaves out, and when that will be published', () => {
  const log = readFileSync('.cache/build-small.log', 'utf8');
  expect(log).toContain('Left out of this build of 2025-06-15: 6 articles.');
  expect(log).toContain(
    'content/blog/2025-06-05-scheduled-post.mdx: included in builds from 2025-06-16 on (publishAt)',
  );
  expect(log).toContain('content/docs/yoga/draft-doc.mdx: a draft');
});

test.each(each(['draft', 'scheduled']))('of a %s %s there is neither text nor address in any file', (state, kind) => {
  const route = routeOf(state, kind);
  const holding = files.filter(({address, text}) => address.includes(route) || text.includes(markerOf(state, kind)));
  expect(holding.map(({address}) => address)).toEqual([]);
  const naming = files.filter(({text}) => text.includes(route)).map(({address}) => address);
  expect(naming).toEqual([]);
});

test('only pictures that a visible article shows are published', () => {
  const pictures = files.map(({address}) => address).filter((address) => address.startsWith('/images/'));
  expect(pictures.filter((address) => address.includes('public-picture'))).toHaveLength(1);
  expect(pictures.filter((address) => /(draft|later)-picture/.test(address))).toEqual([]);
});

test.each(each(['unlisted']))('an %s %s is at its address, has noindex, and is linked nowhere', (state, kind) => {
  const page = files.find(({address}) => address === `${routeOf(state, kind)}.html`)!;
  expect(page.text).toMatch(/<meta name="robots" content="noindex[^"]*"/);
  expect(page.text).toContain('Unlisted page');
  const naming = files
    .filter(({text}) => text.includes(markerOf(state, kind)))
    .map(({address}) => address)
    .filter((address) => !isOwn(address, state, kind));
  // the page's own script, which only the page names
  const [data] = /\/_next\/static\/pages\/[0-9a-f]+\.js/.exec(page.text)!;
  expect(naming).toEqual([data]);
  const dataNamedBy = files.filter(({text}) => text.includes(data)).map(({address}) => address);
  expect(dataNamedBy.filter((address) => !isOwn(address, state, kind))).toEqual([]);
});

test.each(each(['public', 'due']))('a %s %s can be found', (state, kind) => {
  const route = routeOf(state, kind);
  const lists: Record<Kind, string[]> = {
    post: [
      '/blog.html',
      '/blog/archive.html',
      '/blog/tags/shared.html',
      '/blog/rss.xml',
      '/blog/atom.xml',
      '/blog/feed.json',
    ],
    doc: ['/docs/tags/shared.html', '/docs/yoga/neighbour-doc.html'],
    page: [],
  };
  const everywhere = ['/a-z.html', '/search/index.json', '/sitemap.xml', '/llms.txt', '/routes.json'];
  for (const address of [...everywhere, ...lists[kind]]) {
    const file = files.find((one) => one.address === address);
    expect(file?.text, address).toContain(route);
  }
  for (const type of ['html', 'json', 'md']) {
    expect(
      files.some(({address}) => address === `${route}.${type}`),
      `${route}.${type}`,
    ).toBe(true);
  }
});

test('a tag of unlisted, draft or scheduled articles only has no page, and no link', () => {
  for (const state of STATES.filter((name) => name !== 'public' && name !== 'due')) {
    const tag = `only-${state}`;
    expect(files.filter(({address}) => address.includes(tag)).map(({address}) => address)).toEqual([]);
    const linking = files.filter(({text}) => text.includes(`tags/${tag}"`)).map(({address}) => address);
    expect(linking).toEqual([]);
  }
});

test('the JSON of the docs lists the ids of drafts separately', () => {
  const {docsVersion: version} = JSON.parse(files.find(({address}) => address === '/docs.json')!.text);
  expect(version).toMatchObject({name: 'current', label: 'Next', isLast: true, path: '/docs', mainDocId: 'intro'});
  expect(version.draftIds).toEqual(['yoga/draft-doc', 'yoga/scheduled-doc']);
  expect(version.docs.map(({id}: {id: string}) => id)).not.toContain('yoga/unlisted-doc');
});

test('a listed article has no banner and may be indexed', () => {
  const page = files.find(({address}) => address === `${routeOf('public', 'doc')}.html`)!;
  expect(page.text).not.toMatch(/(Unlisted|Draft|Scheduled) page/);
  expect(page.text).not.toContain('<meta name="robots"');
});
