import type {Code, Nodes, Root, RootContent} from 'mdast';
import type {ContainerDirective, LeafDirective, TextDirective} from 'mdast-util-directive';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {onDay} from '@/lib/data/as-of';
import {choices, closest} from '@/lib/errors';
import {parseFigure} from '@/lib/figures/parse';
import {checkElement} from './allow-list';
import {COMPONENT_OF_DIRECTIVE} from './allowed';
import {type CompileContext, refuse} from './context';
import {postDay} from './dated-facts';

const TRUNCATE = 'truncate';
/** Marks the end of the teaser in the compiled HTML. */
export const TEASER_END = '<hr data-teaser=""/>';

/** Directives → components; fences with the language `figure` → FigureBlock; the teaser mark → a marker element. */
export function blocks(context: CompileContext) {
  return (tree: Root, file: VFile) => {
    const source = String(file);
    let hasTeaser = false;
    visit(tree, (node, index, parent) => {
      if (parent === undefined || index === undefined) return;
      const isMark = commentOf(node) === TRUNCATE;
      if (isMark) checkTeaserMark(context, node, {parent, index, isSecond: hasTeaser});
      hasTeaser ||= isMark;
      const replacement = isMark
        ? [blockElement('hr', {'data-teaser': ''})]
        : replacementFor(context, node, parent, source);
      if (replacement) parent.children.splice(index, 1, ...replacement);
    });
  };
}

function replacementFor(
  context: CompileContext,
  node: Nodes,
  parent: Nodes,
  source: string,
): RootContent[] | undefined {
  switch (node.type) {
    case 'code':
      return node.lang === 'figure' ? figureBlock(context, node, parent) : undefined;
    case 'containerDirective':
    case 'leafDirective':
      return blockDirective(context, node, source);
    case 'textDirective':
      return inlineDirective(context, node, parent, source);
    default:
      refuseMisspeltTeaserMark(context, node);
      return undefined;
  }
}

/** A figure with its checked values as JSON: in a post those of its day, in a dated note the newest. */
function figureBlock(
  {file, sources, found}: CompileContext,
  {value, meta, position}: Code,
  parent: Nodes,
): MdxJsxFlowElement[] {
  const line = position?.start.line ?? 0;
  if (meta) {
    const problem = 'What is behind ```figure, on its line, is not read.';
    found.faults.add('figures', {problem, file, line, fix: `write it on a line below: ${meta}`});
    return [];
  }
  const isNote = 'name' in parent && /^update$/i.test(parent.name ?? '');
  const parse = () => onDay(isNote ? undefined : postDay(file), () => parseFigure(value, {file, line}, {sources}));
  const parsed = found.faults.attempt('figures', parse, {file, line});
  return parsed ? [blockElement('FigureBlock', {figure: JSON.stringify(parsed), spec: value, line: String(line)})] : [];
}

function blockDirective(
  context: CompileContext,
  node: ContainerDirective | LeafDirective,
  source: string,
): MdxJsxFlowElement[] | undefined {
  const name = COMPONENT_OF_DIRECTIVE.get(node.name);
  if (name === undefined) {
    return refuse(
      context,
      node,
      `Unknown directive ":::${node.name}".`,
      choices(node.name, [...COMPONENT_OF_DIRECTIVE.keys()]),
    );
  }
  if (node.type === 'containerDirective' && !isClosed(node, source)) {
    const problem = `The directive :::${node.name} is never closed; everything after it is part of it.`;
    refuse(context, node, problem, 'end it with ::: on a separate line');
  }
  const element = blockElement(name, node.attributes ?? {}, node.children as MdxJsxFlowElement['children']);
  return [checked(context, node, element)];
}

/** A component within a sentence; an unknown one is text: "10:am" is prose, not a directive. */
function inlineDirective(
  context: CompileContext,
  node: TextDirective,
  parent: Nodes,
  source: string,
): TextDirective['children'] {
  const name = COMPONENT_OF_DIRECTIVE.get(node.name);
  if (name !== undefined) {
    const attributes = attributesOf(node.attributes ?? {});
    const element: MdxJsxTextElement = {type: 'mdxJsxTextElement', name, attributes, children: node.children};
    return [checked(context, node, element, parent)];
  }
  refuseMisspeltDirective(context, node, source);
  return asWritten(node, source);
}

/** Whether a directive has its closing colons: without them the parser ends it where its parent ends. */
function isClosed({position}: ContainerDirective, source: string): boolean {
  const last = source.slice(position?.start.offset, position?.end.offset).trimEnd().split('\n');
  return last.length > 1 && /^[\s>]*:{3,}$/.test(last.at(-1)!);
}

function commentOf(node: Nodes): string | undefined {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    return node.value.replace(/^\s*\/\*|\*\/\s*$/g, '').trim();
  }
  return node.type === 'html' ? /^<!--([\s\S]*)-->$/.exec(node.value.trim())?.[1]?.trim() : undefined;
}

function refuseMisspeltTeaserMark(context: CompileContext, node: Nodes): void {
  if (closest(commentOf(node) ?? '', [TRUNCATE]) === undefined) return;
  const mark = context.format === 'mdx' ? `{/* ${TRUNCATE} */}` : `<!-- ${TRUNCATE} -->`;
  const problem = 'This comment is similar to the teaser mark, but would not end a teaser.';
  refuse(context, node, problem, `write ${mark} in lower case, or reword the comment`);
}

/** Refuses a text directive with a misspelt name: braces after it show that one is meant. */
function refuseMisspeltDirective(context: CompileContext, node: TextDirective, source: string): void {
  const near = closest(node.name, [...COMPONENT_OF_DIRECTIVE.keys()]);
  if (!near || source[(node.position?.end.offset ?? 0) - 1] !== '}') return;
  refuse(context, node, `Unknown directive ":${node.name}".`, choices(node.name, [...COMPONENT_OF_DIRECTIVE.keys()]));
}

interface TeaserMark {
  readonly parent: Nodes;
  readonly index: number;
  readonly isSecond: boolean;
}

function checkTeaserMark(context: CompileContext, node: Nodes, {parent, index, isSecond}: TeaserMark): undefined {
  if (isSecond) return refuse(context, node, 'The article has two teaser marks.', 'keep the first one');
  if (parent.type === 'root' && index > 0) return undefined;
  if (parent.type === 'root') {
    return refuse(context, node, 'Nothing precedes the teaser mark.', 'put it below the opening paragraph, the teaser');
  }
  return refuse(
    context,
    node,
    'The teaser mark is inside another block.',
    'put it on a separate line, between two paragraphs, with a blank line before and after it',
  );
}

/** An unknown text directive, as the author wrote it: `:name[label]{attributes}`. */
function asWritten({name, children, position}: TextDirective, source: string): TextDirective['children'] {
  const written = source.slice(position?.start.offset, position?.end.offset);
  const head = `:${name}`;
  if (children.length === 0) return [{type: 'text', value: written || head}];
  const labelEnd = children.at(-1)?.position?.end.offset ?? position?.end.offset;
  return [
    {type: 'text', value: `${head}[`},
    ...children,
    {type: 'text', value: source.slice(labelEnd, position?.end.offset)},
  ];
}

function checked<E extends MdxJsxFlowElement | MdxJsxTextElement>(
  context: CompileContext,
  {position}: ContainerDirective | LeafDirective | TextDirective,
  element: E,
  parent?: Nodes,
): E {
  element.position = position;
  checkElement(context, element, parent);
  return element;
}

function blockElement(
  name: string,
  attributes: Record<string, string | null | undefined>,
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name, attributes: attributesOf(attributes), children};
}

function attributesOf(attributes: Record<string, string | null | undefined>): MdxJsxAttribute[] {
  return Object.entries(attributes).map(
    ([key, value]): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name: key, value: value ?? ''}),
  );
}
