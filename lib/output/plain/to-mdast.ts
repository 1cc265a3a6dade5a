import type {BlockContent, DefinitionContent, List, ListItem, PhrasingContent, Table, TableRow} from 'mdast';
import {isBlock} from './simplify';
import {find, type PlainElement, type PlainNode, printHtml, textOf} from './tree';

type Block = BlockContent | DefinitionContent;

/** The Markdown tree of simplified HTML. Links to `#source-3` become the footnote 3. */
export function toMdast(nodes: readonly PlainNode[]): Block[] {
  const blocks: Block[] = [];
  let line: PlainNode[] = [];
  const flush = () => {
    const children = phrasing(line);
    if (textOf(...line).trim() !== '' || children.some(({type}) => type === 'image')) {
      blocks.push({type: 'paragraph', children: trimmed(children)});
    }
    line = [];
  };
  for (const node of nodes) {
    if (typeof node !== 'string' && isBlock(node)) {
      flush();
      blocks.push(...block(node));
    } else line.push(node);
  }
  flush();
  return blocks;
}

function block(node: PlainElement): Block[] {
  const {tag, children} = node;
  const depth = /^h([2-6])$/.exec(tag)?.[1];
  if (depth) return [{type: 'heading', depth: Number(depth) as 2, children: trimmed(phrasing(children))}];
  switch (tag) {
    case 'blockquote':
      return [{type: 'blockquote', children: toMdast(children)}];
    case 'ul':
    case 'ol':
      return [list(node)];
    case 'dl':
      return [definitions(node)];
    case 'pre':
      return [{type: 'code', value: textOf(node).replace(/\n$/, '')}];
    case 'hr':
      return [{type: 'thematicBreak'}];
    case 'table':
      return [table(node)];
    default:
      return toMdast(children);
  }
}

function list({tag, attributes, children}: PlainElement): List {
  const items = elements(children).map(
    (item): ListItem => ({type: 'listItem', spread: false, children: toMdast(item.children)}),
  );
  const start = attributes.start ? Number(attributes.start) : undefined;
  return {type: 'list', ordered: tag === 'ol', start, spread: false, children: items};
}

/** Terms and their descriptions, as a list of "**Term:** text". */
function definitions({children}: PlainElement): List {
  const items: ListItem[] = [];
  let term: PhrasingContent[] = [];
  for (const {tag, children: words} of elements(children)) {
    if (tag === 'dt') term = [{type: 'strong', children: [...trimmed(phrasing(words)), {type: 'text', value: ':'}]}];
    else {
      const children: PhrasingContent[] = [...term, {type: 'text', value: ' '}, ...trimmed(phrasing(words))];
      items.push({type: 'listItem', spread: false, children: [{type: 'paragraph', children}]});
    }
  }
  return {type: 'list', ordered: false, spread: false, children: items};
}

function table(node: PlainElement): Table {
  const rows = elements(node.children).flatMap((part) => (part.tag === 'tr' ? [part] : elements(part.children)));
  const cells = (row: PlainElement): TableRow => ({
    type: 'tableRow',
    children: elements(row.children).map((cell) => ({type: 'tableCell', children: trimmed(phrasing(cell.children))})),
  });
  // Markdown requires a header row
  const body = rows.map(cells);
  const hasHead = find(node.children, ({tag}) => tag === 'thead') !== undefined;
  const width = body[0]?.children.length ?? 0;
  const head: TableRow = {
    type: 'tableRow',
    children: Array.from({length: width}, () => ({type: 'tableCell', children: []})),
  };
  return {type: 'table', children: hasHead ? body : [head, ...body]};
}

function phrasing(nodes: readonly PlainNode[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (typeof node === 'string') return [{type: 'text', value: node.replace(/\s+/g, ' ')}];
    const {tag, attributes, children} = node;
    switch (tag) {
      case 'em':
        return [{type: 'emphasis', children: phrasing(children)}];
      case 'strong':
        return [{type: 'strong', children: phrasing(children)}];
      case 'del':
        return [{type: 'delete', children: phrasing(children)}];
      case 'code':
      case 'kbd':
        return [{type: 'inlineCode', value: textOf(node)}];
      case 'a':
        return [citation(node) ?? {type: 'link', url: attributes.href ?? '', children: phrasing(children)}];
      case 'img':
        return [{type: 'image', url: attributes.src ?? '', alt: attributes.alt ?? ''}];
      case 'br':
        return [{type: 'break'}];
      case 'q':
        return [{type: 'text', value: '“'}, ...phrasing(children), {type: 'text', value: '”'}];
      case 'sup': {
        const marks = elements(children).flatMap((child) => citation(child) ?? []);
        return marks.length > 0 ? marks : [{type: 'html', value: printHtml([node])}];
      }
      case 'sub':
        return [{type: 'html', value: printHtml([node])}];
      default:
        return phrasing(children);
    }
  });
}

function citation({attributes}: PlainElement): PhrasingContent | undefined {
  const number = /#source-(\d+)$/.exec(attributes.href ?? '')?.[1];
  return number ? {type: 'footnoteReference', identifier: number, label: number} : undefined;
}

function elements(nodes: readonly PlainNode[]): PlainElement[] {
  return nodes.filter((node) => typeof node !== 'string');
}

/** Without white space at either end, which Markdown would have to write as entities. */
function trimmed(children: readonly PhrasingContent[]): PhrasingContent[] {
  const result = [...children];
  const first = result[0];
  if (first?.type === 'text') result[0] = {...first, value: first.value.trimStart()};
  const last = result.at(-1);
  if (last?.type === 'text') result[result.length - 1] = {...last, value: last.value.trimEnd()};
  return result.filter((child) => child.type !== 'text' || child.value !== '');
}
