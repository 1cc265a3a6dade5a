import 'server-only';
import type {z} from 'zod';
import {type KeysOf, type SchemaProblem, unknownKeys} from '@/lib/config/zod-problem';
import {choices} from '@/lib/errors';

type Issue = z.core.$ZodIssue;

/** Fixes for the keys that authors forget most often. */
const REMEDIES: Readonly<Record<string, string>> = {
  caption: 'add caption: one sentence that says what the figure shows',
  alt: 'add alt: what the drawing shows, for someone who cannot see it',
  label: 'add label: a short name',
  columns: 'add columns: [first, second, …]',
};

/**
 * Describes a Zod issue in a figure. The sentences for settings and data (lib/config/zod-problem.ts) would say too
 * little: authors know a figure by its kind, write it on one line with braces, and often forget the same keys. Rules of
 * a kind bring their own fix.
 */
export function figureProblems(issue: Issue, kind: string, keysOf: KeysOf, value: unknown): SchemaProblem[] {
  const {path} = issue;
  if (issue.code === 'unrecognized_keys') {
    const parent = valueAt(value, path) as Record<string, unknown>;
    return unknownKeys(issue, (key) =>
      unknownKey(key, path, {kind, known: keysOf(path), isComma: parent[key] === null}),
    );
  }
  return [problemOfValue(issue, {kind, keys: keysOf(path), value})];
}

interface UnknownKey {
  readonly kind: string;
  readonly known: readonly string[];
  /** Whether it has no value, like words after a comma inside braces. */
  readonly isComma: boolean;
}

function unknownKey(key: string, path: readonly PropertyKey[], {kind, known, isComma}: UnknownKey): SchemaProblem {
  const place = path.length > 0 ? `"${formatPath(path)}"` : 'the figure';
  return {
    path: [...path, key],
    problem: `Unknown key "${key}" in ${place} of kind ${kind}.`,
    fix: isComma ? 'quote the whole text before it: inside { } a comma starts a new key' : choices(key, known),
  };
}

function problemOfValue(
  issue: Issue,
  {kind, keys, value}: {kind: string; keys: readonly string[]; value: unknown},
): SchemaProblem {
  const {path} = issue;
  if (issue.code === 'custom') {
    return {path, problem: issue.message, fix: String(issue.params?.fix ?? 'see docs/writing.md')};
  }
  const found = valueAt(value, path);
  const name = formatPath(path);
  if (found === undefined || found === null) {
    const key = String(path.at(-1));
    return {
      path,
      problem: `${/^[aeiou]/.test(kind) ? 'An' : 'A'} ${kind} figure needs "${name}".`,
      fix: REMEDIES[key] ?? `add "${key}"`,
    };
  }
  return {
    path,
    problem: `"${name}" of ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind} figure ${complaint(issue, found)}.`,
    fix: remedy(issue, found, keys),
  };
}

function complaint(issue: Issue, found: unknown): string {
  if (issue.code === 'invalid_value') return `is "${found}"`;
  if (issue.code === 'invalid_type') return `is ${describe(found)}, not ${article(issue.expected)}`;
  if (issue.code === 'too_small') return isBlank(found) ? 'is empty' : `is too ${isList(found) ? 'short' : 'small'}`;
  if (issue.code === 'too_big') return `is too ${isList(found) ? 'long' : 'large'}`;
  if (issue.code === 'invalid_union') return `is ${describe(found)}, not text`;
  return issue.message;
}

function remedy(issue: Issue, found: unknown, keys: readonly string[]): string {
  if (issue.code === 'invalid_value') return choices(String(found), issue.values.map(String));
  if (issue.code === 'too_small' && isBlank(found)) return 'write something, or remove the key';
  if (issue.code === 'too_small')
    return `write ${issue.inclusive === false ? 'more than' : 'at least'} ${amount(issue.minimum, found)}`;
  if (issue.code === 'too_big') return `write at most ${amount(issue.maximum, found)}`;
  if (issue.code === 'invalid_type' && issue.expected === 'boolean') return 'write true or false';
  if (issue.code === 'invalid_type' && issue.expected === 'string' && typeof found !== 'object') {
    return 'if it is right, put quotes around it';
  }
  if (issue.code === 'invalid_type' && issue.expected === 'number')
    return 'write a plain number; words go into label or note';
  if (issue.code === 'invalid_type' && issue.expected === 'array')
    return 'write a list: each entry starts on a new line with "- "; docs/writing.md shows this kind';
  if (issue.code === 'invalid_type' && issue.expected === 'tuple') return 'write a pair of numbers: [1, 2]';
  if (keys.length > 0) return `write its keys: {${keys.map((key) => `${key}: …`).join(', ')}}`;
  return 'see docs/writing.md for what this kind takes; quote any text that contains ": " or "#"';
}

const valueAt = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((node, key) => (node as Record<PropertyKey, unknown> | undefined)?.[key], value);

/** `items[2].value` */
function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index ? '.' : ''}${String(key)}`))
    .join('');
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** "3 entries" of a list, the number itself of anything else. */
const amount = (number: number | bigint, found: unknown) =>
  isList(found) ? `${number} ${Number(number) === 1 ? 'entry' : 'entries'}` : String(number);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const describe = (value: unknown) =>
  isList(value) ? 'a list' : typeof value === 'object' ? 'a group of keys' : `"${value}"`;

const article = (expected: string) =>
  ({
    array: 'a list',
    tuple: 'a list',
    object: 'a group of keys',
    record: 'a group of keys',
    string: 'a text',
    boolean: 'true or false',
  })[expected] ?? `a ${expected}`;
