import 'server-only';
import {siteConfig} from '@/lib/config';
import type {ArticleFile} from '@/lib/content/files/article-file';
import {readNextRoutes} from '@/lib/content/related/read-next';
import {type Covered, coverFaults} from '@/lib/site/covers/cover-faults';
import type {SiteRule} from '../model';
import {reporter} from './helpers';

/** A file as the rules on covers see it; standalone pages have no drawing. */
export function covered<T extends ArticleFile>(file: T): (T & Covered)[] {
  const {kind, frontMatter, body} = file;
  return kind === 'page' || !frontMatter ? [] : [{...file, cover: frontMatter.cover, next: readNextRoutes(body)}];
}

/** Drawings that are missing, used too often, or shown twice side by side. A draft may have none yet. */
export const covers: SiteRule = ({files}) =>
  coverFaults(files.flatMap(covered), siteConfig().blog.postsPerPage)
    .filter(({article: {cover, frontMatter}}) => cover !== undefined || !frontMatter?.draft)
    .map(({article, problem, fix}) => reporter('covers', article)(article.place(['cover']), problem, fix));
