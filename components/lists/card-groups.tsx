import {Static} from '@/components/ui/static';
import type {Doc} from '@/lib/content';
import {ArticleCard} from './article-card';
import styles from './card-groups.module.css';

/** Cards of docs, under a heading per group where groups have labels. */
export function CardGroups({
  groups,
  list,
}: {
  groups: readonly {readonly label?: string; readonly docs: readonly Doc[]}[];
  list: string;
}) {
  if (groups.every(({docs}) => docs.length === 0)) return <p>No article has been published here yet.</p>;
  return (
    <Static>
      {groups.map(({label, docs}) => (
        <section key={label ?? ''} className={styles.group}>
          {label && <h2>{label}</h2>}
          <div className={styles.cards}>
            {docs.map((doc) => (
              <ArticleCard key={doc.id} article={doc} level={label ? 3 : 2} list={list} />
            ))}
          </div>
        </section>
      ))}
    </Static>
  );
}
