import {slug as anchorOf} from 'github-slugger';
import type {Category, Doc} from '@/lib/content/model';
import {choices} from '@/lib/errors';
import {hueOfSection, sections} from '@/lib/sections';

/** Finds a doc by id; returns undefined, and records an error, when readers may not see it or it does not exist. */
export type FindDoc = (id: string, option: readonly PropertyKey[]) => Doc | undefined;
/** Records an error in an option. */
export type RecordFault = (problem: string, option: readonly PropertyKey[], fix: string) => void;

type Settings = Pick<Category, 'slug' | 'title' | 'description' | 'section'> & {readonly start: readonly string[]};

/** A page of cards, from its settings and its docs. */
export function categoryOf(
  {slug, title, description, section, start}: Settings,
  {
    sidebar,
    groups,
    find,
    option,
  }: Pick<Category, 'sidebar' | 'groups'> & {find: FindDoc; option: readonly PropertyKey[]},
): Category {
  // a page outside of sections has the colour of the first section in its sidebar, else the site's
  const near = sections.find(({id}) => id === section) ?? sections.find((other) => other.sidebar === sidebar);
  return {
    slug,
    route: `/docs/category/${slug}`,
    title,
    description,
    sidebar,
    hue: hueOfSection(near?.id),
    section,
    start: publicDocs(start, [...option, 'start'], find),
    groups,
  };
}

/** The anchor of a group on its page of cards. */
export function groupAnchor(label: string): string {
  return anchorOf(label);
}

/** The docs of a page of cards that exist so far. */
export function publicDocs(ids: readonly string[], option: readonly PropertyKey[], find: FindDoc): Doc[] {
  return ids.map((id, index) => find(id, [...option, index])).filter((doc): doc is Doc => doc?.visibility === 'public');
}

/** Records a section that does not exist, or that has two pages: /docs/{section} can only lead to one. */
export function recordSection(
  {
    slug,
    section,
    categories,
    option,
  }: Pick<Category, 'slug'> & {section: string; categories: readonly Category[]; option: readonly PropertyKey[]},
  record: RecordFault,
): void {
  const ids = sections.map(({id}) => id);
  if (!ids.includes(section)) record(`Unknown section "${section}".`, [...option, 'section'], choices(section, ids));
  const [first, ...others] = categories.filter((category) => category.section === section);
  if (first && others.some((other) => other.slug === slug)) {
    const problem = `The section "${section}" has two pages, "${first.slug}" and "${slug}".`;
    record(problem, [...option, 'section'], 'remove `section` from one of them');
  }
}
