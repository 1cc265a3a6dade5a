import type {AnyArticle} from '@/lib/content';
import {sections} from '@/lib/sections';
import type {Subject} from './cover';
import {type PaletteName, paletteNames} from './palette';

/** The palette of a section of /docs: its own, or that of the first section with the same hue. */
export function sectionPalette(id: string | undefined): PaletteName {
  const palette = paletteNames.find((name) => name === id);
  if (palette) return palette;
  const hue = sections.find((section) => section.id === id)?.hue;
  return paletteNames.find((name) => sections.some((section) => section.id === name && section.hue === hue)) ?? 'intro';
}

/** What an article's cover is drawn from: a post has the palette of its topic's hue. Empty for standalone pages. */
export function coverSubject(article: AnyArticle): Subject[] {
  const {route, cover: drawing} = article;
  if (article.kind === 'page' || drawing === undefined) return [];
  const section = article.kind === 'doc' ? article.section : sections.find(({hue}) => hue === article.topic.hue)?.id;
  return [{route, palette: article.kind === 'post' && !section ? 'blog' : sectionPalette(section), drawing}];
}
