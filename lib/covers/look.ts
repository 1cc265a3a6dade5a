import {sections} from '@/lib/sections';
import {type Section as Look, sections as looks} from './palette';

/** The colours and drawings of a section: its own, or those of the first section with its hue. */
export function lookOf(id: string | undefined): Look {
  const own = looks.find((look) => look === id);
  if (own) return own;
  const hue = sections.find((section) => section.id === id)?.hue;
  return looks.find((look) => sections.some((section) => section.id === look && section.hue === hue)) ?? 'intro';
}
