import GithubSlugger from 'github-slugger';
import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import type {CompileContext} from './context';

const CUSTOM_ID = /\s*\{#([\w-]+)\}\s*$/;

/** Ids by github-slugger or `{#own-id}`, the anchor behind each heading, and the entries of the table of contents. */
export function headings(context: CompileContext) {
  return (tree: Root) => {
    const slugger = new GithubSlugger();
    visit(tree, 'element', (node) => {
      const level = /^h([2-6])$/.exec(node.tagName)?.[1];
      if (level === undefined) return;
      const custom = takeCustomId(node);
      const text = toString(node).trim();
      const id = custom ?? slugger.slug(text);
      if (id === '') return;
      node.properties.id = id;
      context.found.anchors.push(id);
      const depth = Number(level);
      if (depth >= context.toc.min && depth <= context.toc.max) context.found.toc.push({id, text, level: depth});
      node.children.push({
        type: 'element',
        tagName: 'a',
        properties: {
          className: ['hash-link'],
          href: `#${id}`,
          ariaLabel: `Direct link to ${text}`,
          title: `Direct link to ${text}`,
        },
        children: [],
      });
    });
  };
}

function takeCustomId(heading: Element): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const match = CUSTOM_ID.exec(last.value);
  if (!match) return undefined;
  last.value = last.value.slice(0, match.index);
  return match[1];
}
