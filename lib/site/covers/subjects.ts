import type {AnyArticle} from '@/lib/content';
import type {PaletteName, Subject} from '@/lib/covers';
import {hueOfSection} from '@/lib/sections';

/** The palette of a section or of the blog: its hue's. */
export const paletteOf = (section: string | undefined): PaletteName =>
  section === undefined ? 'intro' : hueOfSection(section);

/** What an article's cover is drawn from: a post has the palette of its topic's hue. Empty for standalone pages. */
export function coverSubject(article: AnyArticle): Subject[] {
  const {route, cover: drawing} = article;
  if (article.kind === 'page' || drawing === undefined) return [];
  return [{route, palette: article.kind === 'post' ? article.topic.hue : paletteOf(article.section), drawing}];
}
