import 'server-only';
import type {ArticleContext} from '@/lib/content/markdown/article-context';
import {type Place, SiteError} from '@/lib/errors';
import {readYaml} from '@/lib/yaml';
import {readFigure} from './read';
import type {FigureSpec} from './schema';

/**
 * Parses the figure in a fenced block. `place.line` is the line of its opening fence. Throws a SiteError with the file
 * and line of each wrong key; with `context`, also for sources that the article does not list.
 */
export function parseFigure(yaml: string, place: Place, context?: Pick<ArticleContext, 'sources'>): FigureSpec {
  const document = readYaml(yaml, place.file ?? '', (place.line ?? 0) + 1);
  const {figure, problems} = readFigure(document.data, context?.sources);
  const [first, ...others] = problems.map(({path, problem, fix}) => ({problem, ...document.place(path), fix}));
  if (first) throw new SiteError(first, ...others);
  return figure!;
}
