import 'server-only';
import path from 'node:path';
import {SiteError} from '@/lib/errors';
import {type ReadContext, readArticle} from './articles';
import {markdownFiles} from './files';
import {contentFolder} from './folder';
import type {Page} from './model';

/** The pages of their own in content/pages, by address. */
export function readPages(context: ReadContext): Page[] {
  const folder = `${contentFolder()}/pages`;
  return markdownFiles(context.root, folder).flatMap((file) => {
    if (path.posix.dirname(file) !== folder) {
      throw new SiteError({
        problem: 'Pages are not in folders.',
        file,
        fix: `move the file to ${folder}, or make it a doc`,
      });
    }
    const article = readArticle(context, file, 'page');
    if (article.isHidden) return [];
    const {front, slug, shared} = article;
    return {...shared, kind: 'page' as const, slug, route: `/${slug}`, updated: front.updated ?? context.today};
  });
}
