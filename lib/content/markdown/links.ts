import path from 'node:path';
import type {Element, Root} from 'hast';
import {EXTERNAL_LINK, EXTERNAL_SIGN, isExternal} from '@/lib/links/external';
import {decoded} from '@/lib/paths';
import {type CompileContext, placeOf} from './context';
import {visit} from './visit';

/** Links to Markdown files → addresses; the base path in front; other sites open in a new tab and say so. */
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

/**
 * Where a link of an article leads, without base path: for a Markdown file the address of its page. Notes the link when it leads to this
 * site; undefined, with a warning, when it leads to a file that does not exist.
 */
export function followLink(
  context: CompileContext,
  href: string,
  place: {readonly line?: number; readonly column?: number},
): string | undefined {
  if (/^#|^[a-z]+:/i.test(href)) return href;
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  let route = target;
  if (/\.mdx?$/.test(target)) {
    const file = path.posix.normalize(
      target.startsWith('/') ? target.slice(1) : path.posix.join(path.posix.dirname(context.file), target),
    );
    const found = context.routeOfFile(decoded(file) ?? file);
    if (found === undefined) {
      context.found.warnings.push({
        problem: `The link leads to a file that does not exist: ${href}`,
        file: context.file,
        ...place,
        fix: `there is no ${file}; write the path of the file from here, or the address of the page`,
      });
      return undefined;
    }
    route = found;
  }
  context.found.links.push({url: route + rest, ...place});
  return route + rest;
}

function markExternal(node: Element): void {
  Object.assign(node.properties, EXTERNAL_LINK);
  const properties = {...EXTERNAL_SIGN, className: [EXTERNAL_SIGN.className]};
  node.children.push({type: 'element', tagName: 'span', properties, children: []});
}
