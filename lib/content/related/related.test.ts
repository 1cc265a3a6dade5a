import {expect, test} from 'vitest';
import {type Doc, loadContent, type Post} from '@/lib/content';
import {relatedTo} from './related';
import {relatedIndex} from './related-index';

test('come from an index without unlisted articles', async () => {
  const {articles} = await loadContent();
  const all = articles.filter((item): item is Post | Doc => item.kind !== 'page');
  const related = relatedIndex(all.filter(({visibility}) => visibility !== 'unlisted'));
  for (const article of all) expect(await relatedTo(article), article.route).toEqual(related(article));
});
