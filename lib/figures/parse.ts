import 'server-only';
import {isSource} from '@/lib/data/sources';
import {choices, type Place, SiteError} from '@/lib/errors';
import {readYaml} from '@/lib/yaml';
import type {ArticleContext} from './context';
import {explainIssue} from './issues';
import {FIGURE_KINDS, type FigureKind, type FigureSpec, figureSchema, figureSchemas} from './schema';

/** The figure in a fenced block. `place.line` is the line of its opening fence. Throws a SiteError with the file and line of the key at fault; with `context`, also for a source that the article does not list. */
export function parseFigure(yaml: string, place: Place, context?: Pick<ArticleContext, 'sources'>): FigureSpec {
  const document = readYaml(yaml, place.file ?? '', (place.line ?? 0) + 1);
  const value = document.data as {kind?: unknown; sources?: unknown} | null;
  const kind = String(value?.kind ?? '');
  if (!isKind(kind)) {
    throw new SiteError({
      problem: kind ? `Unknown figure kind "${kind}".` : 'This figure has no "kind".',
      ...document.place(['kind']),
      fix: choices(kind, FIGURE_KINDS, 30),
    });
  }
  const result = figureSchema.safeParse(value);
  // A misspelt key is also a missing one: the misspelling is the better news.
  const issues = result.error?.issues ?? [];
  const issue = issues.find(({code}) => code === 'unrecognized_keys') ?? issues[0];
  if (issue) {
    const {path, problem, fix} = explainIssue(issue, kind, figureSchemas[kind], value);
    throw new SiteError({problem, ...document.place(path), fix});
  }
  const figure = result.data!;
  for (const [index, id] of figure.sources.entries()) {
    const at = document.place(['sources', index]);
    const listed = context?.sources ?? [];
    if (!isSource(id)) throw new SiteError({problem: `Unknown source "${id}".`, ...at, fix: choices(id, listed)});
    if (context && !listed.includes(id)) {
      const fix = `add ${id} to \`sources\` in the front matter; ${choices(id, listed)}`;
      throw new SiteError({problem: `The source "${id}" is not in the article's list of sources.`, ...at, fix});
    }
  }
  return figure;
}

function isKind(kind: string): kind is FigureKind {
  return Object.hasOwn(figureSchemas, kind);
}
