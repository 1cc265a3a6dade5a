import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {article, contentOf, folderWith} from '@/tests/support/project';
import {contentFaults, loadContent} from './index';

vi.mock('@/lib/config', async (actual) => ({
  ...(await actual<typeof import('@/lib/config')>()),
  sidebarsConfig: () => ({sidebars: {}, categories: []}),
}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  Object.assign(globalThis, {sunrootContent: undefined});
});

const files = {
  'content/docs/intro.mdx': article(),
  'content/docs/yoga/right.mdx': article(),
  'content/docs/yoga/wrong.mdx': article('tag: [yoga]\nslug: index'),
  'content/blog/2025-01-01-wrong.mdx': '---\ntitle: x\n',
};

test('one error contains everything wrong, sorted by file and line', () => {
  const sidebars = {sidebars: {yogaSidebar: [{type: 'doc' as const, id: 'yoga/none'}]}};
  expect(() => contentOf(files, {sidebars})).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Unknown doc id "yoga/none".
      in: content/sidebars.ts, sidebars.yogaSidebar.0
      fix: use one of: intro, yoga/right, yoga/index

    The front matter that starts here does not end: its closing line of three dashes is missing.
      in: content/blog/2025-01-01-wrong.mdx:1:1
      fix: write --- on a separate line below line 2 (title: x), before the text

    Unknown key "tag".
      in: content/docs/yoga/wrong.mdx:4:1
      fix: did you mean "tags"? known keys: title, description, tags, sources, updated, format, slug, draft, unlisted, publishAt, asks, corrections, aliases, searched, reviewed, cover, group, sidebar_position, sidebar_label

    "index" is reserved for the site itself.
      in: content/docs/yoga/wrong.mdx:5:1
      fix: choose another slug]
  `);
});

/** A project in development, and a function that reads its content. */
function develop() {
  vi.stubEnv('NODE_ENV', 'development');
  const root = folderWith({...files, 'content/data/sources.yml': '{}', 'content/data/facts/x.yml': 'x: 1'});
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  const routes = async () => (await loadContent()).articles.map(({route}) => route);
  const save = (file: string, text: string) => writeFileSync(path.join(root, file), text);
  return {routes, save};
}

test('in development valid content is shown, and errors are reported until they are fixed', async () => {
  const {routes, save} = develop();
  expect(await routes()).toEqual(['/docs/intro', '/docs/yoga/right', '/docs/yoga/index']);
  expect(contentFaults()).toHaveLength(3);
  save('content/docs/yoga/wrong.mdx', article());
  save('content/blog/2025-01-01-wrong.mdx', article());
  expect(await routes()).toContain('/blog/2025-01-01-wrong');
  expect(contentFaults()).toEqual([]);
});

test('an earlier valid state is shown rather than one with gaps', async () => {
  const {routes, save} = develop();
  save('content/docs/yoga/wrong.mdx', article());
  save('content/blog/2025-01-01-wrong.mdx', article());
  const right = await routes();
  save('content/docs/yoga/right.mdx', '---\ntitle: x\n');
  expect(await routes()).toEqual(right);
  expect(contentFaults()).toMatchObject([{file: 'content/docs/yoga/right.mdx', line: 1}]);
});
