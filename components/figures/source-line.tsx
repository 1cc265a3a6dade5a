import {Fragment} from 'react';
import type {ArticleContext} from '@/lib/content/markdown/article-context';
import {getSource} from '@/lib/data/sources';
import type {FigureSpec} from '@/lib/figures/schema';
import {groupBy} from '@/lib/group-by';
import {EXTERNAL_LINK, EXTERNAL_SIGN} from '@/lib/site/links/external';
import {SourceNumber} from './words';

/** The publishers of the numbers: with their numbers in the article's list of sources, or a link if not listed. */
export function SourceLine({figure, context}: {readonly figure: FigureSpec; readonly context: ArticleContext}) {
  const ids = new Set([...figure.sources, ...('dataSources' in figure ? figure.dataSources : [])]);
  const sorted = [...ids].sort((a, b) => rank(a, context) - rank(b, context));
  const groups = [...groupBy(sorted, (id) => (context.sources.includes(id) ? getSource(id).publisher : id))];
  if (groups.length === 0) return null;
  return (
    <p className="source-line">
      {ids.size > 1 ? 'Sources: ' : 'Source: '}
      {groups.map(([key, members], index) => (
        <Fragment key={key}>
          {index > 0 && '; '}
          {key === members[0] ? (
            <SourceLink id={key} />
          ) : (
            <>
              {key}
              <sup className="cite">
                {members.map((id, at) => (
                  <Fragment key={id}>
                    {at > 0 && ', '}
                    <SourceNumber number={context.cite(id)} />
                  </Fragment>
                ))}
              </sup>
            </>
          )}
        </Fragment>
      ))}
    </p>
  );
}

function SourceLink({id}: {readonly id: string}) {
  const {publisher, title, url} = getSource(id);
  return (
    <a href={url} title={title} {...EXTERNAL_LINK}>
      {publisher}
      <span {...EXTERNAL_SIGN} />
    </a>
  );
}

/** In the order of the article's list; others last. */
const rank = (id: string, {sources, cite}: ArticleContext) => (sources.includes(id) ? cite(id) : sources.length + 1);
