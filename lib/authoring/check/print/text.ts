import {counted} from '@/lib/counted';
import {formatPlace, withoutControls} from '@/lib/errors';
import type {Fault} from '@/lib/faults';
import {excerpt} from './excerpt';

/** The lines of a file; undefined when it cannot be shown. */
type LinesOf = (file: string) => readonly string[] | undefined;

/** A fault for authors: place, what is wrong, the line with a caret, and the fix. */
export function printFault(fault: Fault, linesOf: LinesOf): string {
  const place = fault.in ?? formatPlace(fault);
  const line = fault.line === undefined || !fault.file ? undefined : linesOf(fault.file)?.[fault.line - 1];
  return [
    `${place || 'content'}  ${fault.severity} (${fault.rule})`,
    `  ${withoutControls(fault.problem)}`,
    ...(line === undefined ? [] : [excerpt(line, fault.line!, fault.column ?? indentOf(line))]),
    `  → ${fault.fix}`,
  ].join('\n');
}

const indentOf = (line: string) => line.length - line.trimStart().length + 1;

/** What is not checked yet, when some files are drafts. */
export function draftNotice(drafts: number): string {
  const which = drafts === 1 ? 'One file is a draft' : `${drafts} files are drafts`;
  return `${which}: length, tags, sources and boxes are checked once the line "draft: true" is removed.`;
}

/** "3 errors and 1 warning in 2 of 249 files." */
export function summary(faults: readonly Fault[], files: number): string {
  if (faults.length === 0) return `No faults in ${counted(files, 'file')}.`;
  const errors = faults.filter(({severity}) => severity === 'error').length;
  const warnings = faults.length - errors;
  const parts = [errors > 0 && counted(errors, 'error'), warnings > 0 && counted(warnings, 'warning')].filter(Boolean);
  const touched = new Set(faults.map(({file}) => file)).size;
  // when one article is checked alone, its data may be at fault
  const where = touched >= files ? counted(touched, 'file') : `${touched} of ${counted(files, 'file')}`;
  return `${parts.join(' and ')} in ${where}.`;
}
