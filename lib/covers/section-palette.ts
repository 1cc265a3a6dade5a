import {sections} from '@/lib/sections';
import {type PaletteName, paletteNames} from './palette';

/** The palette of a section of /docs: its own, or that of the first section with the same hue. */
export function sectionPalette(id: string | undefined): PaletteName {
  const own = paletteNames.find((name) => name === id);
  if (own) return own;
  const hue = sections.find((section) => section.id === id)?.hue;
  return paletteNames.find((name) => sections.some((section) => section.id === name && section.hue === hue)) ?? 'intro';
}
