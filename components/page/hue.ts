import type {AnyArticle} from '@/lib/content';
import {type Hue, hueOfSection} from '@/lib/sections';

/** The colour family of an article: its section's, its topic's for a post, or the site's leaf. */
export function hueOf(article: AnyArticle): Hue {
  if (article.kind === 'post') return article.topic.hue;
  return hueOfSection(article.kind === 'doc' ? article.section : undefined);
}
