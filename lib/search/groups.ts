import type {Hit} from './engine';

export interface HitGroup {
  readonly id: string;
  readonly label: string;
  readonly hits: readonly Hit[];
}

const BEST = 3;
/** Fewer than this stay one list. */
const WORTH_GROUPING = 6;

/** The best answers first, the others by area: areas in the order of their best hit, hits in the order they came. */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  if (hits.length === 0) return [];
  if (hits.length < WORTH_GROUPING) return [{id: 'best', label: 'Best answers', hits}];
  const areas = new Map<string, {id: string; label: string; hits: Hit[]}>();
  for (const hit of hits.slice(BEST)) {
    const {id, label} = hit.area;
    const group = areas.get(id);
    if (group) group.hits.push(hit);
    else areas.set(id, {id, label, hits: [hit]});
  }
  return [{id: 'best', label: 'Best answers', hits: hits.slice(0, BEST)}, ...areas.values()];
}
