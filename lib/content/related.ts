import {tellingWords} from '@/lib/search/telling-words';
import {importance, isStopWord, wordsOf} from '@/lib/search/words';
import type {AnyArticle, Doc, Post} from './model';

type Candidate = Post | Doc;

export interface RelatedIndex {
  /** Four articles, fewer only where fewer share anything; deterministic. */
  of(article: Candidate): readonly Candidate[];
}

const SHOWN = 4;
/** The other kind is looked for among these. */
const FIRST = 12;
/** Articles looked at for one: the common words of a large library say nothing and would cost the most. */
const LOOK_AT = 2000;
/** What sharing a tag, a word of the title, or a word that tells the text from others is worth. */
const WEIGHTS = {tag: 1, title: 0.4, text: 0.7};
type Origin = keyof typeof WEIGHTS;
const TELLING = 16;

/**
 * Compares articles by their tags, the words of their titles and the telling words of their texts, each weighed by how rare it is
 * (inverse document frequency), so that "health" counts for little and "kratky-method" for much. Links between two articles count extra.
 * Both kinds appear when both have something to say.
 */
export function relatedIndex(articles: readonly Candidate[]): RelatedIndex {
  const telling = tellingWords(
    articles.map(({body}) => ({known: '', text: body.replace(NOT_PROSE, ' ')})),
    TELLING,
  );
  const features = new Map(articles.map((article, at) => [article, featuresOf(article, telling[at]!)]));
  const holders = new Map<string, Candidate[]>();
  for (const [article, own] of features) {
    for (const feature of own.keys()) {
      const list = holders.get(feature);
      if (list) list.push(article);
      else holders.set(feature, [article]);
    }
  }
  const linked = new Map(articles.map((article) => [article, linksOf(article)]));

  return {
    of: (article) => {
      const scores = new Map<Candidate, number>();
      let left = LOOK_AT;
      const shared = [...(features.get(article) ?? [])].map(([feature, origin]) => ({
        origin,
        found: holders.get(feature) ?? [],
      }));
      for (const {origin, found} of shared.sort((a, b) => a.found.length - b.found.length)) {
        const weight = Math.log(articles.length / found.length) * WEIGHTS[origin];
        for (const other of found.slice(0, left)) {
          if (other !== article) scores.set(other, (scores.get(other) ?? 0) + weight);
        }
        left = Math.max(0, left - found.length);
      }
      for (const [other, score] of scores) {
        if (linked.get(article)?.has(other.route) || linked.get(other)?.has(article.route)) {
          scores.set(other, score * 1.25);
        }
      }
      return mixed(best(scores, FIRST), article.kind);
    },
  };
}

/** Addresses of this site that the text links to. */
function linksOf({body}: AnyArticle): ReadonlySet<string> {
  return new Set([...body.matchAll(/\((\/[^()\s]+)\)/g)].map(([, route]) => route!));
}

/** The `count` highest scores in order, without sorting the rest. */
function best(scores: ReadonlyMap<Candidate, number>, count: number): Candidate[] {
  const top: (readonly [Candidate, number])[] = [];
  for (const entry of scores) {
    if (top.length === count && compare(entry, top[count - 1]!) > 0) continue;
    const at = top.findIndex((other) => compare(entry, other) < 0);
    top.splice(at < 0 ? top.length : at, 0, entry);
    if (top.length > count) top.pop();
  }
  return top.map(([article]) => article);
}

function compare([a, x]: readonly [Candidate, number], [b, y]: readonly [Candidate, number]): number {
  return y - x || (a.route < b.route ? -1 : 1);
}

/** Addresses, names of figures and their data. */
const NOT_PROSE = /\]\([^)]*\)|^```[\s\S]*?^```|\{[^}]*\}/gm;

/** Tags, and stems of words; a word of the title counts as such even where the text tells it too. */
function featuresOf({tags, title}: AnyArticle, telling: readonly string[]): ReadonlyMap<string, Origin> {
  const words = wordsOf(title).filter(({folded, stem}) => !isStopWord(folded) && importance(stem) === 1);
  return new Map<string, Origin>([
    ...telling.flatMap((word) => wordsOf(word).map(({stem}) => [stem, 'text'] as const)),
    ...words.map(({stem}) => [stem, 'title'] as const),
    ...tags.map(({slug}) => [`#${slug}`, 'tag'] as const),
  ]);
}

/** The best few; the last makes room for one of the other kind when there is one among the first dozen. */
function mixed(ranked: readonly Candidate[], own: Candidate['kind']): Candidate[] {
  const shown = ranked.slice(0, SHOWN);
  const other = ranked.find(({kind}) => kind !== own);
  if (other && !shown.includes(other)) shown.splice(SHOWN - 1, 1, other);
  return shown;
}
