import path from 'node:path';
import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {type CompileContext, placeOf} from './context';

/** Links to Markdown files → addresses; the base path in front; other sites open in a new tab and say so. */
export function links(context: CompileContext) {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'a' || typeof node.properties.href !== 'string') return;
      const href = node.properties.href;
      if (href.startsWith('#')) return;
      if (/^https?:/i.test(href)) external(node);
      else if (!/^[a-z]+:/i.test(href)) internal(context, node, href);
    });
  };
}

function internal(context: CompileContext, node: Element, href: string): void {
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  let route = target;
  if (/\.mdx?$/.test(target)) {
    const file = path.posix.normalize(
      target.startsWith('/') ? target.slice(1) : path.posix.join(path.posix.dirname(context.file), target),
    );
    const found = context.routeOfFile(decoded(file));
    if (found === undefined) {
      context.found.warnings.push({
        problem: `The link leads to a file that does not exist: ${href}`,
        file: context.file,
        ...placeOf(node),
        fix: `there is no ${file}; write the path of the file from here, or the address of the page`,
      });
      return;
    }
    route = found;
  }
  context.found.links.push(route + rest);
  node.properties.href = context.url(route + rest);
}

function decoded(file: string): string {
  try {
    return decodeURI(file);
  } catch {
    return file;
  }
}

function external(node: Element): void {
  node.properties.target = '_blank';
  node.properties.rel = ['noopener', 'noreferrer'];
  node.children.push({
    type: 'element',
    tagName: 'span',
    properties: {className: ['external'], role: 'img', ariaLabel: '(opens in new tab)'},
    children: [],
  });
}
