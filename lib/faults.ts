import {formatPlace, type Place, type Problem, SiteError} from './errors';

export type Severity = 'error' | 'warning';

/** A problem in an author's file, and the rule that reports it. */
export interface Fault extends Problem {
  readonly rule: string;
  readonly severity: Severity;
}

/** Problems collected along the way: a build stops with all of them, the check prints them, development shows them. */
export class Faults {
  readonly list: Fault[] = [];

  add(rule: string, problem: Problem): void {
    this.list.push({rule, severity: 'error', ...problem});
  }

  warn(rule: string, problem: Problem): void {
    this.list.push({rule, severity: 'warning', ...problem});
  }

  /** What `run` returns; undefined when it throws, which is recorded. `place` is used for errors without one. */
  attempt<T>(rule: string, run: () => T, place?: Place): T | undefined {
    try {
      return run();
    } catch (error) {
      this.list.push(...faultsOf(rule, error, place));
      return undefined;
    }
  }

  /** Throws one SiteError with all errors, if there are any. */
  throwAll(): void {
    const [first, ...others] = sortFaults(this.list).filter(({severity}) => severity === 'error');
    if (first) throw new SiteError(first, ...others);
  }
}

/** The faults in a thrown error. `place` fills in what the error does not know of its place. */
export function faultsOf(rule: string, error: unknown, place: Place = {}): Fault[] {
  if (!(error instanceof SiteError)) return [unexpectedFault(rule, error, place)];
  return error.problems.map(({problem, fix, file, line, column, in: item}) => {
    const position = file === undefined && line === undefined ? place : {file: file ?? place.file, line, column};
    // an item's name says less than a line of the author's file
    const named = position.line === undefined && item !== undefined ? {in: item} : {};
    const effectiveRule = position.file?.startsWith('content/data/') ? 'data' : rule;
    return {rule: effectiveRule, severity: 'error', problem, ...position, ...named, fix};
  });
}

/** The first of the faults in a thrown error. */
export function faultOf(rule: string, error: unknown, place?: Place): Fault {
  return faultsOf(rule, error, place)[0]!;
}

function unexpectedFault(rule: string, error: unknown, place: Place): Fault {
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
  return {
    rule,
    severity: 'error',
    problem: `This cannot be checked: ${reason}`,
    ...place,
    fix: 'look for something unusual here; if it is correct, report it as a bug of the check',
  };
}

/** Sorted by file, line and column, without duplicates. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  const once = new Map(faults.map((fault) => [`${formatPlace(fault)}\n${fault.problem}`, fault]));
  return [...once.values()].sort(
    (a, b) => compare(a.file ?? '', b.file ?? '') || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
