import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** The alignment of a column as `data-align`: the compiler would write a style attribute, which the content security policy forbids. */
export function tables() {
  return (tree: Root) => {
    visit(tree, 'element', ({tagName, properties}) => {
      if ((tagName !== 'th' && tagName !== 'td') || properties.align === undefined) return;
      properties.dataAlign = properties.align;
      delete properties.align;
    });
  };
}
