import type {Nodes, Root} from 'mdast';
import {offsetOf} from '@/lib/text-file';

type Element = Extract<Nodes, {attributes: unknown[]; children: unknown[]}>;

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The text without the paragraph around a line. Line numbers stay. */
export function blankParagraph(source: string, line: number): string {
  const lines = source.split('\n');
  const {start, end} = paragraphAt(lines, line);
  return lines.map((text, index) => (index >= start && index < end ? '' : text)).join('\n');
}

/** The lines of the paragraph around a line, up to the next blank ones. */
export function paragraphOf(source: string, line: number): string {
  const lines = source.split('\n');
  const {start, end} = paragraphAt(lines, line);
  return lines.slice(start, end).join('\n');
}

function paragraphAt(lines: readonly string[], line: number): Range {
  const isBlank = (index: number) => (lines[index] ?? '').trim() === '';
  let start = line - 1;
  let end = line;
  while (start > 0 && !isBlank(start - 1)) start--;
  while (end < lines.length && !isBlank(end)) end++;
  return {start, end};
}

/** The text with a stretch replaced by spaces. */
function blankRange(source: string, {start, end}: Range): string {
  return source.slice(0, start) + source.slice(start, end).replace(/[^\n]/g, ' ') + source.slice(end);
}

/** The text without what is at fault at a place: an attribute, a pair of tags, a mark, a figure, else the whole paragraph. */
export function blankFault(source: string, tree: Root, line: number, column?: number): string {
  const ranges = column === undefined ? undefined : rangesAt(tree, source, offsetOf(source, line, column));
  if (!ranges || ranges.length === 0) return blankParagraph(source, line);
  return ranges.reduce(blankRange, source);
}

function rangesAt(tree: Root, source: string, offset: number): Range[] | undefined {
  let found: Range[] | undefined;
  const visit = (node: Nodes) => {
    const range = rangeOf(node);
    if (range && (offset < range.start || offset >= range.end)) return;
    // of two that begin at the same place the inner element counts, and the outer of anything else
    if (range && isElement(node)) found = rangesOfElement(node, range, offset) ?? found;
    else if (range) found ??= rangesOfNode(node, range, source, offset);
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return found;
}

const isElement = (node: Nodes) => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function rangesOfElement(node: Element, range: Range, offset: number): Range[] | undefined {
  const attribute = node.attributes.map(rangeOf).find((each) => each?.start === offset);
  if (attribute) return [attribute];
  return range.start === offset ? tagsOf(node, range) : undefined;
}

function rangesOfNode(node: Nodes, range: Range, source: string, offset: number): Range[] | undefined {
  if (node.type === 'code') return [range];
  if (range.start !== offset || isPlain(node)) return undefined;
  return node.type === 'heading' ? marks(source, range) : [range];
}

const isPlain = (node: Nodes) =>
  ['root', 'paragraph', 'text', 'list', 'listItem', 'table', 'tableRow', 'tableCell'].includes(node.type);

/** The number signs of a heading. */
function marks(source: string, {start, end}: Range): Range[] {
  return [{start, end: start + (/^#*/.exec(source.slice(start, end))?.[0].length ?? 0)}];
}

/** The opening and the closing tag of an element: what is between them can still be checked. */
function tagsOf(node: Element, range: Range): Range[] {
  const first = rangeOf(node.children[0] as Nodes | undefined);
  const last = rangeOf(node.children.at(-1) as Nodes | undefined);
  if (!first || !last) return [range];
  return [
    {start: range.start, end: first.start},
    {start: last.end, end: range.end},
  ];
}

function rangeOf(node: {position?: {start: {offset?: number}; end: {offset?: number}}} | undefined): Range | undefined {
  const start = node?.position?.start.offset;
  const end = node?.position?.end.offset;
  return start === undefined || end === undefined ? undefined : {start, end};
}
