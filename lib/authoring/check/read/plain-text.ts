import 'server-only';
import type {Nodes} from 'mdast';
import {withoutCitations} from '@/lib/content/markdown/citation-mark';
import {formatFact} from '@/lib/data/format';

/** The text of a node as a reader sees it: with facts printed, without citation and teaser marks, single-spaced. */
export function plainText(node: Nodes): string {
  return withoutMarks(textOf(node));
}

/** A text without its citation marks, with single spaces. */
export function withoutMarks(text: string): string {
  return withoutCitations(text).replace(/\s+/g, ' ').trim();
}

function textOf(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return ' ';
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      if (node.name !== 'Fact') return childrenOf(node.children as Nodes[], node.type === 'mdxJsxFlowElement');
      const id = node.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id',
      )?.value;
      return factText(typeof id === 'string' ? id : '');
    }
    case 'code':
    case 'html':
    case 'image':
      return '';
    default:
      return 'children' in node ? childrenOf(node.children as Nodes[], isContainer(node)) : '';
  }
}

function childrenOf(children: readonly Nodes[], areBlocks: boolean): string {
  return children.map(textOf).join(areBlocks ? ' ' : '');
}

const isContainer = (node: Nodes) =>
  ['list', 'listItem', 'table', 'tableRow', 'blockquote', 'root'].includes(node.type);

function factText(id: string): string {
  try {
    return formatFact(id);
  } catch {
    // the rule on facts reports it
    return '';
  }
}
