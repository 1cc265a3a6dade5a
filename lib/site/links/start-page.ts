import type {DocsIndex} from '@/lib/content';
import {FIXED_PAGES} from '@/lib/site/routing/fixed-pages';

/** Where a new reader starts: the category page beside the introduction, else the introduction, else /docs. */
export function startPage({categories, doc, sidebarOf, version}: DocsIndex): string {
  const intro = doc(version.mainDocId);
  const beside = intro && sidebarOf(intro.route)?.id;
  const category = categories.find(({sidebar}) => sidebar === beside);
  return category?.route ?? intro?.route ?? FIXED_PAGES['docs-root'].path;
}
