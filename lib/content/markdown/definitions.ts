import type {Definition, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Name → definition of reference links and images; the first of several with one name counts. */
export function definitionsIn(tree: Root): ReadonlyMap<string, Definition> {
  const found = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!found.has(node.identifier)) found.set(node.identifier, node);
  });
  return found;
}
