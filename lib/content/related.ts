import type {AnyArticle, Doc, Post} from './model';

type Candidate = Post | Doc;

export interface RelatedIndex {
  /** Three to five articles that share the rarest tags and words of the title; deterministic. */
  of(article: Candidate): readonly Candidate[];
}

const AT_LEAST = 3;
const AT_MOST = 5;
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
  const weight = (feature: string) =>
    Math.log(articles.length / (holders.get(feature)?.length ?? 1)) * (feature.startsWith('#') ? 1 : 0.6);

  return {
    of: (article) => {
      const scores = new Map<Candidate, number>();
      for (const feature of features.get(article) ?? []) {
        const found = holders.get(feature) ?? [];
        // a word that half of the library shares says nothing and costs the most
        if (found.length > 400) continue;
        for (const other of found) {
          if (other !== article) scores.set(other, (scores.get(other) ?? 0) + weight(feature));
        }
      }
      for (const [other, score] of scores) {
        if (article.body.includes(`(${other.route})`) || other.body.includes(`(${article.route})`))
          scores.set(other, score * 1.25);
      }
      const ranked = [...scores]
        .sort(([a, x], [b, y]) => y - x || (a.route < b.route ? -1 : 1))
        .map(([other]) => other);
      return mixed(ranked, article.kind);
    },
  };
}

function featuresOf({tags, title}: AnyArticle): Set<string> {
  const words = title.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return new Set([...tags.map(({slug}) => `#${slug}`), ...words.filter((word) => !STOP.has(word))]);
}

/** The best few, with at least one of the other kind when there is one among the first dozen. */
function mixed(ranked: readonly Candidate[], own: Candidate['kind']): Candidate[] {
  const best = ranked.slice(0, 4);
  const other = ranked.slice(0, 12).find(({kind}) => kind !== own);
  if (other && !best.includes(other)) best.splice(AT_LEAST, 1, other);
  return best.slice(0, AT_MOST);
}
