import 'server-only';
import type {Nodes, Root} from 'mdast';
import {COMPONENT_OF_DIRECTIVE} from '@/lib/content/markdown/allowed';
import type {Analysis, Block, CitationFound} from './analysis';
import {figureFound} from './figure-found';
import {placeholdersIn} from './placeholders';
import {plainText, withoutMarks} from './plain-text';

type Mutable<T> = {-readonly [K in keyof T]: T[K] extends readonly (infer U)[] ? U[] : T[K]};

interface Scope {
  readonly within: readonly string[];
  readonly updateDate?: string;
  readonly block: Block['kind'];
}

/** Attributes that hold no words of the reader's. */
const NO_WORDS = new Set(['date', 'id', 'src']);
const CITATION = /\[@([^\]]+)\]/g;

/** Headings, links, boxes, figures and prose of a syntax tree, each with its place. `source` is the text it was made from. */
export function analyse(tree: Root, source: string): Analysis {
  const found: Mutable<Analysis> = {
    headings: [],
    links: [],
    images: [],
    boxes: [],
    figures: [],
    citations: [],
    facts: [],
    blocks: [],
    placeholders: [],
    labels: [],
  };
  walk(tree, {within: [], block: 'paragraph'}, found, source);
  return found;
}

function walk(node: Nodes, scope: Scope, found: Mutable<Analysis>, source: string): void {
  const inner = collect(node, scope, found, source);
  if ('children' in node) for (const child of node.children) walk(child as Nodes, inner, found, source);
}

function collect(node: Nodes, scope: Scope, found: Mutable<Analysis>, source: string): Scope {
  const spot = {line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1};
  const {within, updateDate} = scope;
  const addBlock = (kind: Block['kind']) => {
    const text = plainText(node);
    if (text !== '')
      found.blocks.push({...spot, kind, text, endLine: node.position?.end.line ?? spot.line, within, updateDate});
  };
  switch (node.type) {
    case 'heading':
      found.headings.push({...spot, text: plainText(node), depth: node.depth});
      addBlock('heading');
      return scope;
    case 'paragraph':
      addBlock(scope.block);
      return scope;
    case 'tableCell':
      addBlock('cell');
      return scope;
    case 'listItem':
      return {...scope, block: 'item'};
    case 'link':
    case 'definition':
      if (node.type === 'definition' && node.title) addCaption(node, node.title);
      found.links.push({...spot, url: node.url, text: node.type === 'link' ? plainText(node) : '', within, updateDate});
      return scope;
    case 'image':
      found.images.push({...spot, url: node.url, alt: node.alt ?? '', caption: node.title ?? undefined});
      if (node.title) addCaption(node, node.title);
      if (node.alt) found.labels.push({...spot, text: node.alt, mayCite: false});
      return scope;
    case 'code':
      if (node.lang === 'figure') {
        found.figures.push(
          figureFound(node.value, {...spot, within, updateDate, endLine: node.position?.end.line ?? spot.line}),
        );
      }
      return scope;
    case 'text':
      found.citations.push(...citationsIn(node, source, scope));
      found.placeholders.push(...placeholdersIn(node, source));
      return scope;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
    case 'html':
      if (/^(\/\*|<!--)?\s*truncate\s*(\*\/|-->)?$/.test(node.value.trim())) found.teaserLine = spot.line;
      return scope;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const attributes = Object.fromEntries(
        node.attributes.flatMap((each) =>
          each.type === 'mdxJsxAttribute' ? [[each.name, String(each.value ?? '')]] : [],
        ),
      );
      const told = node.attributes.filter((each) => each.type === 'mdxJsxAttribute' && !NO_WORDS.has(each.name));
      found.placeholders.push(...told.flatMap((each) => placeholdersIn(each, source)));
      return enter(node, node.name ?? '', attributes);
    }
    case 'containerDirective':
    case 'leafDirective':
    case 'textDirective':
      return enter(node, COMPONENT_OF_DIRECTIVE.get(node.name) ?? node.name, node.attributes ?? {});
    default:
      return scope;
  }

  function addCaption(holder: Nodes, caption: string): void {
    found.citations.push(...citationsIn(holder, source, scope));
    found.labels.push({...spot, text: caption, mayCite: true});
    const text = withoutMarks(caption);
    const endLine = holder.position?.end.line ?? spot.line;
    if (text !== '') found.blocks.push({...spot, kind: 'paragraph', text, endLine, within, updateDate});
  }

  function enter(element: Nodes, name: string, attributes: Readonly<Record<string, string | null | undefined>>): Scope {
    const date = name === 'Update' ? (attributes.date ?? undefined) : undefined;
    for (const [key, text] of Object.entries(attributes)) {
      if (!NO_WORDS.has(key) && key !== 'caption' && text) found.labels.push({...spot, text, mayCite: false});
    }
    if (name === 'Figure' && attributes.caption) addCaption(element, attributes.caption);
    if (name === 'Fact') found.facts.push({...spot, id: attributes.id ?? ''});
    else if (/^[A-Z]/.test(name) && name !== 'Term') {
      found.boxes.push({...spot, name, title: attributes.title ?? undefined, date, text: plainText(element)});
    }
    return {block: 'paragraph', within: [...within, name], updateDate: date ?? updateDate};
  }
}

function citationsIn(node: Nodes, source: string, {within, updateDate}: Scope): CitationFound[] {
  const start = node.position?.start.offset ?? 0;
  const raw = source.slice(start, node.position?.end.offset ?? start);
  return Array.from(raw.matchAll(CITATION)).flatMap((mark) => {
    let from = mark.index;
    return mark[1]!.split(';').map((part): CitationFound => {
      const id = part.trim().replace(/^@/, '');
      from = raw.indexOf(id, from);
      const before = source.slice(0, start + from).split('\n');
      from += id.length;
      return {within, updateDate, id, line: before.length, column: before.at(-1)!.length + 1};
    });
  });
}
