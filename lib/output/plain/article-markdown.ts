import 'server-only';
import type {List, Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {stringify} from 'yaml';
import {siteConfig} from '@/lib/config';
import type {AnyArticle} from '@/lib/content';
import {getSource} from '@/lib/data/sources';
import {absoluteUrl} from '@/lib/urls';
import {simplify} from './simplify';
import {afterTitle} from './source-text';
import {toMdast} from './to-mdast';

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', rule: '-', emphasis: '*', listItemIndent: 'one'});

/** An article as Markdown: front matter, title, body, sources as footnotes. `html` is its body. */
export function articleMarkdown(article: AnyArticle, html: string): string {
  const address = absoluteUrl(article.route);
  const body = toMdast(simplify(html, address)) as RootContent[];
  const root: Root = {
    type: 'root',
    children: [
      {type: 'heading', depth: 1, children: [{type: 'text', value: article.title}]},
      ...body,
      ...sourceList(article.sources, citedNumbers(body)),
    ],
  };
  return `---\n${frontMatter(article, address)}---\n\n${writer.stringify(root)}`;
}

function frontMatter(article: AnyArticle, canonical: string): string {
  const {title, description, updated} = article;
  const date = article.kind === 'post' ? {date: article.date} : {};
  const {name, url} = siteConfig().contentLicence;
  const data = {title, description, ...date, updated, canonical, licence: `${name}, ${url}`};
  return stringify(data, {lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN'});
}

function citedNumbers(nodes: readonly unknown[]): Set<string> {
  const text = JSON.stringify(nodes);
  return new Set([...text.matchAll(/"type":"footnoteReference","identifier":"(\d+)"/g)].map(([, number]) => number!));
}

/** Cited sources as footnotes below a heading. Unreferenced footnotes are not shown, so other sources are a list. */
function sourceList(ids: readonly string[], cited: ReadonlySet<string>): RootContent[] {
  if (ids.length === 0) return [];
  const numbered = ids.map((id, index) => ({number: String(index + 1), children: [sourceLine(id)]}));
  const others: List = {
    type: 'list',
    ordered: false,
    spread: false,
    children: numbered
      .filter(({number}) => !cited.has(number))
      .map(({children}) => ({type: 'listItem', spread: false, children})),
  };
  return [
    {type: 'heading', depth: 2, children: [{type: 'text', value: 'Sources'}]},
    ...(others.children.length > 0 ? [others] : []),
    ...numbered
      .filter(({number}) => cited.has(number))
      .map(({number, children}) => ({
        type: 'footnoteDefinition' as const,
        identifier: number,
        label: number,
        children,
      })),
  ];
}

function sourceLine(id: string) {
  const source = getSource(id);
  const {title, url} = source;
  return {
    type: 'paragraph' as const,
    children: [
      {type: 'link' as const, url, children: [{type: 'text' as const, value: title}]},
      {type: 'text' as const, value: afterTitle(source)},
    ],
  };
}
