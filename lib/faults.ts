import {formatPlace, type Place, type Problem, SiteError} from './errors';

export type Severity = 'error' | 'warning';

/** One thing that is wrong in an author's file, and which rule says so. */
export interface Fault extends Problem {
  readonly rule: string;
  readonly severity: Severity;
}

/** What is wrong, collected on the way: a build stops with all of it, the check prints it, development shows it. */
export class Faults {
  readonly list: Fault[] = [];

  add(rule: string, problem: Problem): void {
    this.list.push({rule, severity: 'error', ...problem});
  }

  warn(rule: string, problem: Problem): void {
    this.list.push({rule, severity: 'warning', ...problem});
  }

  /** What `run` returns; undefined when it throws, which is noted. `place` is that of an error that knows none. */
  attempt<T>(rule: string, run: () => T, place?: Place): T | undefined {
    return attempt(rule, this.list, run, place);
  }

  /** Throws one SiteError that tells every error, if there is any. */
  throwAll(): void {
    const [first, ...others] = sortFaults(this.list).filter(({severity}) => severity === 'error');
    if (first) throw new SiteError(first, ...others);
  }
}

/** The faults a thrown error stands for. What the error does not know of its place is taken from `place`. */
export function faultsOf(rule: string, error: unknown, place: Place = {}): Fault[] {
  if (!(error instanceof SiteError)) return [oddity(rule, error, place)];
  return error.problems.map(({problem, fix, file, line, column, in: item}) => {
    const here = file === undefined && line === undefined ? place : {file: file ?? place.file, line, column};
    // a name of an item says less than a line of the author's file
    const named = here.line === undefined && item !== undefined ? {in: item} : {};
    const own = here.file?.startsWith('content/data/') ? 'data' : rule;
    return {rule: own, severity: 'error', problem, ...here, ...named, fix};
  });
}

/** The first of them. */
export function faultOf(rule: string, error: unknown, place?: Place): Fault {
  return faultsOf(rule, error, place)[0]!;
}

function oddity(rule: string, error: unknown, place: Place): Fault {
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
  return {
    rule,
    severity: 'error',
    problem: `This cannot be checked: ${reason}`,
    ...place,
    fix: 'look at this place for something unusual; if it is right, report it as a fault of the check',
  };
}

/** What `run` returns; when it throws, the fault is added to the list and the answer is undefined. */
export function attempt<T>(rule: string, faults: Fault[], run: () => T, place?: Place): T | undefined {
  try {
    return run();
  } catch (error) {
    faults.push(...faultsOf(rule, error, place));
    return undefined;
  }
}

/** By file, line and column; each fault once. */
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
