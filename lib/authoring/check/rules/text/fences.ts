import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {closest} from '@/lib/errors';
import type {Report} from '../helpers';

/** Unclosed fences, and figures whose language is misspelt: both are valid Markdown, but hardly ever intended. */
export function checkFences(tree: Root, source: string, report: Report): void {
  const lines = source.split('\n');
  visit(tree, 'code', ({position, lang}) => {
    const {start, end} = position ?? {};
    if (!start || !end) return;
    const opening = /^\s*(?:>\s?)*(`{3,}|~{3,})/.exec(lines[start.line - 1]?.slice(start.column - 1) ?? '')?.[1];
    if (opening && (start.line === end.line || !lines[end.line - 1]?.trim().endsWith(opening))) {
      const problem = 'This block is never closed; everything after it is part of it.';
      report('syntax', start, problem, `end it with ${opening} on a separate line`);
    }
    if (lang && lang !== 'figure' && closest(lang, ['figure'])) {
      const problem = `A block in the language "${lang}" is printed as it is.`;
      report('figures', start, problem, 'did you mean ```figure?');
    }
  });
}
