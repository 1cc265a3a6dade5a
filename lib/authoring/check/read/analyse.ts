import 'server-only';
import type {Definition, Nodes, Root} from 'mdast';
import {citationMarks} from '@/lib/content/markdown/citation-mark';
import {definitionsIn} from '@/lib/content/markdown/definitions';
import {placeFinder} from '@/lib/text-file';
import type {Analysis, Block, CitationFound, Spot} from './analysis';
import {figureFound} from './figure-found';
import {plainText, withoutMarks} from './plain-text';

type Mutable<T> = {-readonly [K in keyof T]: T[K] extends readonly (infer U)[] ? U[] : T[K]};
type NodeOf<Type extends Nodes['type']> = Extract<Nodes, {type: Type}>;
type Linking = NodeOf<'link' | 'linkReference' | 'image' | 'imageReference'>;
type Attributes = Readonly<Record<string, string | null | undefined>>;

interface Scope {
  readonly within: readonly string[];
  readonly updateDate?: string;
  readonly block: Block['kind'];
}

/** Attributes without text for readers. */
const NO_WORDS = new Set(['date', 'id', 'src']);

/** Headings, links, boxes, figures and prose of a syntax tree, each with its place. `source` is its text. */
export function analyse(tree: Root, source: string): Analysis {
  const analyser = new Analyser(tree, source);
  analyser.walk(tree, {within: [], block: 'paragraph'});
  return analyser.found;
}

class Analyser {
  readonly found: Mutable<Analysis> = {
    headings: [],
    links: [],
    images: [],
    boxes: [],
    figures: [],
    citations: [],
    blocks: [],
    labels: [],
  };
  readonly #source: string;
  readonly #definitions: ReadonlyMap<string, Definition>;
  readonly #placeAt: (offset: number) => Spot;

  constructor(tree: Root, source: string) {
    this.#source = source;
    this.#definitions = definitionsIn(tree);
    this.#placeAt = placeFinder(source);
  }

  walk(node: Nodes, scope: Scope): void {
    const inner = this.#collect(node, scope);
    if ('children' in node) for (const child of node.children) this.walk(child as Nodes, inner);
  }

  /** Records what a node is, and returns the scope of its children. */
  #collect(node: Nodes, scope: Scope): Scope {
    switch (node.type) {
      case 'heading':
        this.found.headings.push({...spotOf(node), text: plainText(node), depth: node.depth});
        this.#addBlock(node, 'heading', plainText(node), scope);
        return scope;
      case 'paragraph':
        this.#addBlock(node, scope.block, plainText(node), scope);
        return scope;
      case 'tableCell':
        this.#addBlock(node, 'cell', plainText(node), scope);
        return scope;
      case 'listItem':
        return {...scope, block: 'item'};
      case 'link':
      case 'linkReference':
        this.#addLink(node, scope);
        return scope;
      case 'image':
      case 'imageReference':
        this.#addImage(node, scope);
        return scope;
      case 'code':
        if (node.lang === 'figure') {
          const {within, updateDate} = scope;
          this.found.figures.push(
            figureFound(node.value, {...spotOf(node), within, updateDate, endLine: endLineOf(node)}),
          );
        }
        return scope;
      case 'text':
        this.found.citations.push(...this.#citationsIn(node, scope));
        return scope;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
      case 'html':
        if (/^(\/\*|<!--)?\s*truncate\s*(\*\/|-->)?$/.test(node.value.trim())) {
          this.found.teaserLine = spotOf(node).line;
        }
        return scope;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.#enterTag(node, scope);
      default:
        return scope;
    }
  }

  /** The node with address and title: for a link or an image by reference, its definition. */
  #targetOf(node: Linking): NodeOf<'link' | 'image' | 'definition'> | undefined {
    return 'identifier' in node ? this.#definitions.get(node.identifier) : node;
  }

  #addLink(node: NodeOf<'link' | 'linkReference'>, {within, updateDate}: Scope): void {
    const target = this.#targetOf(node);
    if (!target) return;
    this.found.links.push({...spotOf(node), url: target.url, within, updateDate});
    if (target.title) this.found.labels.push({...spotOf(target), text: target.title, mayCite: false});
  }

  #addImage(node: NodeOf<'image' | 'imageReference'>, scope: Scope): void {
    const target = this.#targetOf(node);
    if (!target) return;
    this.found.images.push({...spotOf(node), url: target.url});
    if (node.alt) this.found.labels.push({...spotOf(node), text: node.alt, mayCite: false});
    if (!target.title) return;
    this.found.citations.push(...this.#citationsIn(target, scope));
    this.found.labels.push({...spotOf(target), text: target.title, mayCite: true});
    this.#addBlock(target, 'paragraph', withoutMarks(target.title), scope);
  }

  #enterTag(element: NodeOf<'mdxJsxFlowElement' | 'mdxJsxTextElement'>, scope: Scope): Scope {
    const name = element.name ?? '';
    const named = element.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
    const attributes: Attributes = Object.fromEntries(named.map(({name, value}) => [name, String(value ?? '')]));
    const spot = spotOf(element);
    const date = name === 'Update' ? (attributes.date ?? undefined) : undefined;
    for (const [key, text] of Object.entries(attributes)) {
      if (!NO_WORDS.has(key) && text) this.found.labels.push({...spot, text, mayCite: false});
    }
    if (/^[A-Z]/.test(name) && name !== 'Term' && name !== 'Fact') {
      this.found.boxes.push({...spot, name, title: attributes.title ?? undefined, date, text: plainText(element)});
    }
    return {block: 'paragraph', within: [...scope.within, name], updateDate: date ?? scope.updateDate};
  }

  #addBlock(node: Nodes, kind: Block['kind'], text: string, {within, updateDate}: Scope): void {
    if (text === '') return;
    this.found.blocks.push({...spotOf(node), kind, text, endLine: endLineOf(node), within, updateDate});
  }

  #citationsIn({position}: Nodes, {within, updateDate}: Scope): CitationFound[] {
    const start = position?.start.offset ?? 0;
    const written = this.#source.slice(start, position?.end.offset ?? start);
    return citationMarks(written).flatMap(({ids}) =>
      ids.map(({id, index}) => ({within, updateDate, id, ...this.#placeAt(start + index)})),
    );
  }
}

function spotOf({position}: Nodes): Spot {
  return {line: position?.start.line ?? 1, column: position?.start.column ?? 1};
}

const endLineOf = (node: Nodes) => node.position?.end.line ?? spotOf(node).line;
