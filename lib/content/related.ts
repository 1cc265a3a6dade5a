import type {AnyArticle, Doc, Post} from './model';

type Candidate = Post | Doc;

export interface RelatedIndex {
  /** Three to five articles that share the rarest tags and words of the title; deterministic. */
  of(article: Candidate): readonly Candidate[];
}

const AT_LEAST = 3;
const AT_MOST = 5;
/** The other kind is looked for among these. */
const FIRST = 12;
/** Articles looked at for one: the common words of a large library say nothing and would cost the most. */
const LOOK_AT = 2000;
const STOP = new Set(
  'a an and are as at be by do does for from how in is it its of on or that the to what when who why with your you'.split(
    ' ',
  ),
);

/**
 * Compares articles by shared tags and title words, each weighed by how rare it is (inverse document frequency), so that "health" counts
 * for little and "kratky-method" for much. Links between two articles count extra. Both kinds appear when both have something to say.
 */
export function relatedIndex(articles: readonly Candidate[]): RelatedIndex {
  const features = new Map(articles.map((article) => [article, featuresOf(article)]));
  const holders = new Map<string, Candidate[]>();
  for (const [article, set] of features) {
    for (const feature of set) {
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
      const shared = [...(features.get(article) ?? [])].map((feature) => ({
        feature,
        found: holders.get(feature) ?? [],
      }));
      for (const {feature, found} of shared.sort((a, b) => a.found.length - b.found.length)) {
        const weight = Math.log(articles.length / found.length) * (feature.startsWith('#') ? 1 : 0.6);
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

function featuresOf({tags, title}: AnyArticle): Set<string> {
  const words = title.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return new Set([...tags.map(({slug}) => `#${slug}`), ...words.filter((word) => !STOP.has(word))]);
}

/** The best few, with at least one of the other kind when there is one among the first dozen. */
function mixed(ranked: readonly Candidate[], own: Candidate['kind']): Candidate[] {
  const shown = ranked.slice(0, 4);
  const other = ranked.find(({kind}) => kind !== own);
  if (other && !shown.includes(other)) shown.splice(AT_LEAST, 1, other);
  return shown.slice(0, AT_MOST);
}
