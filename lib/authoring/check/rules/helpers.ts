import type {Place} from '@/lib/errors';
import type {Fault, Severity} from '@/lib/faults';
import type {CheckedFile} from '../model';
import type {Spot} from '../read/analysis';

/** Records a fault in the text being checked. */
export type Report = (rule: string, at: Spot, problem: string, fix: string, severity?: Severity) => void;

/** Reports the faults of one rule in one file. */
export function reporter(rule: string, file: CheckedFile, severity: Severity = 'error') {
  return (place: Place, problem: string, fix: string): Fault => ({
    rule,
    severity,
    problem,
    file: file.file,
    line: place.line,
    column: place.column,
    fix,
  });
}

/** The place of a text between two lines of a file; the start of the first line when it is not found. */
export function findText(file: CheckedFile, needle: string | RegExp, from: number, to: number): Place {
  const pattern = typeof needle === 'string' ? new RegExp(escapePattern(needle), 'i') : needle;
  for (let line = from; line <= to; line++) {
    const match = pattern.exec(file.lines[line - 1] ?? '');
    if (match) return {line, column: match.index + 1};
  }
  const first = file.lines[from - 1] ?? '';
  return {line: from, column: first.length - first.trimStart().length + 1};
}

/** A pattern that finds a text, with any white space and either apostrophe. */
export function escapePattern(text: string): string {
  return text
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
    .replace(/['’]/g, "['’]");
}

/** The prose of an article: its paragraphs and list items outside of <ReadNext>. */
export function proseBlocks(file: CheckedFile) {
  return (file.analysis?.blocks ?? []).filter(
    ({kind, within}) => (kind === 'paragraph' || kind === 'item') && !within.includes('ReadNext'),
  );
}
