import type {DocsVersion, LinkTo} from '@/lib/content';
import type {TocEntry} from '@/lib/content/markdown/context';

/** Incremented when a shape below changes in a way that breaks a reader of the JSON. */
export const PAYLOAD_VERSION = 2;

export interface TagJson {
  readonly label: string;
  readonly path: string;
}
export interface PostJson {
  readonly title: string;
  readonly path: string;
  readonly description: string;
  readonly date: string;
  readonly readingMinutes: number;
  readonly tags: readonly TagJson[];
}
export interface DocJson {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly description: string;
  readonly readingMinutes: number;
}
export interface ArticleJson {
  readonly description: string;
  readonly updated: string;
  readonly words: number;
  readonly readingMinutes: number;
  readonly tags: readonly TagJson[];
  readonly sources: readonly {
    readonly id: string;
    readonly title: string;
    readonly publisher: string;
    readonly url: string;
    readonly year: number | 'living';
  }[];
  readonly toc: readonly TocEntry[];
  readonly html: string;
}
export interface PagedJson {
  readonly page: number;
  readonly pageCount: number;
  readonly newer?: string;
  readonly older?: string;
}

/** The JSON at a route's address plus `.json` (`/index.json` for the home page). */
export type Payload = {readonly version: number; readonly path: string; readonly title: string} & (
  | {
      readonly kind: 'home';
      readonly tagline: string;
      readonly sections: readonly {label: string; count: number; path?: string}[];
      readonly posts: readonly PostJson[];
    }
  | ({readonly kind: 'page'} & ArticleJson)
  | {readonly kind: 'search'; readonly index: string; readonly words: string}
  | {readonly kind: 'offline'; readonly sections: string}
  | {
      readonly kind: 'corrections';
      readonly days: readonly {
        date: string;
        corrections: readonly {title: string; path: string; what: string}[];
      }[];
    }
  | {readonly kind: 'a-z'; readonly letters: readonly {letter: string; entries: readonly TagJson[]}[]}
  | ({readonly kind: 'blog-list'; readonly posts: readonly PostJson[]} & PagedJson)
  | {readonly kind: 'blog-archive'; readonly years: readonly {year: number; posts: readonly PostJson[]}[]}
  | {
      readonly kind: 'blog-tags' | 'docs-tags';
      readonly letters: readonly {letter: string; tags: readonly (TagJson & {count: number})[]}[];
    }
  | ({
      readonly kind: 'blog-tag';
      readonly tag: TagJson & {description: string};
      readonly posts: readonly PostJson[];
    } & PagedJson)
  | ({readonly kind: 'post'; readonly date: string; readonly newer?: LinkTo; readonly older?: LinkTo} & ArticleJson)
  | {
      readonly kind: 'docs-root';
      readonly docsVersion: DocsVersion;
      readonly sections: readonly {
        id: string;
        label: string;
        count: number;
        path?: string;
        groups: readonly string[];
      }[];
    }
  | {
      readonly kind: 'category';
      readonly description: string;
      readonly section?: string;
      readonly start: readonly DocJson[];
      readonly groups: readonly {label?: string; docs: readonly DocJson[]}[];
    }
  | {
      readonly kind: 'docs-tag';
      readonly tag: TagJson & {description: string};
      readonly docs: readonly DocJson[];
    }
  | ({
      readonly kind: 'doc';
      readonly id: string;
      readonly section?: string;
      readonly sidebar?: string;
      readonly previous?: LinkTo;
      readonly next?: LinkTo;
    } & ArticleJson)
);
