import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Report} from '../helpers';

/** Points right below a numbered item that are indented too little to belong to it, and so end the numbered list. */
export function checkLists(tree: Root, report: Report): void {
  visit(tree, 'list', ({ordered, position}, index, parent) => {
    const above = parent?.children[(index ?? 0) - 1];
    if (above?.type !== 'list' || !above.ordered || ordered || !position) return;
    if (above.position?.end.line !== position.start.line - 1) return;
    const problem = 'This list ends the numbered one above it.';
    const fix = 'indent its lines by three spaces if they belong to the item; else put an empty line before them';
    report('markdown', position.start, problem, fix, 'warning');
  });
}
