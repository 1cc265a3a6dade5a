import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';

export const OUT = path.resolve(process.env.OUT_DIR || 'out');

/** The builds with other settings. */
export const SMALL = path.resolve('out-small');
export const VARIANT = path.resolve('out-variant');

/** Every file of an export, as addresses: "/docs/intro.html". */
export function exportedFiles(out = OUT): string[] {
  return readdirSync(out, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(out, path.join(entry.parentPath, entry.name))}`)
    .sort();
}

export function read(address: string, out = OUT): string {
  return readFileSync(path.join(out, address), 'utf8');
}

/** The file of a route's page. */
export function pageFile(route: string): string {
  return route === '/' ? '/index.html' : `${route}.html`;
}

export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its text and that of everything in it, with single spaces. */
  readonly text: string;
  /** The tags of the elements around it. */
  readonly path: readonly string[];
  /** The elements inside it, in document order. */
  readonly inner: readonly Element[];
}

interface Node {
  readonly tagName?: string;
  readonly value?: string;
  readonly attrs?: readonly {readonly name: string; readonly value: string}[];
  readonly childNodes?: readonly Node[];
}

const known = new Map<string, readonly Element[]>();

/** The elements of a route's page, parsed once for all tests of a process. */
export function pageOf(route: string, out = OUT): readonly Element[] {
  const key = `${out} ${route}`;
  const found = known.get(key) ?? elementsOf(read(pageFile(route), out));
  known.set(key, found);
  return found;
}

/** The elements of a page in document order. */
export function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const walk = (node: Node, trail: readonly string[]) => {
    const {tagName} = node;
    const start = found.length + 1;
    let end = start;
    if (tagName) {
      found.push({
        tag: tagName,
        attributes: Object.fromEntries((node.attrs ?? []).map(({name, value}) => [name, value])),
        get text() {
          return textOf(node).replace(/\s+/g, ' ').trim();
        },
        path: trail,
        get inner() {
          return found.slice(start, end);
        },
      });
    }
    const next = tagName ? [...trail, tagName] : trail;
    for (const child of node.childNodes ?? []) walk(child, next);
    end = found.length;
  };
  walk(parse(html) as Node, []);
  return found;
}

/** The elements with this tag and these attributes. */
export function elementsWith(elements: readonly Element[], tag: string, attributes: Element['attributes'] = {}) {
  const wanted = Object.entries(attributes);
  return elements.filter((one) => one.tag === tag && wanted.every(([name, value]) => one.attributes[name] === value));
}

/** The elements inside the first element with this tag and these attributes; none when there is none. */
export function inside(elements: readonly Element[], tag: string, attributes?: Element['attributes']) {
  return elementsWith(elements, tag, attributes)[0]?.inner ?? [];
}

function textOf(node: Node): string {
  if (node.tagName === 'script' || node.tagName === 'style') return '';
  return (node.value ?? '') + (node.childNodes ?? []).map(textOf).join('');
}
