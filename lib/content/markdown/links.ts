import path from 'node:path';
import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {decoded} from '@/lib/paths';
import {EXTERNAL_LINK, EXTERNAL_SIGN, isExternal} from '@/lib/site/links/external';
import {type CompileContext, placeOf} from './context';

/** Links to Markdown files → addresses; adds the base path; links to other sites open in a new tab, with an icon. */
export function links(context: CompileContext) {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'a' || typeof node.properties.href !== 'string') return;
      const href = node.properties.href;
      if (isExternal(href)) return markExternal(node);
      const address = followLink(context, href, placeOf(node));
      if (address !== undefined) node.properties.href = context.url(address);
    });
  };
}

/** The target of a link, without base path; undefined, with a warning, for a missing Markdown file. */
export function followLink(
  context: CompileContext,
  href: string,
  place: {readonly line?: number; readonly column?: number},
): string | undefined {
  if (/^#|^[a-z]+:/i.test(href)) return href;
  const target = markdownTarget(context.file, href);
  const route = target && context.routeOfFile(target.file);
  if (target && route === undefined) {
    context.found.warnings.push({
      problem: `The link leads to a file that does not exist: ${href}`,
      file: context.file,
      ...place,
      fix: `there is no ${target.written}; write the path of the file from here, or the address of the page`,
    });
    return undefined;
  }
  const url = target ? route + target.rest : href;
  context.found.links.push({url, ...place});
  return url;
}

interface MarkdownTarget {
  /** Its path from the root of the project, without escapes. */
  readonly file: string;
  /** The same path as the author wrote it, with escapes. */
  readonly written: string;
  readonly rest: string;
}

/** The Markdown file that a link in `from` names, existing or not; undefined for other links and sites. */
export function markdownTarget(from: string, href: string): MarkdownTarget | undefined {
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  if (!/\.mdx?$/.test(target) || /^[a-z]+:/i.test(target)) return undefined;
  const written = path.posix.normalize(
    target.startsWith('/') ? target.slice(1) : path.posix.join(path.posix.dirname(from), target),
  );
  return {file: decoded(written) ?? written, written, rest};
}

function markExternal(node: Element): void {
  Object.assign(node.properties, EXTERNAL_LINK);
  const properties = {...EXTERNAL_SIGN, className: [EXTERNAL_SIGN.className]};
  node.children.push({type: 'element', tagName: 'span', properties, children: []});
}
