import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Report} from '../helpers';

/** Table rows with more cells than the header: Markdown drops the last ones silently. */
export function checkTables(tree: Root, report: Report): void {
  visit(tree, 'table', ({children: [head, ...rows]}) => {
    const columns = head?.children.length ?? 0;
    for (const {children, position} of rows) {
      if (children.length <= columns || !position) continue;
      const problem = `This row has ${children.length} cells, the header of its table ${columns}: the rest is not printed.`;
      const fix = 'remove the cells, or add columns to the header; a literal | is written \\|';
      report('markdown', position.start, problem, fix);
    }
  });
}
