import {editDistance} from '@/lib/search/edit-distance';

/** Where in an author's file something is wrong. Line and column count from 1. */
export interface Place {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** What code asks about a problem: slips in YAML that front matter explains further, `yaml` for all others. */
export type ProblemCode =
  | 'yaml'
  | 'colon'
  | 'no-value'
  | 'tab'
  | 'text-after-quote'
  | 'unclosed-quote'
  | 'unclosed-bracket';

export interface Problem extends Place {
  /** What is wrong, as a sentence. */
  readonly problem: string;
  /** The item at fault when it is not a place in a file, such as a navbar item. */
  readonly in?: string;
  /** How to mend it; valid choices belong here. */
  readonly fix: string;
  readonly code?: ProblemCode;
  /** A tag that has no partner, and the one that has to end before it. */
  readonly unpaired?: readonly [tag: string, open?: string];
}

/** Controls and overrides of direction, which a file may have in its name: a terminal would obey them. */
const CONTROLS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** `file:line:column`, as far as it is known. */
export function formatPlace({file, line, column}: Place): string {
  const name = file?.replace(CONTROLS, '\ufffd');
  return [name, line, column].filter((part) => part !== undefined).join(':');
}

/** More than these are not printed at once. */
const MOST_TOLD = 50;

/** The one error the site throws for bad content or configuration: problem, place, remedy, choices. It may tell of several. */
export class SiteError extends Error {
  /** The first of its problems. */
  declare readonly details: Problem;
  declare readonly problems: readonly Problem[];

  constructor(details: Problem, ...others: readonly Problem[]) {
    const told = [details, ...others].slice(0, MOST_TOLD).map(formatProblem);
    const rest = others.length + 1 - told.length;
    if (rest > 0) told.push(`… and ${rest} more; npm run content:check tells all of them.`);
    super(told.join('\n\n'));
    this.name = 'SiteError';
    // Next prints what is thrown with its stack and its properties: an author's mistake is three lines
    Object.defineProperties(this, {details: {value: details}, problems: {value: [details, ...others]}});
    if (process.env.NODE_ENV === 'production') this.stack = `${this.name}: ${this.message}`;
  }
}

function formatProblem(problem: Problem): string {
  const place = problem.in ?? formatPlace(problem);
  return [problem.problem, place && `  in: ${place}`, `  fix: ${problem.fix}`].filter(Boolean).join('\n');
}

/**
 * "did you mean x? " when one of the choices is close, and the list of choices; of a long list those nearest to what was written. For
 * the `fix` of a SiteError.
 */
export function choices(wrong: string, valid: readonly string[], limit = 20): string {
  const near = closest(wrong, valid);
  const shown = byNearness(wrong, valid).slice(0, limit);
  const list = valid.length > limit ? `${shown.join(', ')}, … (${valid.length} in all)` : valid.join(', ');
  return `${near ? `did you mean "${near}"? ` : ''}use one of: ${list || '(none exist yet)'}`;
}

/** The choice nearest to `wrong` by edit distance, if it is near enough to be a slip of the finger. */
export function closest(wrong: string, valid: readonly string[]): string | undefined {
  const [best] = scored(wrong, valid);
  const limit = wrong.length < 4 ? 1 : Math.max(2, Math.floor(wrong.length / 3));
  return best && wrong !== '' && best.distance <= limit ? best.value : undefined;
}

const byNearness = (wrong: string, valid: readonly string[]) =>
  wrong === '' ? valid : scored(wrong, valid).map(({value}) => value);

function scored(wrong: string, valid: readonly string[]): {value: string; distance: number}[] {
  return valid
    .map((value) => ({value, distance: editDistance(wrong.toLowerCase(), value.toLowerCase())}))
    .sort((a, b) => a.distance - b.distance);
}
