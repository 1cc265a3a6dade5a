import type {CoverName} from '@/lib/covers/cover-names';
import type {CalendarDay} from '@/lib/dates';
import type {Hue} from '@/lib/sections';
import type {FrontMatter} from './front-matter/schema';

/** Who may find an article: everyone, readers who have the address, or only authors in development. */
export type Visibility = 'public' | 'unlisted' | 'draft';

export interface Article {
  /** Address without base path, such as /docs/yoga/unveiling-yoga. */
  readonly route: string;
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly TagRef[];
  /** Ids of the source register, in the order of their numbers. */
  readonly sources: readonly string[];
  readonly visibility: Visibility;
  /** The day of publication of a scheduled article, which only exists in development. */
  readonly publishAt?: CalendarDay;
  readonly aliases: readonly string[];
  readonly body: string;
  readonly bodyLine: number;
  readonly words: number;
  /** Whole minutes at 200 words a minute, at least 1. */
  readonly readingMinutes: number;
  readonly updated: CalendarDay;
  readonly asks: readonly string[];
  /** Corrected mistakes, newest first. */
  readonly corrections: readonly Correction[];
  readonly searched?: CalendarDay;
  readonly reviewed?: Review;
  readonly cover?: CoverName;
}

export type Correction = FrontMatter['corrections'][number];
/** A review by somebody other than the authors. */
export type Review = NonNullable<FrontMatter['reviewed']>;

export interface Post extends Article {
  readonly kind: 'post';
  readonly topic: Topic;
  /** YYYY-MM-DD-title-slug: the file name without extension, or its day and the `slug` of the front matter. */
  readonly slug: string;
  readonly date: CalendarDay;
}

/** The topic of a post, for lists of mixed posts. */
export interface Topic {
  readonly label: string;
  readonly hue: Hue;
}

export interface Doc extends Article {
  readonly kind: 'doc';
  /** `section/slug`, or `intro`. */
  readonly id: string;
  readonly section?: string;
  readonly group?: string;
  readonly position: number;
  readonly sidebarLabel: string;
}

/** A standalone page, such as /about. */
export interface Page extends Article {
  readonly kind: 'page';
  readonly slug: string;
}

export type AnyArticle = Post | Doc | Page;

export interface TagRef {
  readonly slug: string;
  readonly label: string;
}

export interface Tag<T> extends TagRef {
  readonly description: string;
  readonly route: string;
  readonly items: readonly T[];
}

export interface ListPage<T> {
  readonly number: number;
  readonly count: number;
  readonly items: readonly T[];
}

export interface LinkTo {
  readonly label: string;
  readonly href: string;
}

/** A line of a docs sidebar, resolved to labels and addresses. */
export type SidebarEntry =
  | {readonly kind: 'link'; readonly label: string; readonly href: string; readonly docId?: string}
  | {readonly kind: 'html'; readonly value: string}
  | {
      readonly kind: 'category';
      readonly label: string;
      readonly href?: string;
      /** The id of the doc that the category's own link leads to. */
      readonly docId?: string;
      readonly collapsed: boolean;
      readonly items: readonly SidebarEntry[];
    };

export interface Sidebar {
  readonly id: string;
  readonly entries: readonly SidebarEntry[];
  /** The target of a link to the sidebar; undefined when it is empty. */
  readonly landing?: LinkTo;
}

/** A generated page of cards under /docs/category/. */
export interface Category {
  readonly slug: string;
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly sidebar: string;
  readonly hue: Hue;
  readonly section?: string;
  readonly start: readonly Doc[];
  readonly groups: readonly {readonly label?: string; readonly docs: readonly Doc[]}[];
}
