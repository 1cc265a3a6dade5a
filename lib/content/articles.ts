import 'server-only';
import type {SiteConfig} from '@/lib/config/schema';
import {allSources, isSource} from '@/lib/data/sources';
import type {CalendarDay} from '@/lib/dates';
import {choices} from '@/lib/errors';
import type {Faults} from '@/lib/faults';
import {smarten} from '@/lib/typography';
import type {ArticleFile} from './files/article-file';
import type {FrontMatter} from './front-matter/schema';
import type {Article, Correction, Review, Visibility} from './model';
import {measureProse} from './prose';
import {slugProblem} from './slugs';
import {readTags, type TagVocabulary} from './tags';

export interface ReadContext {
  readonly root: string;
  readonly config: SiteConfig;
  readonly vocabulary: TagVocabulary;
  /** Whether tags outside of it pass: those of another site's articles, and all while it is invalid. */
  readonly acceptsAnyTag?: boolean;
  /** The day of the build: articles scheduled for a later day are left out. */
  readonly today: string;
  /** Whether drafts and scheduled articles are shown: only to authors. */
  readonly isDevelopment: boolean;
  /** Docs that settings name and another site's content may lack (missing-docs.ts). */
  readonly missing?: readonly string[];
  readonly faults: Faults;
}

/** A file that this build leaves out: a draft, or a scheduled article. */
export interface HiddenFile {
  readonly file: string;
  /** The day of publication of a scheduled article; undefined for a draft. */
  readonly publishAt?: CalendarDay;
}

/** What all kinds of articles have in common. */
type Shared = Omit<Article, 'route' | 'updated'>;

/** Reads an article of any kind; undefined when this build leaves it out, or it cannot be read at all. */
export function toArticle(context: ReadContext, article: ArticleFile): Shared | undefined {
  const {file, name, kind, frontMatter, body, bodyLine, place} = article;
  const visibility = frontMatter && visibilityOf(frontMatter, context);
  if (!frontMatter || !visibility) return undefined;
  const mistake = slugProblem(
    frontMatter.slug ?? name,
    frontMatter.slug === undefined ? {file} : place(['slug']),
    kind,
  );
  if (mistake) context.faults.add('address', mistake);
  checkSources(article, context.faults);
  return {
    file,
    title: smarten(oneLine(frontMatter.title ?? name)),
    description: smarten(oneLine(frontMatter.description ?? '')),
    tags: readTags(article, context),
    sources: frontMatter.sources,
    visibility,
    publishAt: visibility === 'draft' && !frontMatter.draft ? frontMatter.publishAt : undefined,
    aliases: frontMatter.aliases,
    asks: frontMatter.asks.map(oneLine),
    corrections: typesetCorrections(frontMatter.corrections),
    searched: frontMatter.searched,
    reviewed: typesetReview(frontMatter.reviewed),
    cover: frontMatter.cover,
    body,
    bodyLine,
    ...measureProse(body),
  };
}

/** YAML may write a text over several lines, and then adds a line break. */
const oneLine = (text: string) => text.trim().replace(/\s*\n\s*/g, ' ');

/** Typeset, newest first. */
function typesetCorrections(corrections: readonly Correction[]): Correction[] {
  return corrections
    .map(({date, what}) => ({date, what: smarten(oneLine(what))}))
    .sort((a, b) => b.date.localeCompare(a.date));
}

const typesetReview = (review: Review | undefined) =>
  review && {...review, by: smarten(oneLine(review.by)), scope: smarten(oneLine(review.scope))};

/** The articles that this build leaves out. */
export function hiddenFiles(files: readonly ArticleFile[], context: ReadContext): HiddenFile[] {
  return files.flatMap(({file, frontMatter}) => {
    if (!frontMatter || visibilityOf(frontMatter, context)) return [];
    return [{file, publishAt: frontMatter.draft ? undefined : frontMatter.publishAt}];
  });
}

function visibilityOf(
  {draft, unlisted, publishAt}: FrontMatter,
  {today, isDevelopment}: ReadContext,
): Visibility | undefined {
  if (draft || (publishAt !== undefined && publishAt > today)) return isDevelopment ? 'draft' : undefined;
  return unlisted ? 'unlisted' : 'public';
}

/** Records sources that are repeated or unknown. Their places are costly: the YAML is parsed again. */
function checkSources({frontMatter, place}: ArticleFile, faults: Faults): void {
  for (const [index, id] of frontMatter!.sources.entries()) {
    const add = (problem: string, fix: string) => faults.add('sources', {problem, ...place(['sources', index]), fix});
    if (frontMatter!.sources.indexOf(id) < index) add(`The source "${id}" appears twice.`, 'remove one of them');
    else if (!isSource(id)) {
      const known = allSources().map((source) => source.id);
      add(`Unknown source "${id}".`, `${choices(id, known, 8)}; or add it to content/data/sources.yml`);
    }
  }
}
