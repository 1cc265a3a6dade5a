import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {FIXTURE, KINDS, markerOf, routeOf, STATES, type State} from '@/tests/support/visibility';

type Surfaces = typeof import('@/tests/support/surfaces');
type Group = Awaited<ReturnType<Surfaces['surfaces']>>[number]['group'];

/** Which states readers, and authors in development, find where. */
const MATRIX: Readonly<Record<'production' | 'development', Readonly<Record<Group, readonly State[]>>>> = {
  production: {
    lists: ['public', 'due'],
    announcements: ['public', 'due'],
    addresses: ['public', 'due', 'unlisted'],
  },
  development: {
    lists: ['public', 'due', 'draft', 'scheduled'],
    announcements: ['public', 'due'],
    addresses: ['public', 'due', 'unlisted', 'draft', 'scheduled'],
  },
};

describe.each(['production', 'development'] as const)('in %s', (mode) => {
  const expected = MATRIX[mode];
  let site: Surfaces;

  beforeAll(async () => {
    vi.resetModules();
    vi.stubEnv('NODE_ENV', mode);
    for (const [key, value] of Object.entries(FIXTURE)) vi.stubEnv(key, value);
    site = await import('@/tests/support/surfaces');
  }, 120_000);
  afterAll(() => vi.unstubAllEnvs());

  test('each article is where it belongs, and nowhere else', async () => {
    for (const {name, group, kinds, text} of await site.surfaces()) {
      for (const kind of kinds) {
        // texts of the search are without addresses
        const found = STATES.filter(
          (state) => mentions(text, routeOf(state, kind)) || text.includes(markerOf(state, kind)),
        );
        expect(found, `${kind} in: ${name}`).toEqual(STATES.filter((state) => expected[group].includes(state)));
      }
    }
  });

  test('related articles are in lists', async () => {
    const related = await site.relatedRoutes();
    const found = STATES.filter((state) => related.has(routeOf(state, 'post')) || related.has(routeOf(state, 'doc')));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((state) => !expected.lists.includes(state))).toEqual([]);
  });

  test('a tag has a page when a listed article has it', async () => {
    const only = expected.lists.map((state) => `only-${state}`);
    expect(await site.tagSlugs()).toEqual([...only, 'shared'].sort());
  });
});

/** The whole address: followed by a character that ends one in JSON, XML or Markdown. */
function mentions(text: string, route: string): boolean {
  return text
    .split(route)
    .slice(1)
    .some((rest) => /^("|\\"|<|\)|\.md\)|$)/.test(rest));
}

test('the fixture has every state of every kind', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  for (const [key, value] of Object.entries(FIXTURE)) vi.stubEnv(key, value);
  vi.resetModules();
  const {loadContent} = await import('@/lib/content');
  const {articles} = await loadContent();
  const routes = articles.map(({route}) => route);
  for (const kind of KINDS) for (const state of STATES) expect(routes).toContain(routeOf(state, kind));
  vi.unstubAllEnvs();
});
