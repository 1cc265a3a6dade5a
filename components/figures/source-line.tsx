import {Fragment} from 'react';
import type {ArticleContext} from '@/lib/content/markdown/article-context';
import {getSource} from '@/lib/data/sources';
import type {FigureSpec} from '@/lib/figures/schema';
import {groupBy} from '@/lib/group-by';
import {EXTERNAL_LINK, EXTERNAL_SIGN} from '@/lib/site/links/external';

interface Props {
  readonly figure: FigureSpec;
  readonly context: ArticleContext;
}

/** The sources of the numbers: publishers, with their numbers in the article's list of sources, if listed. */
export function SourceLine({figure, context}: Props) {
  const ids = new Set([...figure.sources, ...('dataSources' in figure ? figure.dataSources : [])]);
  const sorted = [...ids].sort((a, b) => rank(a, context) - rank(b, context));
  const groups = [...groupBy(sorted, (id) => getSource(id).publisher)];
  if (groups.length === 0) return null;
  return (
    <p className="source-line">
      {ids.size > 1 ? 'Sources: ' : 'Source: '}
      {groups.map(([publisher, members], index) => (
        <span key={publisher}>
          {index > 0 && '; '}
          {publisher}
          <sup className="cite">
            {members.map((id, place) => (
              <Fragment key={id}>
                {place > 0 && ', '}
                <SourceMark id={id} context={context} />
              </Fragment>
            ))}
          </sup>
        </span>
      ))}
    </p>
  );
}

function SourceMark({id, context}: {readonly id: string; readonly context: ArticleContext}) {
  const {title, url} = getSource(id);
  if (context.sources.includes(id)) {
    const number = context.cite(id);
    return (
      <a href={`#source-${number}`} aria-label={`Source ${number}`}>
        {number}
      </a>
    );
  }
  return (
    <a href={url} {...EXTERNAL_LINK} aria-label={`${title} ${EXTERNAL_SIGN['aria-label']}`}>
      ↗
    </a>
  );
}

/** In the order of the article's list; others last. */
const rank = (id: string, {sources, cite}: ArticleContext) => (sources.includes(id) ? cite(id) : sources.length + 1);
