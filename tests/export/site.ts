import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';

export const OUT = path.resolve(process.env.OUT_DIR || 'out');

/** Every file of the export, as addresses: "/docs/intro.html". */
export function exportedFiles(): string[] {
  return readdirSync(OUT, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(OUT, path.join(entry.parentPath, entry.name))}`)
    .sort();
}

export function read(address: string): string {
  return readFileSync(path.join(OUT, address), 'utf8');
}

/** The file of a route's page. */
export function pageFile(route: string): string {
  return route === '/' ? '/index.html' : `${route}.html`;
}

export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  /** Offset, to know which elements are inside which. */
  readonly path: readonly string[];
}

interface Node {
  readonly tagName?: string;
  readonly value?: string;
  readonly attrs?: readonly {readonly name: string; readonly value: string}[];
  readonly childNodes?: readonly Node[];
}

/** The elements of a page in document order. */
export function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const walk = (node: Node, trail: readonly string[]) => {
    if (node.tagName) {
      found.push({
        tag: node.tagName,
        attributes: Object.fromEntries((node.attrs ?? []).map(({name, value}) => [name, value])),
        text: textOf(node).replace(/\s+/g, ' ').trim(),
        path: trail,
      });
    }
    const next = node.tagName ? [...trail, node.tagName] : trail;
    for (const child of node.childNodes ?? []) walk(child, next);
  };
  walk(parse(html) as Node, []);
  return found;
}

function textOf(node: Node): string {
  if (node.tagName === 'script' || node.tagName === 'style') return '';
  return (node.value ?? '') + (node.childNodes ?? []).map(textOf).join('');
}
