import {expect, test, vi} from 'vitest';
import {type Doc, loadContent, type Post} from '@/lib/content';
import {relatedTo} from './related';
import {relatedIndex} from './related-index';

test('come from the index, cached or not; unlisted articles have none', async () => {
  const {articles} = await loadContent();
  const all = articles.filter((item): item is Post | Doc => item.kind !== 'page');
  const related = relatedIndex(all.filter(({visibility}) => visibility !== 'unlisted'));
  for (const article of all) expect(await relatedTo(article), article.route).toEqual(related(article));
  await new Promise((done) => setImmediate(done));

  vi.resetModules();
  const later = await import('./related');
  const {articles: again} = await (await import('@/lib/content')).loadContent();
  for (const article of again) {
    if (article.kind === 'page') continue;
    const found = (await later.relatedTo(article)).map(({route}) => route);
    const before = all.find(({route}) => route === article.route)!;
    expect(found, article.route).toEqual(related(before).map(({route}) => route));
  }
});
