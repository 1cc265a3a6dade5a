import {editDistance} from './edit-distance';

/** Where something is wrong in an author's file. Line and column start at 1. */
export interface Place {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Problems that code distinguishes: YAML mistakes that front matter explains further; `yaml` for all others. */
export type ProblemCode =
  | 'yaml'
  | 'colon'
  | 'no-value'
  | 'tab'
  | 'text-after-quote'
  | 'unclosed-quote'
  | 'unclosed-bracket';

export interface Explanation {
  /** What is wrong, as a sentence. */
  readonly problem: string;
  /** How to fix it, including valid choices. */
  readonly fix: string;
}

export interface Problem extends Explanation, Place {
  /** The item with the problem when it is not in a file, such as a navbar item. */
  readonly in?: string;
  readonly code?: ProblemCode;
  /** A tag without a partner, and the one that has to be closed before it. */
  readonly unpaired?: readonly [tag: string, open?: string];
}

/** Control characters and direction overrides, which a file name may contain and a terminal would obey. */
const CONTROLS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text that a terminal can print: a name of a file may be in it. */
export const withoutControls = (text: string) => text.replace(CONTROLS, '\ufffd');

/** `file:line:column`, as far as known. */
export function formatPlace({file, line, column}: Place): string {
  const name = file && withoutControls(file);
  return [name, line, column].filter((part) => part !== undefined).join(':');
}

const MAX_PRINTED = 50;

/** The only error for bad content or configuration: problem, place, fix, choices. It may contain several. */
export class SiteError extends Error {
  declare readonly details: Problem;
  declare readonly problems: readonly Problem[];

  constructor(details: Problem, ...others: readonly Problem[]) {
    const printed = [details, ...others].slice(0, MAX_PRINTED).map(formatProblem);
    const rest = others.length + 1 - printed.length;
    if (rest > 0) printed.push(`… and ${rest} more; npm run content:check lists them all.`);
    super(printed.join('\n\n'));
    this.name = 'SiteError';
    // Next prints errors with stack and properties: an author's mistake is three lines
    Object.defineProperties(this, {details: {value: details}, problems: {value: [details, ...others]}});
    if (process.env.NODE_ENV === 'production') this.stack = `${this.name}: ${this.message}`;
  }
}

function formatProblem(problem: Problem): string {
  const place = problem.in ?? formatPlace(problem);
  return [withoutControls(problem.problem), place && `  in: ${place}`, `  fix: ${problem.fix}`]
    .filter(Boolean)
    .join('\n');
}

/** "did you mean x? " if a choice is close, and the choices, cut to the closest: for a `fix`. */
export function choices(wrong: string, valid: readonly string[], limit = 20): string {
  const near = closest(wrong, valid);
  const sorted = wrong === '' ? valid : scored(wrong, valid).map(({value}) => value);
  const shown = sorted.slice(0, limit);
  const list = valid.length > limit ? `${shown.join(', ')}, … (${valid.length} in all)` : valid.join(', ');
  return `${near ? `did you mean "${near}"? ` : ''}use one of: ${list || '(none exist yet)'}`;
}

/** The choice closest to `wrong` by edit distance, if it is close enough for a typing mistake. */
export function closest(wrong: string, valid: readonly string[]): string | undefined {
  const [best] = scored(wrong, valid);
  const limit = wrong.length < 4 ? 1 : Math.max(2, Math.floor(wrong.length / 3));
  return best && wrong !== '' && best.distance <= limit ? best.value : undefined;
}

function scored(wrong: string, valid: readonly string[]): {value: string; distance: number}[] {
  return valid
    .map((value) => ({value, distance: editDistance(wrong.toLowerCase(), value.toLowerCase())}))
    .sort((a, b) => a.distance - b.distance);
}
