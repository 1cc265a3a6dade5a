import 'server-only';
import type {Doc, Post} from '@/lib/content';
import {perContent} from '@/lib/content/per-content';
import {relatedIndex} from '@/lib/content/related';

const index = perContent(({articles}) =>
  relatedIndex(articles.filter((item): item is Post | Doc => item.kind !== 'page' && item.visibility !== 'unlisted')),
);

/** Articles on the same subject, chosen at build time. */
export async function relatedTo(article: Post | Doc): Promise<readonly (Post | Doc)[]> {
  return (await index()).of(article);
}
