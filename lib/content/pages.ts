import 'server-only';
import path from 'node:path';
import {type ReadContext, toArticle} from './articles';
import type {ArticleFile} from './files/article-file';
import {contentFolder} from './files/content-folder';
import type {Page} from './model';

/** Standalone pages among these files, by address. */
export function pagesOf(context: ReadContext, files: readonly ArticleFile[]): Page[] {
  const folder = `${contentFolder()}/pages`;
  return files.flatMap((item) => {
    const {file, kind, slug, route, frontMatter} = item;
    const shared = kind === 'page' ? toArticle(context, item) : undefined;
    if (!shared) return [];
    if (path.posix.dirname(file) !== folder) {
      const fix = `move the file to ${folder}, or make it a doc`;
      context.faults.add('address', {problem: 'Pages cannot be in folders.', file, fix});
    }
    return {...shared, kind: 'page' as const, slug, route, updated: frontMatter?.updated ?? context.today};
  });
}
