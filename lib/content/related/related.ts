import 'server-only';
import {hashOf} from '@/lib/cache/cache';
import {inputsHash} from '@/lib/cache/cache-inputs';
import {cachedInLog} from '@/lib/cache/cache-log';
import type {Doc, Post} from '@/lib/content';
import {memoizeContent} from '@/lib/content/memoize-content';
import {type RelatedTo, relatedIndex} from './related-index';

const index = memoizeContent(({articles}): RelatedTo => {
  const listed = articles.filter((item): item is Post | Doc => item.kind !== 'page' && item.visibility !== 'unlisted');
  // development renders few pages: each is computed on demand
  if (process.env.NODE_ENV === 'development') return relatedIndex(listed);
  // every process of a build needs all of them: cached by content hash, as positions in the list
  const places = new Map(listed.map((article, place) => [article, place]));
  const texts = listed.map(({route, title, tags, body}) =>
    JSON.stringify([route, title, tags.map(({slug}) => slug), body]),
  );
  const related = cachedInLog('related', hashOf(inputsHash('code'), ...texts), () => {
    const find = relatedIndex(listed);
    return listed.map((article) => find(article).map((other) => places.get(other)!));
  });
  return (article) => related[places.get(article) ?? -1]?.map((place) => listed[place]!) ?? [];
});

/** Articles on the same subject, chosen at build time. */
export async function relatedTo(article: Post | Doc): Promise<readonly (Post | Doc)[]> {
  return (await index())(article);
}
