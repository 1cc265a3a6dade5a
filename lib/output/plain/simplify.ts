import {simplifyFigure} from './figure';
import {element, type PlainElement, type PlainNode, parseHtml, textOf} from './tree';

const PLAIN = [
  ...'blockquote br code dd del dl dt em figcaption figure h2 h3 h4 h5 h6 hr ins kbd li mark'.split(' '),
  ...'p pre q small strong sub sup table tbody thead tr ul'.split(' '),
];
/** Elements that other programs can be expected to support, with the attributes they keep. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(PLAIN.map((tag) => [tag, []])),
  a: ['href'],
  abbr: ['title'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
};
const RENAMED: Readonly<Record<string, string>> = {b: 'strong', dfn: 'em', i: 'em'};
/** Drawings, and what only works on the site's own pages. */
const DROPPED = new Set(['svg', 'script', 'style', 'template', 'button', 'source']);
const BLOCKS = new Set(
  'aside blockquote dd details div dl dt figcaption figure h2 h3 h4 h5 h6 hr li ol p pre section table ul'.split(' '),
);

/** The body of the article at `address` for readers elsewhere: plain elements, absolute addresses. */
export function simplify(html: string, address: string): PlainNode[] {
  return simplifyAll(parseHtml(html), address);
}

function simplifyAll(nodes: readonly PlainNode[], address: string): PlainNode[] {
  const result: PlainNode[] = [];
  for (const node of nodes) {
    const plain = typeof node === 'string' ? [node] : simplifyElement(node, address);
    const glued = typeof node !== 'string' && node.tag === 'span' && !('popover' in node.attributes);
    // words that only the style sheet separates would run together
    if (glued && /[\p{L}\p{N}”’)%]$/u.test(textOf(...result)) && /^[\p{L}\p{N}“‘(]/u.test(textOf(...plain))) {
      result.push(' ');
    }
    result.push(...plain);
  }
  return result;
}

function simplifyElement(node: PlainElement, address: string): PlainNode[] {
  const {tag, attributes, children} = node;
  const isSiteOnly =
    DROPPED.has(tag) ||
    attributes['aria-hidden'] === 'true' ||
    'data-teaser' in attributes ||
    /\b(hash-link|external)\b/.test(attributes.class ?? '');
  if (isSiteOnly) return [];
  if ('popover' in attributes) return [` (${textOf(node)})`];
  const inside = () => simplifyAll(children, address);
  switch (tag) {
    case 'a':
      return [link(node, inside(), address)];
    case 'img':
      return [keep(tag, {...attributes, src: new URL(attributes.src ?? '', address).href}, [])];
    case 'sup':
      return [keep(tag, attributes, inside().flatMap(withoutSup))];
    case 'aside':
      return box(node, address);
    case 'figure':
      return simplifyFigure(node, (nodes) => simplifyAll(nodes, address));
    case 'summary':
      return [element('p', {}, [element('strong', {}, inside())])];
    case 'div': {
      const parts = inside();
      const isText = textOf(...parts).trim() !== '' && !parts.some(isBlock);
      return isText ? [element('p', {}, parts)] : parts;
    }
    default: {
      const name = RENAMED[tag] ?? tag;
      return name in KEPT ? [keep(name, attributes, inside())] : inside();
    }
  }
}

function keep(tag: string, attributes: Readonly<Record<string, string>>, children: readonly PlainNode[]): PlainElement {
  const attributesOf = (KEPT[tag] ?? []).flatMap((name) => (attributes[name] ? [[name, attributes[name]]] : []));
  return element(tag, Object.fromEntries(attributesOf), children);
}

/** A citation mark is small and superscript everywhere; the link of a source outside the list becomes its title. */
function link({attributes}: PlainElement, children: readonly PlainNode[], address: string): PlainNode {
  const {href = '', 'aria-label': name} = attributes;
  const words = name && textOf(...children) === '↗' ? [` (${name})`] : children;
  const anchor = element('a', {href: new URL(href, address).href}, words);
  return href.startsWith('#source-') ? element('sup', {}, [anchor]) : anchor;
}

function withoutSup(node: PlainNode): readonly PlainNode[] {
  return typeof node !== 'string' && node.tag === 'sup' ? node.children : [node];
}

/** Key points and further reading become part of the text, other boxes a quotation. */
function box({attributes, children}: PlainElement, address: string): PlainNode[] {
  const [, ...rest] = children.filter((child) => typeof child !== 'string');
  const title = element('p', {}, [element('strong', {}, [attributes['aria-label'] ?? ''])]);
  const parts = [title, ...simplifyAll(rest, address)];
  const isApart = !['key', 'next'].includes(attributes['data-tone'] ?? '');
  return isApart ? [element('blockquote', {}, parts)] : parts;
}

/** True for an element that starts a new line of text. */
export function isBlock(node: PlainNode): boolean {
  return typeof node !== 'string' && BLOCKS.has(node.tag);
}
