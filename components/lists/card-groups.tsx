import {LinkedHeading} from '@/components/ui/linked-heading';
import {Static} from '@/components/ui/static';
import type {Doc} from '@/lib/content';
import {groupAnchor} from '@/lib/content/sidebars/categories';
import {cardsOf} from '@/lib/content/sidebars/resolve-sidebars';
import {url} from '@/lib/urls';
import {ArticleCard} from './article-card';

/** Cards of docs, under a heading per group when groups have labels. */
export function CardGroups({
  groups,
  list,
}: {
  groups: readonly {readonly label?: string; readonly docs: readonly Doc[]}[];
  list: string;
}) {
  if (groups.every(({docs}) => docs.length === 0)) return <p>No article has been published here yet.</p>;
  const isInSection = new Set(groups.flatMap(({docs}) => docs.map(({section}) => section))).size === 1;
  return (
    <Static>
      {groups.map(({label, docs}) => (
        <section key={label ?? ''} className="card-groups-group">
          {label && <LinkedHeading id={groupAnchor(label)} text={label} />}
          <div className="card-grid" data-wide="">
            {cardsOf({docs}).map((doc) => (
              <ArticleCard key={doc.id} article={doc} level={label ? 3 : 2} list={list} isInSection={isInSection} />
            ))}
          </div>
          <Rest docs={docs.slice(cardsOf({docs}).length)} />
        </section>
      ))}
    </Static>
  );
}

/** A page shows a limited number of cards; the rest is reached through the sidebar of its first doc. */
function Rest({docs}: {docs: readonly Doc[]}) {
  const [first] = docs;
  if (!first) return null;
  return (
    <p className="card-groups-rest">
      {docs.length === 1 ? 'One more: ' : `${docs.length} more, beginning with `}
      <a href={url(first.route)}>{first.title}</a>
    </p>
  );
}
