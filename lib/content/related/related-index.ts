import type {AnyArticle, Doc, Post} from '@/lib/content/model';
import {keywordsOf} from '@/lib/search/keywords';
import {importance, isStopWord, wordsOf} from '@/lib/search/words';

type Candidate = Post | Doc;

const SHOWN = 4;
/** So many of the best are candidates for the place of the other kind. */
const MAX_CANDIDATES = 12;
/** Maximum number of articles compared with one: common words of a large library say nothing and cost the most. */
const MAX_COMPARED = 2000;
/** The weights of sharing a tag, a word of the title, or a keyword of the text. */
const WEIGHTS = {tag: 1, title: 0.4, text: 0.7};
type Origin = keyof typeof WEIGHTS;
const MAX_KEYWORDS = 16;

/**
 * Compares articles by their tags, the words of their titles and the keywords of their texts, each weighted by how rare
 * it is (inverse document frequency), so that "health" counts little and "kratky-method" much. Links between two
 * articles count extra. The function it returns gives four articles, of both kinds when both are relevant, fewer only
 * when fewer share anything; the same ones every time.
 */
export function relatedIndex(articles: readonly Candidate[]): (article: Candidate) => readonly Candidate[] {
  const keywords = keywordsOf(
    articles.map(({body}) => ({known: '', text: body.replace(NOT_PROSE, ' ')})),
    MAX_KEYWORDS,
  );
  // by number: a large library has thousands of scores per article
  const numbers = new Map(articles.map((article, number) => [article, number]));
  const features = articles.map((article, number) => [...featuresOf(article, keywords[number]!)]);
  const articlesWith = new Map<string, number[]>();
  for (const [number, articleFeatures] of features.entries()) {
    for (const [feature] of articleFeatures) {
      const list = articlesWith.get(feature);
      if (list) list.push(number);
      else articlesWith.set(feature, [number]);
    }
  }
  const linked = linksAmong(articles);

  return (article) => {
    const index = numbers.get(article);
    if (index === undefined) return [];
    const scores = new Float64Array(articles.length);
    const scored = new Set<number>();
    let remaining = MAX_COMPARED;
    const shared = features[index]!.map(([feature, origin]) => ({origin, found: articlesWith.get(feature)!}));
    for (const {origin, found} of shared.sort((a, b) => a.found.length - b.found.length)) {
      const weight = Math.log(articles.length / found.length) * WEIGHTS[origin];
      for (const other of found.slice(0, remaining)) {
        if (other === index) continue;
        scored.add(other);
        scores[other]! += weight;
      }
      remaining = Math.max(0, remaining - found.length);
    }
    for (const other of linked[index]!) scores[other]! *= 1.25;
    return mixed(best(scored, scores, articles), article.kind);
  };
}

/** For each article the numbers of those it links to or that link to it. */
function linksAmong(articles: readonly Candidate[]): ReadonlySet<number>[] {
  const byRoute = new Map(articles.map(({route}, number) => [route, number]));
  const linked = articles.map(() => new Set<number>());
  for (const [number, article] of articles.entries()) {
    for (const route of linksOf(article)) {
      const other = byRoute.get(route);
      if (other === undefined) continue;
      linked[number]!.add(other);
      linked[other]!.add(number);
    }
  }
  return linked;
}

/** Addresses of this site that the text links to. */
function linksOf({body}: AnyArticle): ReadonlySet<string> {
  return new Set([...body.matchAll(/\((\/[^()\s?#]+)[^()\s]*\)/g)].map(([, route]) => route!));
}

/** The dozen articles with the highest scores, equal ones by route. */
function best(scored: Iterable<number>, scores: Float64Array, articles: readonly Candidate[]): Candidate[] {
  const compare = (a: number, b: number) =>
    scores[b]! - scores[a]! || (articles[a]!.route < articles[b]!.route ? -1 : 1);
  const top = [...scored].sort(compare).slice(0, MAX_CANDIDATES);
  return top.map((number) => articles[number]!);
}

/** Addresses, names of figures and their data. */
const NOT_PROSE = /\]\([^)]*\)|^```[\s\S]*?^```|\{[^}]*\}/gm;

/** Tags, and stems of words; a word of the title counts as such even if it is also a keyword of the text. */
function featuresOf({tags, title}: AnyArticle, keywords: readonly string[]): ReadonlyMap<string, Origin> {
  const words = wordsOf(title).filter(({folded, stem}) => !isStopWord(folded) && importance(stem) === 1);
  return new Map<string, Origin>([
    ...keywords.flatMap((word) => wordsOf(word).map(({stem}) => [stem, 'text'] as const)),
    ...words.map(({stem}) => [stem, 'title'] as const),
    ...tags.map(({slug}) => [`#${slug}`, 'tag'] as const),
  ]);
}

/** The best few; the last is replaced by one of the other kind when there is one among the first dozen. */
function mixed(ranked: readonly Candidate[], articleKind: Candidate['kind']): Candidate[] {
  const shown = ranked.slice(0, SHOWN);
  const other = ranked.find(({kind}) => kind !== articleKind);
  if (other && !shown.includes(other)) shown.splice(SHOWN - 1, 1, other);
  return shown;
}
