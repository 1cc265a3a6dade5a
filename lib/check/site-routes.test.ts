import {afterEach, expect, test, vi} from 'vitest';
import {sidebarsConfig} from '@/lib/config';
import {parseSidebars, type SidebarsInput} from '@/lib/config/sidebars-schema';
import {readTagVocabulary} from '@/lib/content/tags';
import {buildDay} from '@/lib/dates';
import {allRoutes, routesOf} from '@/lib/routes';
import {article, contentOf, folderWith} from '@/tests/support/project';
import type {Site} from './model';
import {contentFiles} from './read/content-files';
import {readFile} from './read/read-file';
import {siteRoutes} from './site-routes';

afterEach(() => vi.restoreAllMocks());

type Known = Pick<Site, 'sidebars' | 'vocabulary' | 'today'>;

/** The pages that the check takes a project to have. */
function pagesToTheCheck(root: string, known: Known): string[] {
  const heads = contentFiles(root).files.flatMap((file) => readFile(root, file).head ?? []);
  return [...siteRoutes(heads, known)].sort();
}

const paths = (routes: readonly {readonly path: string}[]) => routes.map(({path}) => path).sort();

test('to the check this site has the pages that the build gives it', async () => {
  const root = process.cwd();
  const known = {sidebars: sidebarsConfig(), vocabulary: readTagVocabulary(root), today: buildDay()};
  expect(pagesToTheCheck(root, known)).toEqual(paths(await allRoutes()));
});

test('and where lists have several pages, or files are hidden', () => {
  const count = 40;
  const numbers = Array.from({length: count}, (_, index) => index);
  const years = ['2023-01-01', '2024-02-02'];
  const files = Object.fromEntries([
    ...numbers.flatMap((index) => [
      [`content/blog/${years[index % 2]}-p${index}.md`, article(`tags: [common, t${index}]`)],
      [`content/docs/yoga/d${index}.md`, article(`tags: [common, t${index}]`)],
    ]),
    ['content/docs/yoga/draft.md', article('draft: true\ntags: [hidden]')],
    ['content/docs/yoga/later.md', article('publishAt: 2025-06-16\ntags: [hidden]')],
    ['content/docs/yoga/unlisted.md', article('unlisted: true\ntags: [hidden]')],
    ['content/docs/intro.mdx', article()],
  ]);
  const slugs = ['common', 'hidden', ...numbers.map((index) => `t${index}`)];
  const vocabulary = Object.fromEntries(slugs.map((slug) => [slug, {label: `Tag ${slug}`, description: 'x'}]));
  const generated = {type: 'generated-index', slug: 'inner', title: 'Inner', description: 'x'} as const;
  const outer = {...generated, slug: 'outer', title: 'Outer', sidebar: 'yoga', docs: ['yoga/d1']};
  const sidebars: SidebarsInput = {
    sidebars: {yoga: [{type: 'category', label: 'Inner', link: generated, items: [{type: 'doc', id: 'yoga/d1'}]}]},
    categories: [outer],
  };
  const root = folderWith(files);
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  const known = {sidebars: parseSidebars(sidebars), vocabulary, today: '2025-06-15'};
  const found = pagesToTheCheck(root, known);
  expect(found).toEqual(paths(routesOf(contentOf(files, {sidebars, context: {vocabulary}}))));
  for (const path of ['/blog/page/3', '/blog/tags/common/page/3', '/docs/tags/common']) expect(found).toContain(path);
});
