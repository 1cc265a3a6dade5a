import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * The alignment of a column as `data-align`: the compiler would write a style attribute, which the content security policy forbids.
 * The first cell of a row of several names the row, the head of a column the column.
 */
export function tables() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'tbody') nameRows(node);
      if (node.tagName === 'th') node.properties.scope ??= 'col';
      if ((node.tagName !== 'th' && node.tagName !== 'td') || node.properties.align === undefined) return;
      node.properties.dataAlign = node.properties.align;
      delete node.properties.align;
    });
  };
}

function nameRows(body: Element): void {
  for (const row of body.children) {
    if (row.type !== 'element') continue;
    const [first, second] = row.children.filter((child) => child.type === 'element');
    if (!first || !second || first.children.length === 0) continue;
    first.tagName = 'th';
    first.properties.scope = 'row';
  }
}
