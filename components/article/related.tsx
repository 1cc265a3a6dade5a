import {ArticleCard} from '@/components/lists/article-card';
import type {Doc, Post} from '@/lib/content';
import styles from './related.module.css';

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
