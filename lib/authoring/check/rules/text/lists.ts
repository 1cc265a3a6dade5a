import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Fault} from '@/lib/faults';

/** Points right below a numbered item that are indented too little to belong to it, and so end the numbered list. */
export function checkLists(tree: Root, file: string): Fault[] {
  const faults: Fault[] = [];
  visit(tree, 'list', ({ordered, position}, index, parent) => {
    const above = parent?.children[(index ?? 0) - 1];
    if (above?.type !== 'list' || !above.ordered || ordered || !position) return;
    const {line, column} = position.start;
    if (above.position?.end.line !== line - 1) return;
    const problem = 'This list ends the numbered one above it.';
    const fix = 'indent its lines by three spaces if they belong to the item; else put an empty line before them';
    faults.push({rule: 'markdown', severity: 'warning', problem, file, line, column, fix});
  });
  return faults;
}
