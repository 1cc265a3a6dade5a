import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {siteConfig} from '@/lib/config';
import {loadContent} from '@/lib/content';
import {filesBeside} from '@/lib/output/files/extra-files';
import {jsonPath, markdownPath} from '@/lib/paths';
import {allAliases} from '@/lib/site/routing/aliases';
import {absoluteUrl} from '@/lib/urls';
import {exportedFiles, pageOf, read} from './site';

const content = await loadContent();
const {articles, docs} = content;
const reader = unified().use(remarkParse).use(remarkGfm);

test('every extra file exists, and every article has its Markdown', async () => {
  const files = new Set(exportedFiles());
  const aliases = (await allAliases()).map(({from}) => from);
  expect(filesBeside(content, aliases).filter((file) => !files.has(file))).toEqual([]);
  expect([...files].filter((file) => file.endsWith('.md')).sort()).toEqual(
    articles.map(({route}) => markdownPath(route)).sort(),
  );
});

test('the Markdown of an article has front matter, absolute links and no component', () => {
  const faults: string[] = [];
  for (const [index, article] of articles.entries()) {
    const text = read(markdownPath(article.route));
    const [, frontMatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
    const data = parse(frontMatter) as Record<string, string>;
    const check = (isRight: unknown, what: string) => {
      if (!isRight) faults.push(`${article.route}: ${what}`);
    };
    check(data.title === article.title && data.description === article.description, 'title or description');
    check(data.canonical === absoluteUrl(article.route), 'canonical');
    check(data.updated === article.updated, 'updated');
    check(data.licence?.includes(siteConfig().contentLicence.url), 'licence');
    for (const id of article.sources.keys()) check(body.includes('## Sources'), `source ${id + 1}`);
    // parsing takes most of the time
    if (index % 16 > 0) continue;
    const tree = reader.parse(body);
    const defined = new Set<string>();
    visit(tree, 'footnoteDefinition', ({identifier}) => {
      defined.add(identifier);
    });
    visit(tree, (node) => {
      if ((node.type === 'link' || node.type === 'image') && !/^(https?:|mailto:|tel:|sms:)/.test(node.url))
        check(false, `link ${node.url}`);
      if (node.type === 'html' && !/^<\/?su[bp]>/.test(node.value)) check(false, `HTML ${node.value}`);
      if (node.type === 'footnoteReference') check(defined.has(node.identifier), `no source ${node.identifier}`);
    });
  }
  expect(faults).toEqual([]);
});

test('an article announces its Markdown and llms.txt, the home page llms.txt, other pages neither', () => {
  const announced = (path: string, form: string) =>
    pageOf(path).find(({attributes}) => attributes.rel === 'alternate' && attributes.type === form)?.attributes.href;
  for (const {route} of articles.slice(0, 20)) {
    expect(announced(route, 'text/markdown')).toBe(absoluteUrl(markdownPath(route)));
    expect(announced(route, 'text/plain')).toBe(absoluteUrl('/llms.txt'));
  }
  expect(announced('/', 'text/plain')).toBe(absoluteUrl('/llms.txt'));
  expect(announced('/', 'text/markdown')).toBeUndefined();
  for (const form of ['text/markdown', 'text/plain']) expect(announced('/blog', form)).toBeUndefined();
});

test('llms.txt has title, summary and sections, and all its links work', () => {
  const text = read('/llms.txt');
  const files = new Set(exportedFiles());
  expect(text).toMatch(/^# \S[^\n]*\n\n> \S/);
  const links = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\): \S/gm)].map(([, href]) => href!);
  const home = absoluteUrl('/').replace(/\/$/, '');
  expect(links.filter((href) => !files.has(href.replace(home, '')))).toEqual([]);
  const listed = articles
    .filter(({visibility}) => visibility === 'public')
    .map(({route}) => absoluteUrl(markdownPath(route)));
  expect(links.filter((href) => href.endsWith('.md')).sort()).toEqual(listed.sort());
  expect(links).toEqual(expect.arrayContaining(docs.categories.map(({route}) => absoluteUrl(jsonPath(route)))));
});
