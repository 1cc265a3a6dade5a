import type {SearchIndex} from './payload';
import {GROUP_WEIGHT, type ParsedQuery} from './query';
import {isStopWord, wordsOf} from './words';

export interface Facet {
  readonly id: string;
  readonly label: string;
  readonly count: number;
}

export interface TagHit {
  readonly slug: string;
  readonly label: string;
  readonly kind: 'doc' | 'post';
  /** Number of articles with it. */
  readonly count: number;
}

/** Number of items per id, in the order of the labels; omits ids without items. */
export function count<T>(
  items: readonly T[],
  idOf: (item: T) => string | undefined,
  labels: readonly (readonly [string, string])[],
): Facet[] {
  const counts = new Map<string | undefined, number>();
  for (const item of items) counts.set(idOf(item), (counts.get(idOf(item)) ?? 0) + 1);
  return labels.flatMap(([id, label]) => (counts.has(id) ? [{id, label, count: counts.get(id)!}] : []));
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
    return (['doc', 'post'] as const).flatMap((kind) => {
      const {length} = holders.filter((entry) => entry.kind === kind);
      if (length === 0) return [];
      return [{slug, label, kind, count: length}];
    });
  });
}
