import 'server-only';
import {hashOf, madeBy} from '@/lib/cache';
import {cachedInLog} from '@/lib/cache-log';
import type {Doc, Post} from '@/lib/content';
import {perContent} from '@/lib/content/per-content';
import {type RelatedIndex, relatedIndex} from '@/lib/content/related';

const index = perContent(({articles}): RelatedIndex => {
  const listed = articles.filter((item): item is Post | Doc => item.kind !== 'page' && item.visibility !== 'unlisted');
  // for the few articles that are looked at
  if (process.env.NODE_ENV === 'development') return relatedIndex(listed);
  const numbers = new Map(listed.map((article, number) => [article, number]));
  const related = relatedNumbers(listed);
  return {of: (article) => related[numbers.get(article) ?? -1]?.map((number) => listed[number]!) ?? []};
});

const pipeline = madeBy('lib/content/related.ts', 'lib/search');

/** Of every article the places of those related to it in the list. Kept by content hash in .cache: each process of a build needs all. */
function relatedNumbers(articles: readonly (Post | Doc)[]): readonly (readonly number[])[] {
  const texts = articles.map(({route, title, tags, body}) =>
    JSON.stringify([route, title, tags.map(({slug}) => slug), body]),
  );
  return cachedInLog('related', hashOf(pipeline(), ...texts), () => {
    const numbers = new Map(articles.map((article, number) => [article, number]));
    const {of} = relatedIndex(articles);
    return articles.map((article) => of(article).map((other) => numbers.get(other)!));
  });
}

/** Articles on the same subject, chosen at build time. */
export async function relatedTo(article: Post | Doc): Promise<readonly (Post | Doc)[]> {
  return (await index()).of(article);
}
