/* Development only, not part of any build: tells the development server which files pages depend on, so that saving an
   article or data file refreshes the open page. The content itself is read from the file system. */
// Turbopack's glob import (not in TypeScript's own ImportMeta)
const files = (import.meta as unknown as {glob(patterns: string[], options: object): Record<string, unknown>}).glob(
  ['/content/**/*.md', '/content/**/*.mdx', '/content/**/*.yml'],
  {eager: true, query: '?content'},
);

/** The number of watched files. */
export const watched = Object.keys(files).length;
