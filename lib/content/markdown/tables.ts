import type {Element, Root} from 'hast';
import {toString as wordsOf} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {becomesCards, isNumeric, numericColumns} from '@/lib/figures/table-fit';

/** Alignment as `data-align`, since the policy forbids style attributes; first cells as headers of their rows. */
export function tables() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'tbody') nameRows(node);
      if (node.tagName === 'table') layOut(node);
      if (node.tagName === 'th') node.properties.scope ??= 'col';
      if ((node.tagName !== 'th' && node.tagName !== 'td') || node.properties.align === undefined) return;
      node.properties.dataAlign = node.properties.align;
      delete node.properties.align;
    });
  };
}

/** Numbers are aligned at one edge. Where columns do not fit, each row becomes a card with its column headers. */
function layOut(table: Element): void {
  const rows = childrenOf(table).flatMap(childrenOf).map(childrenOf);
  const [head = [], ...body] = rows;
  const isNumber = numericColumns(body.map((cells) => cells.map(textOf)));
  const isCards = becomesCards(rows.map((cells) => cells.map(textOf)));
  if (isCards) table.properties.dataCards = '';
  for (const [column, label] of head.entries()) {
    const cells = body.flatMap((row) => row[column] ?? []);
    for (const cell of isNumber[column] ? [label, ...cells] : []) cell.properties.align ??= 'right';
    const labelled = column > 0 ? cells : cells.filter((cell) => isNumeric(textOf(cell)));
    for (const cell of isCards ? labelled : []) cell.properties.dataLabel = textOf(label) || undefined;
  }
}

const childrenOf = (node: Element) => node.children.filter((child) => child.type === 'element');
const textOf = (node: Element) => wordsOf(node).trim();

function nameRows(body: Element): void {
  for (const row of childrenOf(body)) {
    const [first, second] = childrenOf(row);
    if (!first || !second || first.children.length === 0) continue;
    first.tagName = 'th';
    first.properties.scope = 'row';
  }
}
