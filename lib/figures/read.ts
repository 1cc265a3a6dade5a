import 'server-only';
import type {z} from 'zod';
import {isSource} from '@/lib/data/sources';
import {choices, closest} from '@/lib/errors';
import {type Explanation, explainIssue} from './issues';
import {markProblems} from './marks';
import {FIGURE_KINDS, type FigureKind, type FigureSpec, figureSchemas} from './schema';

interface FigureRead {
  /** Undefined when its values are not those of a figure. */
  readonly figure?: FigureSpec;
  readonly problems: readonly Explanation[];
}

/** The values of a figure, checked: everything that is wrong with them, misspelt keys first. `listed` are the article's own sources. */
export function readFigure(value: unknown, listed?: readonly string[]): FigureRead {
  const record = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const kind = typeof record.kind === 'string' ? record.kind : '';
  if (!isKind(kind)) {
    const problem = kind ? `Unknown figure kind "${kind}".` : 'This figure has no "kind".';
    return {problems: [{path: ['kind'], problem, fix: choices(kind, FIGURE_KINDS, 30)}]};
  }
  const schema: z.ZodType<FigureSpec> = figureSchemas[kind];
  const {data, error} = schema.safeParse(value);
  const issues = error?.issues ?? [];
  // a misspelt key is also a missing one: the misspelling is the better news; several of them are one issue
  const misspelt = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({...issue, keys: [key]})) : [],
  );
  const others = issues.filter((issue) => issue.code !== 'unrecognized_keys' && !isMeant(issue, misspelt, value));
  const sources = Array.isArray(record.sources) ? record.sources.map(String) : [];
  return {
    figure: data,
    problems: [
      ...[...misspelt, ...others].map((issue) => explainIssue(issue, kind, schema, value)),
      ...sources.flatMap((id, index) => sourceProblem(id, ['sources', index], listed)),
      ...markProblems(value, kind, listed),
    ],
  };
}

/** Whether an issue is that a key is missing which is there, but misspelt. */
function isMeant({path}: z.core.$ZodIssue, misspelt: readonly Misspelt[], value: unknown): boolean {
  const key = String(path.at(-1) ?? '');
  const parent = path.slice(0, -1);
  const around = parent.reduce<unknown>(
    (node, each) => (node as Record<PropertyKey, unknown> | undefined)?.[each],
    value,
  );
  if (typeof around !== 'object' || around === null || Object.hasOwn(around, key)) return false;
  return misspelt.some(({keys, path: at}) => at.join('.') === parent.join('.') && closest(keys[0]!, [key]) === key);
}

interface Misspelt {
  readonly path: readonly PropertyKey[];
  readonly keys: readonly string[];
}

function isKind(kind: string): kind is FigureKind {
  return Object.hasOwn(figureSchemas, kind);
}

function sourceProblem(id: string, path: readonly PropertyKey[], listed?: readonly string[]): Explanation[] {
  const near = choices(id, listed ?? []);
  if (!isSource(id)) return [{path, problem: `Unknown source "${id}".`, fix: near}];
  if (!listed || listed.includes(id)) return [];
  const problem = `The source "${id}" is not in the article's list of sources.`;
  return [{path, problem, fix: `add ${id} to \`sources\` in the front matter; ${near}`}];
}
