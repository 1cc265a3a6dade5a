import {COVER_NAMES, type CoverName} from '@/lib/covers/cover-names';
import type {Explanation} from '@/lib/errors';
import {groupBy} from '@/lib/group-by';

/** What the rules on covers use. */
export interface Covered {
  readonly file: string;
  readonly route: string;
  /** Undefined when it has none. An unknown name is refused where front matter is read. */
  readonly cover?: CoverName;
  /** A post's day. */
  readonly date?: string;
  /** A doc's section. */
  readonly section?: string;
  /** The routes in its Read next. */
  readonly next: readonly string[];
}

interface CoverFault<T extends Covered> extends Explanation {
  readonly article: T;
}

/** This many articles may share a drawing; more only on a site with too many articles for the drawings. */
const MAX_USES = 3;
const MAX_NAMED = 12;

interface Survey<T extends Covered> {
  /** Articles that readers see beside each one, and where. */
  readonly beside: ReadonlyMap<T, ReadonlyMap<T, string>>;
  readonly uses: ReadonlyMap<CoverName | undefined, readonly T[]>;
  /** How many articles may share a drawing. */
  readonly maxUses: number;
}

/** Which articles readers see side by side: within a section, on a page of the blog, and in Read next. */
function survey<T extends Covered>(articles: readonly T[], postsPerPage: number): Survey<T> {
  const beside = new Map(articles.map((article) => [article, new Map<T, string>()]));
  const pair = (a: T | undefined, b: T | undefined, why: string) => {
    if (!a || !b || a === b) return;
    beside.get(a)!.set(b, why);
    beside.get(b)!.set(a, why);
  };
  const posts = articles.filter(({date}) => date).sort((a, b) => (isOlder(a, b) ? -1 : 1));
  for (const [index, post] of posts.entries())
    for (const other of posts.slice(index + 1, index + postsPerPage)) pair(post, other, 'on the same page of the blog');
  for (const [section, docs] of groupBy(articles, (article) => article.section))
    if (section !== undefined)
      for (const doc of docs) for (const other of docs) pair(doc, other, 'in the same section');
  const byRoute = new Map(articles.map((article) => [article.route, article]));
  for (const article of articles) {
    const next = article.next.map((route) => byRoute.get(route));
    for (const [index, one] of next.entries()) {
      pair(article, one, 'in Read next of one of them');
      for (const other of next.slice(index + 1)) pair(one, other, `in Read next of ${article.file}`);
    }
  }
  const maxUses = Math.max(MAX_USES, Math.ceil((articles.length / COVER_NAMES.length) * 1.5));
  return {beside, uses: groupBy(articles, ({cover}) => cover), maxUses};
}

/** The drawings an article may have beside the others, least used first. */
function freeNames<T extends Covered>(article: T, {beside, uses, maxUses}: Survey<T>): CoverName[] {
  const near = new Set([...beside.get(article)!.keys()].map(({cover}) => cover));
  const count = (name: CoverName) => uses.get(name)?.length ?? 0;
  return COVER_NAMES.filter((name) => count(name) < maxUses && !near.has(name)).sort((a, b) => count(a) - count(b));
}

/** The drawings available for an article that is not written yet. */
export function freeCovers(article: Covered, others: readonly Covered[], postsPerPage: number): CoverName[] {
  return freeNames(article, survey([...others, article], postsPerPage));
}

/** Faults in the drawings of posts and docs: missing, used too often, or twice where readers see both. */
export function coverFaults<T extends Covered>(articles: readonly T[], postsPerPage: number): CoverFault<T>[] {
  const all = survey(articles, postsPerPage);
  return articles.flatMap((article): CoverFault<T>[] => {
    const {cover} = article;
    const fault = (problem: string, what: string) => {
      const free = freeNames(article, all);
      const more = free.length > MAX_NAMED ? `, … (${free.length} are free; docs/reference.md lists all)` : '';
      return [{article, problem, fix: `${what}: ${free.slice(0, MAX_NAMED).join(', ')}${more}`}];
    };
    if (cover === undefined) return fault('The article has no drawing.', 'write "cover: " followed by one of these');
    const [twin] = [...all.beside.get(article)!].filter(([other]) => other.cover === cover && isOlder(other, article));
    if (twin) return fault(`"${cover}" is also the drawing of ${twin[0].file}, ${twin[1]}.`, 'choose another');
    const order = all.uses.get(cover)!.indexOf(article);
    return order < all.maxUses
      ? []
      : fault(`"${cover}" is the drawing of ${order} other articles already.`, 'choose another');
  });
}

/** Of two articles with one drawing the one that keeps it: the older post, otherwise the first by file. */
function isOlder(a: Covered, b: Covered): boolean {
  return a.date !== undefined && b.date !== undefined && a.date !== b.date ? a.date < b.date : a.file < b.file;
}
