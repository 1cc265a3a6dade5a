import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {keepValues} from '@/lib/typography';

/** Keeps a number and its unit symbol on one line. Code stays as it is. */
export function units() {
  return (tree: Root) => {
    visit(tree, 'text', (node) => {
      node.value = keepValues(node.value);
    });
  };
}
