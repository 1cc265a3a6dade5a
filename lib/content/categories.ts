import {slug as anchorOf} from 'github-slugger';
import {choices} from '@/lib/errors';
import {sections} from '@/lib/sections';
import type {Category, Doc} from './model';

/** Finds a doc by id; returns undefined, and records an error, when readers may not see it or it does not exist. */
export type FindDoc = (id: string, where: string) => Doc | undefined;

type Settings = Pick<Category, 'slug' | 'title' | 'description' | 'section'> & {readonly start: readonly string[]};

/** A page of cards, from its settings and its docs. */
export function categoryOf(
  {slug, title, description, section, start}: Settings,
  {sidebar, groups, find}: Pick<Category, 'sidebar' | 'groups'> & {find: FindDoc},
): Category {
  // a page outside of sections has the colour of the first section in its sidebar, else the site's
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

/** The anchor of a group on its page of cards. */
export function groupAnchor(label: string): string {
  return anchorOf(label);
}

/** The docs of a page of cards that exist so far. */
export function publicDocs(ids: readonly string[], where: string, find: FindDoc): Doc[] {
  return ids.map((id) => find(id, where)).filter((doc): doc is Doc => doc?.visibility === 'public');
}

/** Records a section that does not exist, or that has two pages: /docs/{section} can only lead to one. */
export function recordSection(
  {slug, section, categories}: {slug: string; section: string; categories: readonly Category[]},
  record: (problem: string, place: string, fix: string) => void,
): void {
  const where = `category "${slug}"`;
  const ids = sections.map(({id}) => id);
  if (!ids.includes(section)) record(`Unknown section "${section}".`, where, choices(section, ids));
  const [first, ...others] = categories.filter((category) => category.section === section);
  if (first && others.some((other) => other.slug === slug)) {
    const problem = `The section "${section}" has two pages, "${first.slug}" and "${slug}".`;
    record(problem, where, 'remove `section` from one of them');
  }
}
