import 'server-only';
import type {Root, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {allSources} from '@/lib/data/sources';
import {lineAndColumn} from '@/lib/text-file';
import {attempt, type Fault} from '../fault';

/** A citation without its closing bracket or any id, and an id with an @ outside brackets. */
const UNCLOSED = /(?<!\\)\[@(?![^[\]]+\])/g;
const BARE = /(?<!\[[^\]]*)(?<![\w\\])@([\w-]+)/g;
const BRACKETS = /(?<!\\)\[([^[\]]+)\]/g;

/** Citations without their @ or a bracket, which are printed as they stand. */
export function checkCitations(tree: Root, source: string, file: string): Fault[] {
  const faults: Fault[] = [];
  // a register that cannot be read is reported elsewhere
  const known = new Set(attempt('data', [], () => allSources().map(({id}) => id)));
  visit(tree, 'text', ({position}: Text) => {
    const offset = position?.start.offset;
    if (offset === undefined) return;
    const written = source.slice(offset, position?.end.offset);
    const tell = (index: number, problem: string, fix: string) => {
      const place = lineAndColumn(source, offset + index);
      faults.push({rule: 'citations', severity: 'error', problem, file, ...place, fix});
    };
    for (const {index} of written.matchAll(UNCLOSED)) {
      tell(
        index,
        'This is not read as a citation, and is printed: it has no closing bracket, or no id.',
        'write [@its-id]',
      );
    }
    for (const {1: id = '', index} of written.matchAll(BARE)) {
      if (known.has(id))
        tell(index, `@${id} is no citation: it stands in no brackets and is printed.`, `write [@${id}]`);
    }
    for (const {0: brackets, 1: inside = '', index} of written.matchAll(BRACKETS)) {
      const parts = inside.split(/[;,]/).map((part) => part.trim());
      const ids = parts.map((part) => part.replace(/^@/, ''));
      if (inside.startsWith('@') || !ids.every((id) => known.has(id))) continue;
      tell(index, `${brackets} is no citation: it lacks its @ and is printed.`, `write [@${ids.join('; ')}]`);
    }
  });
  return faults;
}
