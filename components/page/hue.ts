import type {AnyArticle} from '@/lib/content';
import {type Hue, sections} from '@/lib/sections';

/** The colour family of an article: its section's, its topic's for a post, or the site's leaf. */
export function hueOf(article: AnyArticle): Hue {
  if (article.kind === 'post') return article.topic.hue;
  if (article.kind === 'page') return 'leaf';
  return sections.find(({id}) => id === article.section)?.hue ?? 'leaf';
}
