import type {Root} from 'mdast';
import remarkSmartypants from 'remark-smartypants';
import {unified} from 'unified';

const smartypants = unified().use(remarkSmartypants, {dashes: 'oldschool'}).freeze();

/** Curly quotes, dashes and ellipses, block by block: quotes never span blocks, and an odd one stays where it is. */
export function typography() {
  return (tree: Root) => {
    for (const block of tree.children) smartypants.runSync({type: 'root', children: [block]} as Root);
  };
}
