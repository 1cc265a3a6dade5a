import type {Node} from 'unist';
import {lineAndColumn} from '@/lib/text-file';
import type {PlaceholderFound} from './analysis';

/** What authors write in place of missing text. Only in capitals: "todo" is a Spanish word. */
export const PLACEHOLDER =
  /(?<![\p{L}\p{N}_])(?:TODO|FIXME|TBC|TBD|XXX|[Ll]orem[ \n]ipsum|LOREM[ \n]IPSUM)(?![\p{L}\p{N}_])|\[[Cc]itation[ \n]needed\]/u;

const ALL = new RegExp(PLACEHOLDER, 'gu');

/** Every placeholder in a text, or in an attribute, as it is written. */
export function placeholdersIn({position}: Node, source: string): PlaceholderFound[] {
  const start = position?.start.offset;
  if (start === undefined) return [];
  return Array.from(source.slice(start, position?.end.offset).matchAll(ALL), ({0: text, index}) => ({
    text: text.replace(/\s/, ' '),
    ...lineAndColumn(source, start + index),
  }));
}
