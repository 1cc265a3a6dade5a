import {groupBy} from '@/lib/group-by';
import type {Hit} from '@/lib/search';

interface HitGroup {
  readonly id: string;
  readonly label: string;
  readonly hits: readonly Hit[];
}

const BEST = 3;
/** Fewer results than this stay one list. */
const WORTH_GROUPING = 6;

/** The best results first, the others by area: areas in the order of their best hit, hits in their given order. */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  if (hits.length === 0) return [];
  if (hits.length < WORTH_GROUPING) return [{id: 'best', label: 'Best answers', hits}];
  const areas = groupBy(hits.slice(BEST), ({area}) => area.id);
  return [
    {id: 'best', label: 'Best answers', hits: hits.slice(0, BEST)},
    ...[...areas.values()].map((group) => ({...group[0]!.area, hits: group})),
  ];
}
