/*
 * Stands for Next's module that takes the data of every page apart, once for each layout and once for the page, for prefetches of its router. Here a page's
 * data is one file (lib/browser/page-data.ts): the parts cost a sixth of `next build` and were thrown away. Should an update of Next move the
 * module, the alias in next.config.ts meets nothing, and scripts/postbuild/prune.mts removes the files as before.
 */

/** The data of no part of a page, by the part's path. */
export async function collectSegmentData() {
  return new Map();
}

/** How no part of a page is to be prefetched. */
export async function collectPrefetchHints() {
  return null;
}
