import type {Code, Nodes, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {onDay} from '@/lib/data/as-of';
import {closest} from '@/lib/errors';
import {parseFigure} from '@/lib/figures/parse';
import {type CompileContext, refuse} from './context';
import {postDay} from './dated-facts';

const TRUNCATE = 'truncate';
/** Marks the end of the teaser in the compiled HTML. */
export const TEASER_END = '<hr data-teaser=""/>';

/** Fences with the language `figure` → FigureBlock; the teaser mark → a marker element. */
export function blocks(context: CompileContext) {
  return (tree: Root) => {
    let hasTeaser = false;
    visit(tree, (node, index, parent) => {
      if (parent === undefined || index === undefined) return;
      const isMark = commentOf(node) === TRUNCATE;
      if (isMark) checkTeaserMark(context, node, {parent, index, isSecond: hasTeaser});
      hasTeaser ||= isMark;
      const replacement = isMark ? [blockElement('hr', {'data-teaser': ''})] : replacementFor(context, node, parent);
      if (replacement) parent.children.splice(index, 1, ...replacement);
    });
  };
}

function replacementFor(context: CompileContext, node: Nodes, parent: Nodes): RootContent[] | undefined {
  if (node.type === 'code' && node.lang === 'figure') return figureBlock(context, node, parent);
  refuseMisspeltTeaserMark(context, node);
  return undefined;
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
  const isNote = 'name' in parent && parent.name === 'Update';
  const parse = () => onDay(isNote ? undefined : postDay(file), () => parseFigure(value, {file, line}, {sources}));
  const parsed = found.faults.attempt('figures', parse, {file, line});
  return parsed ? [blockElement('FigureBlock', {figure: JSON.stringify(parsed), spec: value, line: String(line)})] : [];
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

/** A component between paragraphs. */
export function blockElement(name: string, attributes: Readonly<Record<string, string>>): MdxJsxFlowElement {
  const named = Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name: key,
    value,
  }));
  return {type: 'mdxJsxFlowElement', name, attributes: named, children: []};
}
