import 'server-only';
import type {Root, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {allSources} from '@/lib/data/sources';
import {lineAndColumn} from '@/lib/text-file';
import {attempt, type Fault} from '../fault';

const BRACKETS = /(?<!\\)\[([^[\]]+)\]/g;

/** Citations without their @: brackets that hold ids of sources and nothing else, and are printed as they stand. */
export function checkCitations(tree: Root, source: string, file: string): Fault[] {
  const faults: Fault[] = [];
  // a register that cannot be read is told elsewhere
  const known = new Set(attempt('data', [], () => allSources().map(({id}) => id)));
  visit(tree, 'text', ({position}: Text) => {
    const offset = position?.start.offset;
    if (offset === undefined) return;
    for (const {0: written, 1: inside = '', index} of source.slice(offset, position?.end.offset).matchAll(BRACKETS)) {
      const parts = inside.split(/[;,]/).map((part) => part.trim());
      const ids = parts.map((part) => part.replace(/^@/, ''));
      if (inside.startsWith('@') || !ids.every((id) => known.has(id))) continue;
      const place = lineAndColumn(source, offset + index);
      const problem = `${written} is no citation: it lacks its @ and is printed.`;
      const fix = `write [@${ids.join('; ')}]`;
      faults.push({rule: 'citations', severity: 'error', problem, file, ...place, fix});
    }
  });
  return faults;
}
