import 'server-only';
import type {z} from 'zod';
import {type SchemaProblem, schemaProblems} from '@/lib/config/zod-problem';
import type {ArticleContext} from '@/lib/content/markdown/article-context';
import {isSource} from '@/lib/data/sources';
import {choices, type Place, SiteError} from '@/lib/errors';
import {readYaml} from '@/lib/yaml';
import {markProblems} from './marks';
import {FIGURE_KINDS, type FigureKind, type FigureSpec, figureSchemas} from './schema';

/**
 * Parses the figure in a fenced block. `place.line` is the line of its opening fence. Throws a SiteError with the file
 * and line of each wrong key; with `context`, also for sources that the article does not list.
 */
export function parseFigure(yaml: string, place: Place, context?: Pick<ArticleContext, 'sources'>): FigureSpec {
  const document = readYaml(yaml, place.file ?? '', (place.line ?? 0) + 1);
  const {data: value} = document;
  const record = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const kind = typeof record.kind === 'string' ? record.kind : '';
  if (!isKind(kind)) {
    const problem = kind ? `Unknown figure kind "${kind}".` : 'This figure has no "kind".';
    throw new SiteError({problem, ...document.place(['kind']), fix: choices(kind, FIGURE_KINDS, 30)});
  }
  const schema: z.ZodType<FigureSpec> = figureSchemas[kind];
  const {data, error} = schema.safeParse(value, {reportInput: true});
  const sources = Array.isArray(record.sources) ? record.sources.map(String) : [];
  const listed = context?.sources;
  const problems = [
    ...(error ? schemaProblems(error, schema, value) : []),
    ...sources.flatMap((id, index) => sourceProblem(id, ['sources', index], listed)),
    ...markProblems(value, kind, listed),
  ];
  const [first, ...others] = problems.map(({path, problem, fix}) => ({problem, ...document.place(path), fix}));
  if (first) throw new SiteError(first, ...others);
  return data!;
}

function isKind(kind: string): kind is FigureKind {
  return Object.hasOwn(figureSchemas, kind);
}

function sourceProblem(id: string, path: readonly PropertyKey[], listed?: readonly string[]): SchemaProblem[] {
  const near = choices(id, listed ?? []);
  if (!isSource(id)) return [{path, problem: `Unknown source "${id}".`, fix: near}];
  if (!listed || listed.includes(id)) return [];
  const problem = `The source "${id}" is not in the article's list of sources.`;
  return [{path, problem, fix: `add ${id} to \`sources\` in the front matter; ${near}`}];
}
