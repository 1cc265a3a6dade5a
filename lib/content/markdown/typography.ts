import type {Nodes, Root} from 'mdast';
import remarkSmartypants from 'remark-smartypants';
import {unified} from 'unified';

const educator = unified().use(remarkSmartypants, {dashes: 'oldschool'}).freeze();
/** What may become a curly quote, a dash or an ellipsis. */
const PLAIN = /["'`]|--|\.\s*\./;

/**
 * Curly quotes, dashes and ellipses. remark-smartypants splits every text into sentences and words, a tenth of the work
 * of compiling; most blocks hold nothing for it, and quotes never reach from one block into the next, so only the
 * others are given to it.
 */
export function typography() {
  return (tree: Root) => {
    for (const block of tree.children) if (hasPlain(block)) educator.runSync({type: 'root', children: [block]} as Root);
  };
}

function hasPlain(node: Nodes): boolean {
  if (node.type === 'text') return PLAIN.test(node.value);
  return 'children' in node && node.children.some(hasPlain);
}
