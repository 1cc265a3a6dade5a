import type {ReactNode} from 'react';
import {BASE_PATH} from '@/lib/base-path';
import {counted} from '@/lib/counted';
import {groupBy} from '@/lib/group-by';
import type {Hit, Results} from '@/lib/search';
import {type Hue, hueOfSection} from '@/lib/sections';
import {tagPath} from '@/lib/site/routing/tag-path';
import {HitText} from './hit';

interface ResultGroup {
  readonly id: string;
  readonly label: string;
  readonly links: readonly {
    readonly key: string;
    readonly href: string;
    readonly hue?: Hue;
    readonly text: ReactNode;
  }[];
}

const BEST = 3;
/** Fewer results than this stay one list. */
const WORTH_GROUPING = 6;

/**
 * The links of the dialog and of the page: the best results first, the others by area (areas in the order of their best
 * hit, hits in their given order), then tags.
 */
export function resultGroups({hits, tags}: Pick<Results, 'hits' | 'tags'>): ResultGroup[] {
  const best = hits.slice(0, hits.length < WORTH_GROUPING ? WORTH_GROUPING : BEST);
  const areas = groupBy(hits.slice(best.length), ({area}) => area.id);
  const tagLinks = tags.map(({slug, label, kind, count}) => {
    const href = BASE_PATH + tagPath(kind, slug);
    return {key: href, href, text: <span className="hit-title">{`${label}: ${counted(count, kind)}`}</span>};
  });
  return [
    {id: 'best', label: 'Best answers', links: best.map((hit) => linkOf(hit, 'best'))},
    ...[...areas].map(([id, group]) => ({
      id,
      label: group[0]!.area.label,
      links: group.map((hit) => linkOf(hit, id)),
    })),
    {id: 'tags', label: 'Tags', links: tagLinks},
  ].filter(({links}) => links.length > 0);
}

function linkOf(hit: Hit, group: string): ResultGroup['links'][number] {
  return {
    // without the section, which changes when the full text arrives: a link being clicked must stay
    key: hit.path.split('#')[0]!,
    href: BASE_PATH + hit.path,
    hue: hueOfSection(hit.area.id),
    text: <HitText hit={hit} group={group} />,
  };
}
