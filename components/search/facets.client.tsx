'use client';

import type {EntryKind, Facet, Filter, Results} from '@/lib/search';
import {hueOfSection} from '@/lib/sections';

interface Props {
  results: Results;
  filter: Filter;
  onChange(filter: Filter): void;
}

/** Filters the results by the knowledge base, the blog or one section. Nothing when all results share one section. */
export function Facets({results: {kinds, areas}, filter, onChange}: Props) {
  const isChosen = filter.kind !== undefined || filter.area !== undefined;
  const sections = areas.filter(({id}) => id !== 'blog' && id !== 'sunroot');
  if (!isChosen && kinds.length < 2 && sections.length < 2) return null;
  const all = kinds.reduce((sum, {count}) => sum + count, 0);
  return (
    <fieldset className="facets">
      <legend className="visually-hidden">Narrow the results</legend>
      <Chip facet={{id: '', label: 'All', count: all}} isActive={!isChosen} onClick={() => onChange({})} />
      {kinds.map((facet) => (
        <Chip
          key={facet.id}
          facet={facet}
          isActive={filter.kind === facet.id && filter.area === undefined}
          onClick={() => onChange({kind: facet.id as EntryKind})}
        />
      ))}
      {filter.kind !== 'post' && filter.kind !== 'page' && sections.length > 0 && <span className="facets-gap" />}
      {sections.map((facet) => (
        <Chip
          key={facet.id}
          facet={facet}
          hue={hueOfSection(facet.id)}
          isActive={filter.area === facet.id}
          onClick={() => onChange(filter.area === facet.id ? {} : {kind: 'doc', area: facet.id})}
        />
      ))}
    </fieldset>
  );
}

function Chip({facet, hue, isActive, onClick}: {facet: Facet; hue?: string; isActive: boolean; onClick(): void}) {
  return (
    <button type="button" className="facets-chip" data-hue={hue} aria-pressed={isActive} onClick={onClick}>
      {facet.label} <span className="facets-count">{facet.count}</span>
    </button>
  );
}
