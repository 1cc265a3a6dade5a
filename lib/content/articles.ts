import 'server-only';
import path from 'node:path';
import type {SiteConfig} from '@/lib/config/schema';
import {getSource} from '@/lib/data/sources';
import {choices, SiteError} from '@/lib/errors';
import {readText} from './files';
import {type ArticleKind, type FrontMatter, type Parsed, parseFrontMatter} from './front-matter';
import type {Article, Visibility} from './model';
import {measureProse} from './prose';
import {smarten} from '@/lib/figures/text';
import {checkSlug} from './slugs';
import {resolveTags, type TagVocabulary} from './tags';

export interface ReadContext {
  readonly root: string;
  readonly config: SiteConfig;
  readonly vocabulary: TagVocabulary;
  /** The day of the build: what is to be published later is not there yet. */
  readonly today: string;
  /** Drafts and scheduled articles are shown to authors only. */
  readonly isDevelopment: boolean;
}

export interface ReadArticle<K extends ArticleKind> {
  readonly front: FrontMatter<K>;
  readonly slug: string;
  readonly fileName: string;
  readonly place: Parsed<K>['place'];
  readonly shared: Omit<Article, 'route' | 'updated'>;
}

/** Reads one file. Undefined when it is a draft or scheduled for later and the site is built for readers. */
export function readArticle<K extends ArticleKind>(
  context: ReadContext,
  file: string,
  kind: K,
): ReadArticle<K> | undefined {
  const {data, body, bodyLine, place} = parseFrontMatter(readText(context.root, file), file, kind);
  const visibility = visibilityOf(data, context);
  if (visibility === undefined) return undefined;
  const fileName = path.basename(file).replace(/\.mdx?$/, '');
  const slug = data.slug ?? fileName;
  checkSlug(slug, file);
  const tags = resolveTags(data.tags, context.vocabulary, context.config.onUnknownTags, {file, ...place(['tags'])});
  data.sources.forEach((id, index) => {
    checkSource(id, {file, ...place(['sources', index])});
  });
  const shared = {
    file,
    title: smarten(data.title),
    description: smarten(data.description),
    tags,
    sources: data.sources,
    visibility,
    aliases: data.aliases,
    series: data.series,
    body,
    bodyLine,
    ...measureProse(body),
  };
  return {front: data, slug, fileName, place, shared};
}

function visibilityOf(
  {draft, unlisted, publishAt}: FrontMatter<ArticleKind>,
  {today, isDevelopment}: ReadContext,
): Visibility | undefined {
  if (draft || (publishAt !== undefined && publishAt > today)) return isDevelopment ? 'draft' : undefined;
  return unlisted ? 'unlisted' : 'public';
}

function checkSource(id: string, place: {file: string; line: number; column: number}): void {
  try {
    getSource(id);
  } catch (error) {
    if (error instanceof SiteError) throw new SiteError({...error.details, in: undefined, ...place});
    throw error;
  }
}

/** Throws a SiteError that names the value and the ones that exist. */
export function refuseUnknown(
  what: string,
  value: string,
  valid: readonly string[],
  place: {file: string; line?: number},
) {
  throw new SiteError({problem: `Unknown ${what} "${value}".`, ...place, fix: choices(value, valid)});
}
