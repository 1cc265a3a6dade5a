import {ArticleCard} from '@/components/lists/article-card';
import type {Doc, Post} from '@/lib/content';
import {perContent} from '@/lib/content/per-content';
import {relatedIndex} from '@/lib/content/related';
import styles from './related.module.css';

const index = perContent(({articles}) =>
  relatedIndex(articles.filter((item): item is Post | Doc => item.kind !== 'page' && item.visibility !== 'unlisted')),
);

/** Articles on the same subject, chosen at build time. */
export async function relatedTo(article: Post | Doc): Promise<readonly (Post | Doc)[]> {
  return (await index()).of(article);
}

export function Related({articles}: {articles: readonly (Post | Doc)[]}) {
  if (articles.length === 0) return null;
  return (
    <aside className={styles.root} aria-label="Related articles" data-print="none">
      <h2 className={styles.title}>Related articles</h2>
      <div className={styles.list}>
        {articles.map((item) => (
          <ArticleCard key={item.route} article={item} level={3} isBrief />
        ))}
      </div>
    </aside>
  );
}
