import 'server-only';
import path from 'node:path';
import type {SiteConfig} from '@/lib/config/schema';
import {getSource} from '@/lib/data/sources';
import type {CalendarDay} from '@/lib/dates';
import {type Place, SiteError} from '@/lib/errors';
import {smarten} from '@/lib/figures/text';
import {readText} from './files';
import {type ArticleKind, type FrontMatter, type Parsed, parseFrontMatter} from './front-matter';
import type {Article, Correction, Visibility} from './model';
import {measureProse} from './prose';
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
  /** Ids of docs that settings name and that may be missing, because the content is another site's (foreign.ts). */
  readonly missing?: readonly string[];
  /** Files at fault that are passed over, in development when there is no earlier state to show. */
  readonly without?: ReadonlySet<string>;
  /** Filled with the articles that this build leaves out. */
  readonly hidden?: HiddenFile[];
}

export interface ReadArticle<K extends ArticleKind> {
  readonly isHidden: false;
  readonly front: FrontMatter<K>;
  readonly slug: string;
  readonly fileName: string;
  readonly place: Parsed<K>['place'];
  readonly shared: Omit<Article, 'route' | 'updated'>;
}

/** A file this build leaves out: a draft, or an article for a later day. */
export interface HiddenFile {
  readonly file: string;
  /** Of a scheduled article that is no draft: the day from which on it is there. */
  readonly publishAt?: CalendarDay;
}

/** A draft, or an article for later, in a site that is built for readers. */
export interface HiddenArticle {
  readonly isHidden: true;
  readonly slug: string;
}

/** Reads one file. Of a hidden article nothing but the slug is known. */
export function readArticle<K extends ArticleKind>(
  context: ReadContext,
  file: string,
  kind: K,
): ReadArticle<K> | HiddenArticle {
  const fileName = path.basename(file).replace(/\.mdx?$/, '');
  if (context.without?.has(file)) return {isHidden: true, slug: fileName};
  const {data, body, bodyLine, place} = parseFrontMatter(readText(context.root, file), file, kind);
  const visibility = visibilityOf(data, context);
  const slug = data.slug ?? fileName;
  if (visibility === undefined) {
    context.hidden?.push({file, publishAt: data.draft ? undefined : data.publishAt});
    return {isHidden: true, slug};
  }
  checkSlug(slug, data.slug === undefined ? {file} : {file, ...place(['slug'])}, kind);
  const tags = resolveTags(data.tags, context.vocabulary, context.config.onUnknownTags, (index) => ({
    file,
    ...place(['tags', index]),
  }));
  data.sources.forEach((id, index) => {
    checkSource(id, () => ({file, ...place(['sources', index])}));
  });
  const shared = {
    file,
    title: smarten(oneLine(data.title)),
    description: smarten(oneLine(data.description)),
    tags,
    sources: data.sources,
    visibility,
    publishAt: visibility === 'draft' && !data.draft ? data.publishAt : undefined,
    aliases: data.aliases,
    asks: data.asks.map(oneLine),
    corrections: newestFirst(data.corrections),
    ...ofWritten(data),
    body,
    bodyLine,
    ...measureProse(body),
  };
  return {isHidden: false, front: data, slug, fileName, place, shared};
}

/** YAML may write a text over several lines, and then ends it with a line end. */
const oneLine = (text: string) => text.trim().replace(/\s*\n\s*/g, ' ');

function newestFirst(corrections: readonly Correction[]): Correction[] {
  return corrections
    .map(({date, what}) => ({date, what: smarten(oneLine(what))}))
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

/** The keys that pages of their own do not have. */
function ofWritten({
  searched,
  reviewed,
  cover,
}: Partial<FrontMatter<'doc'>>): Pick<Article, 'searched' | 'reviewed' | 'cover'> {
  const printed = reviewed && {
    ...reviewed,
    by: smarten(oneLine(reviewed.by)),
    scope: smarten(oneLine(reviewed.scope)),
  };
  return {searched, reviewed: printed, cover};
}

function visibilityOf(
  {draft, unlisted, publishAt}: FrontMatter<ArticleKind>,
  {today, isDevelopment}: ReadContext,
): Visibility | undefined {
  if (draft || (publishAt !== undefined && publishAt > today)) return isDevelopment ? 'draft' : undefined;
  return unlisted ? 'unlisted' : 'public';
}

/** The place is asked for only when something is wrong: to know it, the YAML has to be read again. */
function checkSource(id: string, place: () => Place): void {
  try {
    getSource(id);
  } catch (error) {
    // a register that cannot be read is at fault itself
    if (error instanceof SiteError && !error.details.file)
      throw new SiteError({...error.details, in: undefined, ...place()});
    throw error;
  }
}
