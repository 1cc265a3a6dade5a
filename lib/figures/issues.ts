import 'server-only';
import type {z} from 'zod';
import {choices} from '@/lib/errors';

export interface Explanation {
  readonly path: readonly PropertyKey[];
  readonly problem: string;
  readonly fix: string;
}

type Issue = z.core.$ZodIssue;

/** What to write for the keys that authors forget most. */
const REMEDIES: Readonly<Record<string, string>> = {
  caption: 'add caption: one sentence that says what to see in the figure',
  alt: 'add alt: what the drawing shows, for someone who cannot see it',
  label: 'add label: a short name',
  columns: 'add columns: [first, second, …]',
};

/** A Zod issue of a figure in words: the problem, the remedy and the path of the key at fault. */
export function explainIssue(issue: Issue, kind: string, schema: z.ZodType, value: unknown): Explanation {
  const {path} = issue;
  if (issue.code === 'custom') {
    return {path, problem: issue.message, fix: String(issue.params?.fix ?? 'see docs/writing.md')};
  }
  if (issue.code === 'unrecognized_keys') {
    const key = issue.keys[0]!;
    const place = path.length > 0 ? `"${formatPath(path)}"` : 'the figure';
    const parent = valueAt(value, path) as Record<string, unknown>;
    const isComma = parent[key] === null;
    return {
      path: [...path, key],
      problem: `Unknown key "${key}" in ${place} of kind ${kind}.`,
      fix: isComma
        ? 'quote the whole text before it: inside { } a comma begins a new key'
        : choices(key, keysAt(schema, path)),
    };
  }
  const found = valueAt(value, path);
  const name = formatPath(path);
  if (found === undefined || found === null) {
    const key = String(path.at(-1));
    return {path, problem: `A ${kind} figure needs "${name}".`, fix: REMEDIES[key] ?? `add "${key}"`};
  }
  return {path, problem: `"${name}" of a ${kind} figure ${complaint(issue, found)}.`, fix: remedy(issue, found)};
}

function complaint(issue: Issue, found: unknown): string {
  if (issue.code === 'invalid_value') return `is "${found}"`;
  if (issue.code === 'invalid_type') return `is ${describe(found)}, not ${article(issue.expected)}`;
  if (issue.code === 'too_small') return isBlank(found) ? 'is empty' : `is too ${isList(found) ? 'short' : 'small'}`;
  if (issue.code === 'too_big') return `is too ${isList(found) ? 'long' : 'large'}`;
  if (issue.code === 'invalid_union') return `is ${describe(found)}, not text`;
  return issue.message;
}

function remedy(issue: Issue, found: unknown): string {
  if (issue.code === 'invalid_value') return choices(String(found), issue.values.map(String));
  if (issue.code === 'too_small' && isBlank(found)) return 'write something, or take the key out';
  if (issue.code === 'too_small')
    return `write ${issue.inclusive === false ? 'more than' : 'at least'} ${counted(issue.minimum, found)}`;
  if (issue.code === 'too_big') return `write at most ${counted(issue.maximum, found)}`;
  if (issue.code === 'invalid_type' && issue.expected === 'boolean') return 'write true or false';
  if (issue.code === 'invalid_type' && issue.expected === 'string' && typeof found !== 'object') {
    return `put it in quotes, if it is right: "${found}"`;
  }
  if (issue.code === 'invalid_type' && issue.expected === 'number')
    return 'write a plain number; words go into label or note';
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

const counted = (number: number | bigint, found: unknown) =>
  isList(found) ? `${number} ${Number(number) === 1 ? 'entry' : 'entries'}` : String(number);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const describe = (value: unknown) =>
  isList(value) ? 'a list' : typeof value === 'object' ? 'a mapping' : `"${value}"`;

const article = (expected: string) =>
  ({
    array: 'a list',
    tuple: 'a list',
    object: 'a mapping',
    record: 'a mapping',
    string: 'a text',
    boolean: 'true or false',
  })[expected] ?? `a ${expected}`;

interface Inner {
  shape?: Record<PropertyKey, Inner>;
  element?: Inner;
  def?: {innerType?: Inner; in?: Inner; items?: Inner[]};
}

/** The keys that the schema knows at a path, through lists, defaults and transforms. */
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): readonly string[] {
  let node: Inner | undefined = unwrap(schema as unknown as Inner);
  for (const key of path) node = unwrap(typeof key === 'number' ? node?.element : node?.shape?.[key]);
  return Object.keys(node?.shape ?? {});
}

function unwrap(node: Inner | undefined): Inner | undefined {
  const inner = node?.def?.innerType ?? node?.def?.in;
  return node && !node.shape && inner ? unwrap(inner) : node;
}
