import {type DefaultTreeAdapterMap, parse} from 'parse5';
import {compressed} from '@/tests/support/compressed';

/** Numbers by what they count: bytes or elements. */
export type Sizes = Readonly<Record<string, number>>;

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const tag =
  (...names: readonly string[]) =>
  ({tagName}: Element) =>
    names.includes(tagName);
const marked =
  (name: string) =>
  ({attrs}: Element) =>
    attrs.some((attribute) => attribute.name === name);

/** A drawing inside the navbar counts for both. */
const PARTS: Readonly<Record<string, (element: Element) => boolean>> = {
  'style of the first screen': tag('style'),
  scripts: tag('script'),
  'tags of the head': tag('meta', 'link', 'title'),
  'navbar and menu': tag('header', 'dialog'),
  sidebar: marked('data-section-sidebar'),
  contents: marked('data-toc'),
  'main, all of it': tag('main'),
  article: tag('article'),
  drawings: tag('svg'),
  footer: tag('footer'),
};

/** What each part adds to the compressed document, and how many elements it has. */
export function partsOf(html: string): Sizes {
  const document = parse(html, {sourceCodeLocationInfo: true});
  const all = compressed(html);
  return Object.fromEntries(
    Object.entries(PARTS).flatMap(([name, isPart]) => {
      const found = outermost(document, isPart);
      const rest = found.reduceRight((text, {sourceCodeLocation: place}) => {
        return place ? text.slice(0, place.startOffset) + text.slice(place.endOffset) : text;
      }, html);
      const nodes = found.reduce((sum, element) => sum + countOf(element), 0);
      return [
        [`document: ${name}`, all - compressed(rest)],
        [`nodes: ${name}`, nodes],
      ];
    }),
  );
}

/** What has grown since sizes were recorded, largest growth first, a line each. */
export function grown(now: Sizes, noted: Sizes): string[] {
  return Object.entries(now)
    .map(([name, size]) => ({name, size, before: noted[name] ?? 0}))
    .filter(({size, before}) => size > before)
    .sort((a, b) => b.size - b.before - (a.size - a.before))
    .map(({name, size, before}) => `${name}: ${before} → ${size} (+${size - before})`);
}

function outermost(node: Node, isPart: (element: Element) => boolean): Element[] {
  if ('tagName' in node && isPart(node)) return [node];
  return 'childNodes' in node ? node.childNodes.flatMap((child) => outermost(child, isPart)) : [];
}

function countOf(node: Node): number {
  const below = 'childNodes' in node ? node.childNodes.reduce((sum, child) => sum + countOf(child), 0) : 0;
  return below + ('tagName' in node ? 1 : 0);
}
