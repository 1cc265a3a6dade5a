import 'server-only';
import type {Doc, Post} from '@/lib/content';
import {memoizeContent} from '@/lib/content/memoize-content';
import {relatedIndex} from './related-index';

const index = memoizeContent(({articles}) =>
  relatedIndex(articles.filter((item): item is Post | Doc => item.kind !== 'page' && item.visibility !== 'unlisted')),
);

/** Articles on the same subject, chosen at build time. */
export async function relatedTo(article: Post | Doc): Promise<readonly (Post | Doc)[]> {
  return (await index())(article);
}
