import {Parser} from 'htmlparser2';

/** HTML as data: texts and elements. */
export type PlainNode = string | PlainElement;

export interface PlainElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly PlainNode[];
}

const VOID = new Set(['br', 'hr', 'img', 'wbr']);

/** Parses HTML that the site has made itself, so every element is closed; drops comments. */
export function parseHtml(html: string): PlainNode[] {
  const root: PlainNode[] = [];
  const open = [root];
  const parser = new Parser({
    onopentag(tag, attributes) {
      const children: PlainNode[] = [];
      open.at(-1)!.push(element(tag, attributes, children));
      open.push(children);
    },
    ontext(text) {
      const siblings = open.at(-1)!;
      const last = siblings.length - 1;
      const before = siblings[last];
      // the parser reports a character reference as a separate text
      if (typeof before === 'string') siblings[last] = before + text;
      else siblings.push(text);
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return root;
}

/** An element of the plain tree. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly PlainNode[],
): PlainElement {
  return {tag, attributes, children};
}

/** The HTML of nodes. Escapes `>`, too, so that "]]>" cannot end a CDATA section. */
export function printHtml(nodes: readonly PlainNode[]): string {
  return nodes.map(print).join('');
}

function print(node: PlainNode): string {
  if (typeof node === 'string') return escapeHtml(node);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  const open = `<${node.tag}${attributes.join('')}>`;
  return VOID.has(node.tag) ? open : `${open}${printHtml(node.children)}</${node.tag}>`;
}

/** Escapes text between tags. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Escapes text between the quotes of an attribute. */
export function escapeAttribute(text: string): string {
  return escapeHtml(text).replaceAll('"', '&quot;');
}

/** The text in nodes. */
export function textOf(...nodes: readonly PlainNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(...node.children))).join('');
}

/** The first element of a kind in nodes and their descendants. */
export function find(nodes: readonly PlainNode[], fits: (node: PlainElement) => boolean): PlainElement | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const found = fits(node) ? node : find(node.children, fits);
    if (found) return found;
  }
  return undefined;
}
