import {afterEach, expect, test, vi} from 'vitest';
import {type Fault, Faults} from '@/lib/faults';
import {checkSearchData} from '@/lib/output/files/search/search-data';
import {doc, SEARCH_DATA, validArticle} from '@/tests/support/check-articles';
import {folderWith} from '@/tests/support/project';
import {buildFaults, checkContent} from './check-content';
import {loadSite} from './load-site';

vi.mock('@/lib/config', async (actual) => ({
  ...(await actual<typeof import('@/lib/config')>()),
  sidebarsConfig: () => ({sidebars: {}, categories: []}),
}));
afterEach(() => vi.restoreAllMocks());

const TAGS = 'yoga: {label: Yoga, description: Poses and breath., area: yoga}';

/** What would stop the build of a project with two valid docs and these files. */
async function faultsOf(files: Readonly<Record<string, string>>): Promise<Fault[]> {
  const root = folderWith({
    'content/tags.yml': TAGS,
    'content/data/sources.yml': '{}',
    ...SEARCH_DATA,
    'content/docs/intro.mdx': validArticle({frontMatter: {sources: undefined}}),
    'content/docs/yoga/standing.mdx': validArticle({frontMatter: {sources: undefined}}),
    ...files,
  });
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  const {site} = await loadSite({root, components: () => ({})});
  const ofSearch = new Faults();
  checkSearchData(root, ofSearch);
  return [...buildFaults(site), ...ofSearch.list];
}

async function reported(files: Readonly<Record<string, string>>): Promise<string[]> {
  const faults = await faultsOf(files);
  // the navbar is the real site's, whose docs are missing here
  return faults.filter(({rule}) => rule !== 'site').map(({file, line, problem}) => `${file}:${line} ${problem}`);
}

test('a valid project has no faults', async () => {
  expect(await reported({})).toEqual([]);
});

test('synonyms that contradict one another', async () => {
  expect(
    await reported({'content/data/synonyms.yml': '- same: [sleep, slumber]\n- same: [nap, slumber]\n'}),
  ).toMatchInlineSnapshot(`
    [
      "content/data/synonyms.yml:2 "slumber" is in two groups.",
    ]
  `);
});

test('synonyms that cannot be read are reported beside an error in an article', async () => {
  const root = folderWith({'content/tags.yml': TAGS, 'content/data/synonyms.yml': '- [\n', ...doc({body: '<Foo />'})});
  const {faults} = await checkContent({root, components: () => ({}), families: ['technical']});
  const files = faults.map(({file}) => file);
  expect(files).toEqual(expect.arrayContaining(['content/data/synonyms.yml', 'content/docs/yoga/standing.mdx']));
});

test('an urgent note with a broken link', async () => {
  const linked = (to: string) =>
    reported({
      'content/data/urgent/notes.yml': `slips: []
notSlips: []
topics:
  - {label: Read, to: ${to}, kind: emergency}
`,
    });
  expect(await linked('/docs/yoga/sitting')).toEqual([
    'content/data/urgent/notes.yml:4 The article /docs/yoga/sitting does not exist.',
  ]);
  expect(await linked('/docs/yoga/standing#nowhere')).toEqual([
    'content/data/urgent/notes.yml:4 /docs/yoga/standing has no anchor #nowhere.',
  ]);
  expect(await linked('/docs/yoga/standing')).toEqual([]);
});

test('a navbar item with a broken link', async () => {
  const [fault] = await faultsOf({});
  expect(fault).toMatchObject({rule: 'site', problem: expect.stringContaining('Unknown doc id "gardening')});
});
