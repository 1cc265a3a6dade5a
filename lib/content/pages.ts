import 'server-only';
import {type ReadContext, readArticle} from './articles';
import {markdownFiles} from './files';
import type {Page} from './model';

/** The pages of their own in content/pages, by address. */
export function readPages(context: ReadContext): Page[] {
  return markdownFiles(context.root, 'content/pages').flatMap((file) => {
    const article = readArticle(context, file, 'page');
    if (!article) return [];
    const {front, slug, shared} = article;
    return {...shared, kind: 'page' as const, slug, route: `/${slug}`, updated: front.updated ?? context.today};
  });
}
