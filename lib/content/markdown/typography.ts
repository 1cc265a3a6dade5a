import type {Nodes, Root} from 'mdast';
import remarkSmartypants from 'remark-smartypants';
import {unified} from 'unified';

const educator = unified().use(remarkSmartypants, {dashes: 'oldschool'}).freeze();
/** Characters that may become a curly quote, a dash or an ellipsis. */
const PLAIN = /["'`]|--|\.\s*\./;

/**
 * Curly quotes, dashes and ellipses. remark-smartypants splits every text into sentences and words, a tenth of the
 * compile time. Most blocks need none of it, and quotes never span blocks, so it only processes the others.
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
