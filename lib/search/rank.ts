import type {Postings} from './postings';
import type {ParsedQuery} from './query';

interface Ranking {
  readonly postings: Postings;
  /** For each document, how much of its title's start is in the query. */
  readonly titleCoverage: readonly ((tokens: ReadonlySet<string>) => number)[];
  readonly paths: readonly string[];
}

interface Ranked {
  readonly id: number;
  readonly score: number;
  /** The share of the query it answers, 0 to 1. */
  readonly coverage: number;
}

/** Hits below this share of the best score are noise. */
const NOISE = 0.12;
/** The weight of the first tier's ranking compared with that of the full text. */
const FIRST_TIER = 0.6;
/** This share of a score counts in any case, the rest as far as the article answers the query. */
const CERTAIN = 0.5;
/** The share of the greatest rarity given to a word that appears nowhere. */
const UNKNOWN = 0.6;
/** What a title adds whose start is in the query word by word. */
const TITLE_BONUS = 0.35;
/** Tokens with less weight are guesses, and ignored for titles. */
const SURE_WEIGHT = 0.7;
/** An article that answers less of the query than this is about something else. */
const MIN_COVERAGE = 0.22;
/** For a long message, which is about more than one thing, less is enough. */
const LONG_FROM = 8;

/** The documents that answer a query, best first. Tuned by `npm run search:quality`, never for a single query. */
export function rank({concepts}: ParsedQuery, {postings, titleCoverage, paths}: Ranking): Ranked[] {
  const sums = new Map<number, {score: number; covered: number}>();
  let total = 0;
  for (const {factor, alternatives} of concepts) {
    const best = new Map<number, {score: number; weight: number}>();
    let rarity = 0;
    for (const {token, weight} of alternatives) {
      rarity = Math.max(rarity, postings.rarity(token) * weight);
      for (const [id, score] of postings.scores(token)) {
        if (score * weight > (best.get(id)?.score ?? 0)) best.set(id, {score: score * weight, weight});
      }
    }
    // a word that appears nowhere is still part of the query
    const mass = factor * (rarity || Math.log(paths.length + 1) * UNKNOWN);
    total += mass;
    for (const [id, {score, weight}] of best) {
      const sum = sums.get(id) ?? {score: 0, covered: 0};
      sums.set(id, {score: sum.score + factor * score, covered: sum.covered + mass * weight});
    }
  }
  const tokens = new Set(
    concepts.flatMap(({alternatives}) =>
      alternatives.filter(({weight}) => weight > SURE_WEIGHT).map(({token}) => token),
    ),
  );
  const ranked = [...sums].map(([id, {score, covered}]) => {
    const coverage = covered / total;
    return {
      id,
      coverage,
      score: score * (CERTAIN + (1 - CERTAIN) * coverage) * (1 + TITLE_BONUS * titleCoverage[id]!(tokens)),
    };
  });
  ranked.sort((a, b) => b.score - a.score || (paths[a.id]! < paths[b.id]! ? -1 : 1));
  const floor = (ranked[0]?.score ?? 0) * NOISE;
  const minCoverage = MIN_COVERAGE * Math.min(1, LONG_FROM / concepts.length);
  return ranked.filter(({score, coverage}) => score >= floor && coverage >= minCoverage);
}

/**
 * Combines two rankings. Long texts mention everything somewhere, so an article that also answers in title, summary and
 * headings comes before one that only contains the words; the more of the query these answer, the more they count.
 */
export function blend(fullText: readonly Ranked[], firstTier: readonly Ranked[]): Ranked[] {
  const weight = FIRST_TIER * Math.max(0, ...firstTier.map(({coverage}) => coverage));
  const [bestFullText, bestFirstTier] = [fullText[0]?.score ?? 1, firstTier[0]?.score ?? 1];
  const scores = new Map(firstTier.map(({id, score}) => [id, score / bestFirstTier]));
  return fullText
    .map((ranked) => ({...ranked, score: ranked.score / bestFullText + weight * (scores.get(ranked.id) ?? 0)}))
    .sort((a, b) => b.score - a.score);
}
