import type {core, z} from 'zod';
import {choices, closest, type Explanation} from '@/lib/errors';
import {keysAt, nearestBranch} from './schema-at';

export interface SchemaProblem extends Explanation {
  readonly path: readonly PropertyKey[];
}

/** Every fault Zod found, in an author's terms. Parse with `reportInput`, or wrong and missing look the same. */
export function schemaProblems(error: core.$ZodError, schema: z.ZodType, input: unknown): SchemaProblem[] {
  const keysOf = (path: readonly PropertyKey[]) => keysAt(schema, path, input);
  const seen = new Set<string>();
  return causesFirst(error.issues, keysOf)
    .flatMap((issue) => explain(issue, keysOf))
    .filter(({path}) => seen.size < seen.add(path.join('\n')).size);
}

type KeysOf = (path: readonly PropertyKey[]) => readonly string[];

function explain(issue: core.$ZodIssue, keysOf: KeysOf): SchemaProblem[] {
  const {path} = issue;
  const name = path.map(String).join('.');
  const subject = name ? `"${name}"` : 'The value';
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue, keysOf(path));
  if (issue.code === 'invalid_union') return explainUnion(issue, keysOf, subject);
  // a schema's own rule may name problem and fix
  const rule = issue.code === 'custom' ? issue.params?.fix : undefined;
  if (rule !== undefined) return [{path, problem: issue.message, fix: String(rule)}];
  const {problem, fix} = explanationOf(issue, keysOf(path));
  const own = issue.code === 'invalid_value' ? undefined : ownMessage(issue);
  return [{path, problem: `${subject} ${problem}`, fix: own ?? fix}];
}

/** What is wrong with a value, without its name. */
function explanationOf(issue: core.$ZodIssue, keys: readonly string[]): Explanation {
  const {input} = issue;
  switch (issue.code) {
    case 'invalid_type': {
      const expected = nameOf(issue.expected);
      if (input === undefined) return {problem: 'is missing.', fix: `add it: ${expected}`};
      if (input !== null)
        return {problem: `is not ${expected}: ${show(input)}.`, fix: remedy(issue.expected, input, keys)};
      const comment = issue.expected === 'array' ? ', such as [one, two]; what follows a # is a comment' : '';
      return {problem: 'has no value.', fix: `write ${expected} after it${comment}`};
    }
    case 'invalid_value': {
      const fix = choices(String(input ?? ''), issue.values.map(String));
      if (input === undefined) return {problem: 'is missing.', fix};
      return {problem: `has a value that is not allowed: ${show(input)}.`, fix};
    }
    case 'too_small':
      if (issue.origin !== 'number' && issue.minimum === 1) {
        return {problem: 'is empty.', fix: issue.origin === 'array' ? 'add at least one entry' : 'write something'};
      }
      return limited(issue, `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`, 0);
    case 'too_big':
      return limited(issue, `at most ${issue.maximum}`, 1);
    case 'invalid_key':
      return {problem: 'is not a valid key.', fix: issue.issues[0]?.message ?? issue.message};
    default:
      return {problem: `is not valid${typeof input === 'object' ? '' : `: ${show(input)}`}.`, fix: 'correct the value'};
  }
}

/** How sizes are wrong: too small, too large. */
const TOO: Readonly<Record<string, readonly string[]>> = {
  string: ['is too short', 'is too long'],
  array: ['has too few entries', 'has too many entries'],
};

function limited(
  {origin, input}: core.$ZodIssueTooSmall | core.$ZodIssueTooBig,
  limit: string,
  which: 0 | 1,
): Explanation {
  const too = TOO[origin]?.[which] ?? ['is too small', 'is too large'][which];
  // for a list its length: its entries are valid
  const size = Array.isArray(input) ? input.length : show(input);
  return {problem: `${too}: ${size}.`, fix: `write ${limit}${origin === 'array' ? ' entries' : ''}`};
}

/** A problem for each unknown key of a group. */
function unknownKeys({keys, path, input}: core.$ZodIssueUnrecognizedKeys, known: readonly string[]): SchemaProblem[] {
  return keys.map((key) => {
    const whole = [...path, key];
    const near = closest(key, known);
    const guess = near ? `did you mean "${near}"? ` : '';
    const isComma = !near && path.length > 0 && input?.[key] === null;
    const list = known.length > 0 ? `${guess}known keys: ${known.join(', ')}` : 'remove it';
    return {
      path: whole,
      problem: `Unknown key "${whole.map(String).join('.')}".`,
      fix: isComma ? 'quote the whole text before it: inside { } a comma starts a new key' : list,
    };
  });
}

/** A value that may have several forms is explained by the closest one. */
function explainUnion(issue: core.$ZodIssueInvalidUnion, keysOf: KeysOf, subject: string): SchemaProblem[] {
  const {path, input, errors} = issue;
  const custom = ownMessage(issue);
  if (issue.discriminator !== undefined) {
    const kind = (input as Record<string, unknown>)[issue.discriminator];
    const fix = choices(String(kind ?? ''), ((issue as {options?: unknown[]}).options ?? []).map(String));
    if (kind === undefined) return [{path, problem: `${subject} is missing.`, fix}];
    return [{path, problem: `${custom ?? `Unknown ${issue.discriminator}`} ${show(kind)}.`, fix}];
  }
  if (custom) {
    const problem = input === undefined ? 'is missing.' : `is not valid: ${show(input)}.`;
    return [{path, problem: `${subject} ${problem}`, fix: custom}];
  }
  const nearest = errors[nearestBranch(errors)] ?? [];
  if (nearest.length === 0) return [{path, problem: `${subject} fits none of the allowed forms.`, fix: issue.message}];
  const inner = nearest.map((item) => ({...item, path: [...path, ...item.path]}) as core.$ZodIssue);
  return causesFirst(inner, keysOf).flatMap((item) => explain(item, keysOf));
}

/** Unknown keys first: a misspelt key explains a missing one, which is then not reported. For issues with input. */
function causesFirst(issues: readonly core.$ZodIssue[], keysOf: KeysOf): core.$ZodIssue[] {
  const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys');
  const meant = new Set(
    unknown.flatMap(({keys, path}) => keys.map((key) => JSON.stringify([...path, closest(key, keysOf(path))]))),
  );
  const isTold = ({input, path}: core.$ZodIssue) => input === undefined && meant.has(JSON.stringify(path));
  // a rule about a whole group says nothing more once a key in it is misspelt
  const isRuled = ({code, path}: core.$ZodIssue) =>
    code === 'custom' &&
    unknown.some((item) => item.path.slice(0, path.length).every((key, index) => key === path[index]));
  const others = issues.filter((issue) => issue.code !== 'unrecognized_keys' && !isTold(issue) && !isRuled(issue));
  return [...unknown, ...others];
}

/** The schema's own message; undefined for Zod's, which are for programmers. */
function ownMessage({message}: core.$ZodIssue): string | undefined {
  return /^(Invalid|Too (small|big)|Unrecognized)/.test(message) ? undefined : message;
}

const NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of keys',
  record: 'a group of keys',
};

function nameOf(expected: string): string {
  return NAMES[expected] ?? `a ${expected}`;
}

function remedy(expected: string, input: unknown, keys: readonly string[]): string {
  if (expected === 'string' && (typeof input === 'number' || typeof input === 'boolean')) {
    // the value is no longer what was written: 1.10 is 1.1
    return 'put quotes around it';
  }
  if (expected === 'array' && /^-[^\s-]/.test(String(input))) {
    return `put a space after each dash: - ${String(input).slice(1).split(/\s+-/)[0]}`;
  }
  if (expected === 'array' && typeof input !== 'object')
    return `write it as a list: [${String(input).replace(/^\[|\]$/g, '')}]`;
  if (expected === 'array') return 'write it as a list: begin its first line with "- "';
  if (expected === 'tuple') return 'write a pair of numbers: [1, 2]';
  if (expected === 'number' && /^\s*[\d.]+\s*\D/.test(String(input)))
    return 'write a plain number, without words or unit';
  if (keys.length > 0) return `write its keys with values: ${keys.map((key) => `${key}: …`).join(', ')}`;
  if (expected === 'object' || expected === 'record') return 'write keys with values, such as title: "A title"';
  return `write ${nameOf(expected)}`;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
