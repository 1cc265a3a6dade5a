import {slug as anchorOf} from 'github-slugger';
import {choices} from '@/lib/errors';
import {sections} from '@/lib/sections';
import type {Category, Doc} from './model';

/** The doc with an id; undefined, and noted, when readers may not see it or it does not exist. */
export type FindDoc = (id: string, where: string) => Doc | undefined;

type Settings = Pick<Category, 'slug' | 'title' | 'description' | 'section'> & {readonly start: readonly string[]};

/** A page of cards, from its settings and the docs on it. */
export function categoryOf(
  {slug, title, description, section, start}: Settings,
  {sidebar, groups, find}: Pick<Category, 'sidebar' | 'groups'> & {find: FindDoc},
): Category {
  // a page in no section has the colour of the first section in its sidebar, or else the site's own
  const near = sections.find(({id}) => id === section) ?? sections.find((other) => other.sidebar === sidebar);
  return {
    slug,
    route: `/docs/category/${slug}`,
    title,
    description,
    sidebar,
    hue: near?.hue ?? 'leaf',
    section,
    start: publicDocs(start, `category "${slug}"`, find),
    groups,
  };
}

/** The place of a group on its page of cards. */
export function groupAnchor(label: string): string {
  return anchorOf(label);
}

/** Before all its docs are written, a page of cards lists the existing ones. */
export function publicDocs(ids: readonly string[], where: string, find: FindDoc): Doc[] {
  return ids.map((id) => find(id, where)).filter((doc): doc is Doc => doc?.visibility === 'public');
}

/** Notes a section that does not exist, and one with a second page: /docs/{section} can lead to one only. */
export function noteSection(
  {slug, section, categories}: {slug: string; section: string; categories: readonly Category[]},
  note: (problem: string, place: string, fix: string) => void,
): void {
  const where = `category "${slug}"`;
  const ids = sections.map(({id}) => id);
  if (!ids.includes(section)) note(`Unknown section "${section}".`, where, choices(section, ids));
  const [first, ...others] = categories.filter((category) => category.section === section);
  if (first && others.some((other) => other.slug === slug)) {
    const problem = `The section "${section}" has two pages, "${first.slug}" and "${slug}".`;
    note(problem, where, 'take `section` out of one of them');
  }
}
