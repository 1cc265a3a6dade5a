import type {z} from 'zod';
import {sections as rows} from '@/content/sections';
import type {question} from '@/lib/config/address-schema';
import type {sectionSchema} from '@/lib/config/section-faults';

/** The colour families of app/_styles/tokens.css that sections have. */
export const HUES = ['leaf', 'teal', 'sky', 'citrus', 'plum', 'clay'] as const;
/** The colour family of a page: a section's own, or the blog's. */
export type Hue = (typeof HUES)[number] | 'sun';

/** A row of content/sections.ts. */
export type SectionInput = Readonly<z.input<typeof sectionSchema>>;

/** A question of readers, and the page that answers it. */
export type Question = Readonly<z.output<typeof question>>;

/** Questions by the id of a section. */
export type SectionQuestions = Readonly<Record<string, readonly Question[]>>;

export type Section = Required<SectionInput>;

/** A row without an id is only an error, which lib/config/section-faults.ts reports. */
const hasId = (row: SectionInput | undefined) => typeof row?.id === 'string';

/** The sections of /docs in order, with defaults for what their rows omit; checked by lib/config/section-faults.ts. */
export const sections: readonly Section[] = rows.filter(hasId).map((row, index) => ({
  hue: HUES[index % HUES.length]!,
  sidebar: `${row.id}Sidebar`,
  line: `All articles on ${String(row.label).toLowerCase()}.`,
  ...row,
}));

/** The label of a section; undefined for a doc outside of all. */
export const sectionLabel = (id: string | undefined) => sections.find((section) => section.id === id)?.label;

/** The colour family of a section or of the blog; the site's own for anything else. */
export function hueOfSection(id: string | undefined): Hue {
  if (id === 'blog') return 'sun';
  return sections.find((section) => section.id === id)?.hue ?? 'leaf';
}
