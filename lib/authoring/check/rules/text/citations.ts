import 'server-only';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {unfinishedCitations} from '@/lib/content/markdown/citation-mark';
import {allSources} from '@/lib/data/sources';
import {Faults} from '@/lib/faults';
import {placeFinder} from '@/lib/text-file';
import type {Report} from '../helpers';

/** An id with an @, and brackets around it, if any. */
const BARE_OR_BRACKET = /[[\]]|(?<![\w\\])@([\w-]+)/g;
const BRACKETS = /(?<!\\)\[([^[\]]+)\]/g;

/** Citations without their @ or a bracket, which are printed as they are. */
export function checkCitations(tree: Root, source: string, report: Report): void {
  // an unreadable register is reported elsewhere
  const known = new Set(new Faults().attempt('data', () => allSources().map(({id}) => id)));
  const placeAt = placeFinder(source);
  visit(tree, 'text', ({position}) => {
    const offset = position?.start.offset;
    if (offset === undefined) return;
    const written = source.slice(offset, position?.end.offset);
    const fault = (index: number, problem: string, fix: string) =>
      report('citations', placeAt(offset + index), problem, fix);
    for (const index of unfinishedCitations(written)) {
      fault(
        index,
        'This is not recognised as a citation, and is printed: it has no closing bracket, or no id.',
        'write [@its-id]',
      );
    }
    for (const {id, index} of bareIds(written)) {
      if (known.has(id)) fault(index, `@${id} is not a citation: it has no brackets and is printed.`, `write [@${id}]`);
    }
    for (const {0: brackets, 1: inside = '', index} of written.matchAll(BRACKETS)) {
      const parts = inside.split(/[;,]/).map((part) => part.trim());
      const ids = parts.map((part) => part.replace(/^@/, ''));
      if (inside.startsWith('@') || !ids.every((id) => known.has(id))) continue;
      fault(index, `${brackets} is not a citation: it has no @ and is printed.`, `write [@${ids.join('; ')}]`);
    }
  });
}

function bareIds(text: string): {id: string; index: number}[] {
  const found: {id: string; index: number}[] = [];
  let isInside = false;
  for (const {0: sign, 1: id, index} of text.matchAll(BARE_OR_BRACKET)) {
    if (id === undefined) isInside = sign === '[';
    else if (!isInside) found.push({id, index});
  }
  return found;
}
