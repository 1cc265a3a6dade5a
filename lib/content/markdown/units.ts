import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Signs of units, and a.m. and p.m. Words ("5 days") may part from their number. */
const UNIT =
  /(\d) (?=(?:°[CF]|[cmµ]?g|kg|mcg|[ckm]?m|m[lL]|[lL]|kcal|k?J|IU|k?W|k?Wh|k?Hz|dB|ppm|mmHg|km\/h|mph|min|h|[ap]\.?m\.?)(?![\w/]))/g;

/** A number and the sign of its unit stay on one line. Code is no text and stays as it is. */
export function units() {
  return (tree: Root) => {
    visit(tree, 'text', (node) => {
      node.value = node.value.replace(UNIT, '$1\u00a0');
    });
  };
}
