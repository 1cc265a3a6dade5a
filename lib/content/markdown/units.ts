import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Unit symbols, and a.m. and p.m. Unit words ("5 days") may wrap. */
const UNIT =
  /(\d) (?=(?:°[CF]|[cmµ]?g|kg|mcg|[ckm]?m|m[lL]|[lL]|kcal|k?J|IU|k?W|k?Wh|k?Hz|dB|ppm|mmHg|km\/h|mph|min|h|[ap]\.?m\.?)(?![\w/]))/g;

/** Keeps a number and its unit symbol on one line. Code stays as it is. */
export function units() {
  return (tree: Root) => {
    visit(tree, 'text', (node) => {
      node.value = node.value.replace(UNIT, '$1\u00a0');
    });
  };
}
