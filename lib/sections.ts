import {sections as rows} from '@/content/sections';

/** The colour families of app/_styles/tokens.css that sections have. */
export const HUES = ['leaf', 'teal', 'sky', 'citrus', 'plum', 'clay'] as const;
/** The colour family of a page: a section's own, or the blog's. */
export type Hue = (typeof HUES)[number] | 'sun';

/** A row of content/sections.ts. */
export interface SectionInput {
  /** The folder under content/docs. */
  readonly id: string;
  readonly label: string;
  /** Its colour family; the next in turn when left out. */
  readonly hue?: (typeof HUES)[number];
  /** Id of its sidebar; when left out, and not in content/sidebars.ts, a sidebar and a page of cards are made. */
  readonly sidebar?: string;
  /** What it holds, in a sentence. */
  readonly line?: string;
}

export type Section = Required<SectionInput>;

/** The sections of /docs in their order, with what their rows leave out. */
export const sections: readonly Section[] = rows.map((row, index) => ({
  hue: HUES[index % HUES.length]!,
  sidebar: `${row.id}Sidebar`,
  line: `All articles on ${row.label.toLowerCase()}.`,
  ...row,
}));
