import {ArticleCard} from '@/components/lists/article-card';
import type {Doc, Post} from '@/lib/content';

export function Related({articles}: {articles: readonly (Post | Doc)[]}) {
  if (articles.length === 0) return null;
  return (
    <aside className="related" aria-label="Related articles" data-print="none">
      <h2 className="related-title">Related articles</h2>
      <div className="related-list">
        {articles.map((item) => (
          <ArticleCard key={item.route} article={item} level={3} isBrief />
        ))}
      </div>
    </aside>
  );
}
