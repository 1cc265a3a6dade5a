import 'server-only';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {mdxToMdast} from 'satteri';
import type {Processor} from 'unified';
import {lineAndColumn} from '@/lib/text-file';
import {isComment} from './allowed';

const FEATURES = {gfm: true, frontmatter: false};
/** An attribute of a tag, with the space before it; its value is text. */
const ATTRIBUTE = /\s+[^\s=>"'/{}]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?/y;

/**
 * A plugin after remark-parse, remark-gfm and remark-mdx: Sätteri, a parser in Rust, makes the same tree in a fortieth
 * of the time. Remark handles what it refuses, and expressions, which it does not parse: both are errors, which remark
 * reports.
 */
export function fastParser(this: Processor): void {
  const remark = this.parser;
  if (!remark) throw new Error('fastParser must come after remark-parse.');
  this.parser = (text, file) => quickTree(text) ?? remark(text, file);
}

/** The tree of an MDX article; undefined when it contains expressions or cannot be parsed. */
export function quickTree(text: string): Root | undefined {
  try {
    const tree = mdxToMdast(text, {features: FEATURES}) as Root;
    return complete(tree, text) ? tree : undefined;
  } catch {
    // remark reports what is wrong, and where
    return undefined;
  }
}

/** Adds places to attributes, which Sätteri omits. False when a part of the tree is an expression. */
function complete(node: Nodes, text: string): boolean {
  switch (node.type) {
    case 'mdxjsEsm':
      return false;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return isComment(node.value);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      if (!placeAttributes(node, text)) return false;
  }
  return !('children' in node) || node.children.every((child) => complete(child, text));
}

function placeAttributes({name, attributes, position}: MdxJsxFlowElement | MdxJsxTextElement, text: string): boolean {
  if (attributes.length === 0) return true;
  const tag = position?.start.offset;
  if (tag === undefined) return false;
  ATTRIBUTE.lastIndex = tag + 1 + (name?.length ?? 0);
  return attributes.every((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || (attribute.value && typeof attribute.value === 'object')) return false;
    const [written] = ATTRIBUTE.exec(text) ?? [];
    // inside a value a line may look like another block, a table for example, which only remark sees
    if (written === undefined || String(attribute.value).includes('\n')) return false;
    const end = ATTRIBUTE.lastIndex;
    const start = end - written.trimStart().length;
    attribute.position = {
      start: {...lineAndColumn(text, start), offset: start},
      end: {...lineAndColumn(text, end), offset: end},
    };
    return true;
  });
}
