import {Static} from '@/components/ui/static';
import type {Doc} from '@/lib/content';
import {url} from '@/lib/urls';
import styles from './post-list.module.css';

/** Docs by title with their descriptions. */
export function DocList({docs}: {docs: readonly Doc[]}) {
  return (
    <Static>
      <>
        {docs.map((doc) => (
          <article key={doc.id} className={styles.entry}>
            <h2 className={styles.title}>
              <a href={url(doc.route)}>{doc.title}</a>
            </h2>
            <p>{doc.description}</p>
          </article>
        ))}
      </>
    </Static>
  );
}
