/** What a figure or a box may know of its article. */
export interface ArticleContext {
  /** Path of the article's file, for errors. */
  readonly file: string;
  /** Source ids of the front matter, in their numbered order. */
  readonly sources: readonly string[];
  /** The number of a source in this article; its entry is at `#source-{n}`. */
  cite(id: string): number;
  /** Where a link leads: the address of the page for a Markdown file, without base path. `line` is the figure's, for errors. */
  link(href: string, line?: number): string;
  /** The line of the file on which the figure stands. */
  readonly line?: number;
}
