import type {SearchIndex} from './payload';
import {GROUP_WEIGHT, type ParsedQuery} from './query';
import {isStopWord, wordsOf} from './words';

export interface TagHit {
  readonly slug: string;
  readonly label: string;
  readonly kind: 'doc' | 'post';
  /** Number of articles with it. */
  readonly count: number;
}

/** Tags whose whole label is queried, with their number of articles. */
export function tagsFor({concepts}: ParsedQuery, index: SearchIndex): TagHit[] {
  const queried = new Set(
    concepts.flatMap(({alternatives}) =>
      alternatives.filter(({weight}) => weight >= GROUP_WEIGHT).map(({token}) => token),
    ),
  );
  return index.tags.flatMap(({slug, label}, tag) => {
    const stems = wordsOf(label).filter(({folded}) => !isStopWord(folded));
    if (stems.length === 0 || !stems.every(({stem}) => queried.has(stem))) return [];
    const holders = index.entries.filter(({tags}) => tags.includes(tag));
    return (['doc', 'post'] as const)
      .map((kind) => ({slug, label, kind, count: holders.filter((entry) => entry.kind === kind).length}))
      .filter(({count}) => count > 0);
  });
}
