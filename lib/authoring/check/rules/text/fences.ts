import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {closest} from '@/lib/errors';
import type {Fault} from '@/lib/faults';

/** Unclosed fences, and figures whose language is misspelt: both are valid Markdown, but hardly ever intended. */
export function checkFences(tree: Root, source: string, file: string): Fault[] {
  const faults: Fault[] = [];
  const lines = source.split('\n');
  visit(tree, 'code', (node) => {
    const {start, end} = node.position ?? {};
    if (!start || !end) return;
    const place = {file, line: start.line, column: start.column};
    const opening = /^\s*(?:>\s?)*(`{3,}|~{3,})/.exec(lines[start.line - 1]?.slice(start.column - 1) ?? '')?.[1];
    if (opening && (start.line === end.line || !lines[end.line - 1]?.trim().endsWith(opening))) {
      const problem = 'This block is never closed; everything after it is part of it.';
      faults.push({
        rule: 'syntax',
        severity: 'error',
        problem,
        ...place,
        fix: `end it with ${opening} on a separate line`,
      });
    }
    const {lang} = node;
    if (lang && lang !== 'figure' && closest(lang, ['figure'])) {
      const problem = `A block in the language "${lang}" is printed as it is.`;
      faults.push({rule: 'figures', severity: 'error', problem, ...place, fix: 'did you mean ```figure?'});
    }
  });
  return faults;
}
