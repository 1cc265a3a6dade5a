import 'server-only';
import GithubSlugger, {slug} from 'github-slugger';
import type {Element, Root} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {MENU_ID, SEARCH_IDS} from '@/lib/client/behavior/dialog-ids';
import {siteConfig} from '@/lib/config';
import {type CompileContext, refuse} from './context';

/** Matches white space from its start only: a heading may contain a million spaces. */
const CUSTOM_ID = /(?<!\s)\s*\{#([\w-]+)\}\s*$/;

/** Ids of the page around the article: a heading "Main" must not take the id of `<main>`. */
const PAGE_IDS = [
  'main',
  'runtime',
  'nprogress',
  'load-failure',
  'not-reviewed',
  'contact',
  'page-preview',
  'share',
  'sources',
  'footnote-label',
  MENU_ID,
  ...Object.values(SEARCH_IDS),
];

/** Prefixes of numbered ids in articles: citation marks, figures with parts, sources, terms (components/article). */
const COUNTED_ID = /^(?:(?:cite|figure|source|term)-\d+)(?:-|$)/;

/** Ids by github-slugger or `{#own-id}`, the anchor after each heading, and the entries of the table of contents. */
export function headings(context: CompileContext) {
  const {minHeadingLevel, maxHeadingLevel} = siteConfig().docs.toc;
  return (tree: Root) => {
    const slugger = new GithubSlugger();
    for (const id of PAGE_IDS) slugger.slug(id);
    visit(tree, 'element', (node) => {
      const level = /^h([2-6])$/.exec(node.tagName)?.[1];
      // the hidden heading that GFM adds above the footnotes has an id that every footnote refers to
      if (level === undefined || node.properties.id === 'footnote-label') return;
      const custom = takeCustomId(node);
      const text = wordsOf(node).trim();
      const uncountedId = custom ?? slug(text);
      if (COUNTED_ID.test(uncountedId)) slugger.occurrences[uncountedId] ??= 0;
      if (custom !== undefined && slugger.slug(custom, true) !== custom) {
        refuse(context, node, `The id "${custom}" is used already.`, 'choose another {#id}, or remove it');
      }
      const id = custom ?? slugger.slug(text);
      if (id === '') return;
      node.properties.id = id;
      const depth = Number(level);
      if (depth >= minHeadingLevel && depth <= maxHeadingLevel) context.found.toc.push({id, text, level: depth});
      // A no-break space keeps a number with its unit on screen; in a label it is an ordinary space.
      const label = `Direct link to ${text.replaceAll('\u00a0', ' ')}`;
      node.children.push({
        type: 'element',
        tagName: 'a',
        properties: {
          className: ['hash-link'],
          href: `#${id}`,
          ariaLabel: label,
          title: label,
        },
        children: [],
      });
    });
  };
}

/** The text of a heading without citation and footnote marks. */
function wordsOf(node: Element): string {
  const children = node.children.filter(
    (child) => !(child.type === 'element' && child.tagName === 'sup' && isMark(child)),
  );
  return textOf({...node, children});
}

function isMark({properties, children: [first]}: Element): boolean {
  return (
    String(properties.className) === 'cite' || (first?.type === 'element' && 'dataFootnoteRef' in first.properties)
  );
}

function takeCustomId(heading: Element): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const match = CUSTOM_ID.exec(last.value);
  if (!match) return undefined;
  last.value = last.value.slice(0, match.index);
  return match[1];
}
