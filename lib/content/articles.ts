import 'server-only';
import type {SiteConfig} from '@/lib/config/schema';
import {allSources, isSource} from '@/lib/data/sources';
import type {CalendarDay} from '@/lib/dates';
import {choices} from '@/lib/errors';
import type {Faults} from '@/lib/faults';
import {smarten} from '@/lib/figures/text';
import type {ArticleFile} from './article-file';
import type {Front} from './front-matter';
import type {Article, Correction, Review, Visibility} from './model';
import {measureProse} from './prose';
import {slugProblem} from './slugs';
import {readTags, type TagVocabulary} from './tags';

export interface ReadContext {
  readonly root: string;
  readonly config: SiteConfig;
  readonly vocabulary: TagVocabulary;
  /** The day of the build: articles scheduled for a later day are left out. */
  readonly today: string;
  /** Whether drafts and scheduled articles are shown: only to authors. */
  readonly isDevelopment: boolean;
  /**
   * Ids of docs that settings name and that may be missing, because the content is another site's (missing-docs.ts).
   */
  readonly missing?: readonly string[];
  /** Collects errors. */
  readonly faults: Faults;
  /** Collects the articles that this build leaves out. */
  readonly hidden?: HiddenFile[];
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
export function readArticle(context: ReadContext, article: ArticleFile): Shared | undefined {
  const {file, name, kind, front, body, bodyLine, place} = article;
  const visibility = front && visibilityOf(front, context);
  if (!front || !visibility) {
    if (front) context.hidden?.push({file, publishAt: front.draft ? undefined : front.publishAt});
    return undefined;
  }
  const mistake = slugProblem(front.slug ?? name, front.slug === undefined ? {file} : place(['slug']), kind);
  if (mistake) context.faults.add('address', mistake);
  checkSources(article, context.faults);
  return {
    file,
    title: smarten(oneLine(front.title ?? name)),
    description: smarten(oneLine(front.description ?? '')),
    tags: readTags(article, context),
    sources: front.sources,
    visibility,
    publishAt: visibility === 'draft' && !front.draft ? front.publishAt : undefined,
    aliases: front.aliases,
    asks: front.asks.map(oneLine),
    corrections: typesetCorrections(front.corrections),
    searched: front.searched,
    reviewed: typesetReview(front.reviewed),
    cover: front.cover,
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

function visibilityOf(
  {draft, unlisted, publishAt}: Front,
  {today, isDevelopment}: ReadContext,
): Visibility | undefined {
  if (draft || (publishAt !== undefined && publishAt > today)) return isDevelopment ? 'draft' : undefined;
  return unlisted ? 'unlisted' : 'public';
}

/**
 * Records sources that are repeated or not in the register. Looks up places only for these: that parses the YAML again.
 */
function checkSources({front, place}: ArticleFile, faults: Faults): void {
  for (const [index, id] of front!.sources.entries()) {
    const add = (problem: string, fix: string) => faults.add('sources', {problem, ...place(['sources', index]), fix});
    if (front!.sources.indexOf(id) < index) add(`The source "${id}" appears twice.`, 'remove one of them');
    else if (!isSource(id)) {
      const known = allSources().map((source) => source.id);
      add(`Unknown source "${id}".`, `${choices(id, known, 8)}; or add it to content/data/sources.yml`);
    }
  }
}
