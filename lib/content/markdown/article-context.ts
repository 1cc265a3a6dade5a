import type {CompileContext} from './context';
import {followLink} from './links';

/** What a figure or a box may know about its article. */
export interface ArticleContext {
  readonly file: string;
  /** Source ids of the front matter, in their numbered order. */
  readonly sources: readonly string[];
  /** The number of a source in this article; its entry is at `#source-{n}`. */
  cite(id: string): number;
  /** Resolves a link: the page's address for a Markdown file, without base path. `line` is the figure's, for errors. */
  link(href: string, line?: number): string;
  readonly line?: number;
}

/** The context of figures and boxes in a text. Their links count as the article's. */
export function articleContext(context: CompileContext): ArticleContext {
  const {file, sources} = context;
  return {
    file,
    sources,
    cite: (id) => sources.indexOf(id) + 1,
    link: (href, line) => followLink(context, href, {line}) ?? href,
  };
}
