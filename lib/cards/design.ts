import type {Subject} from '@/lib/covers';
import type {CoverName} from '@/lib/covers/cover-names';
import {formatDay} from '@/lib/dates';
import {sectionLabel} from '@/lib/sections';
import {paletteOf} from '@/lib/site/covers/subjects';
import type {Route} from '@/lib/site/routes';
import {FIXED_PAGES} from '@/lib/site/routing/fixed-pages';

/** The design of a social card: its text and its drawing. Equal designs share one file. */
export interface CardDesign {
  /** The small text above the title. */
  readonly kicker?: string;
  readonly title: string;
  /** A sentence below the title, for titles that say little by themselves. */
  readonly note?: string;
  readonly art: Subject;
  /** The text alternative. */
  readonly alt: string;
}

interface CardSources {
  readonly site: {readonly title: string; readonly tagline: string; readonly description: string};
  readonly blog: {readonly title: string; readonly description: string};
  /** The drawing of each article's page, by route. */
  readonly subjects: ReadonlyMap<string, CardDesign['art']>;
}

/** The drawings of the blog's and of sections' cards without an article's own. */
const drawings = new Map<string | undefined, CoverName>([
  ['blog', 'pen'],
  ['gardening', 'watering-can'],
  ['hydroponics', 'grow-lamp'],
  ['outdoors', 'hills'],
  ['vitamins', 'orange'],
  ['wellness', 'ripples'],
  ['yoga', 'lotus'],
]);

const DOCS = FIXED_PAGES['docs-root'].title;

/** How many of the newest posts and first docs get their own card: one takes as long as building three pages. */
const MAX_OWN = 500;

/** The card of every page, by path. */
export function cardDesigns(routes: readonly Route[], sources: CardSources): Record<string, CardDesign> {
  const remaining = {post: MAX_OWN, doc: MAX_OWN};
  return Object.fromEntries(
    routes.map((route) => {
      const isArticle = route.kind === 'post' || route.kind === 'doc';
      const isShared = isArticle && remaining[route.kind]-- <= 0;
      return [route.path, isShared ? sharedDesign(route, sources) : cardDesign(route, sources)];
    }),
  );
}

/** The design shared by a section's articles without their own card. */
function sharedDesign(route: Route, {site, blog}: CardSources): CardDesign {
  const title = route.kind === 'doc' ? (sectionLabel(route.doc.section) ?? DOCS) : blog.title;
  return {title, art: sharedArt(route.kind === 'doc' ? route.doc.section : 'blog'), alt: `${title} – ${site.title}`};
}

/** The card of a page. Further pages of one list have the design of the first. */
function cardDesign(route: Route, sources: CardSources): CardDesign {
  const {site} = sources;
  const text = wordsOf(route, sources);
  const where = text.kicker === undefined ? site.title : `${text.kicker}, ${site.title}`;
  return {...text, art: artOf(route, sources), alt: `${text.title} – ${where}`};
}

type Words = Pick<CardDesign, 'kicker' | 'title' | 'note'>;

function wordsOf(route: Route, {site, blog}: CardSources): Words {
  switch (route.kind) {
    case 'home':
      return {title: site.tagline};
    case 'post':
      return {kicker: `${blog.title} · ${formatDay(route.post.date)}`, title: route.title};
    case 'doc':
      return {kicker: sectionLabel(route.doc.section) ?? DOCS, title: route.title};
    case 'blog-list':
      return {title: blog.title, note: blog.description};
    case 'category':
      return {kicker: DOCS, title: route.title, note: route.category.description};
    case 'blog-archive':
      return {kicker: blog.title, title: route.title};
    // hundreds of pages: a card each would be most of the cards, and nobody shares them
    case 'blog-tag':
    case 'blog-tags':
      return {kicker: blog.title, title: FIXED_PAGES['blog-tags'].title};
    case 'docs-tag':
    case 'docs-tags':
      return {kicker: DOCS, title: FIXED_PAGES['docs-tags'].title};
    default:
      return {title: route.title};
  }
}

function artOf(route: Route, {subjects}: CardSources): CardDesign['art'] {
  switch (route.kind) {
    case 'post':
    case 'doc':
      return subjects.get(route.path) ?? sharedArt();
    case 'category':
      return sharedArt(route.category.groups[0]?.docs[0]?.section);
    case 'blog-list':
    case 'blog-archive':
    case 'blog-tag':
    case 'blog-tags':
      return sharedArt('blog');
    default:
      return sharedArt();
  }
}

function sharedArt(section?: string): CardDesign['art'] {
  const drawing = drawings.get(section) ?? 'sunroot';
  return {route: `/cards/${section ?? 'intro'}`, palette: paletteOf(section), drawing};
}
