'use client';

import {usePathname} from 'next/navigation';
import type {ReactNode} from 'react';
import {BASE_PATH} from '@/lib/base-path';
import type {SearchStartJson} from '@/lib/published/payload-shapes';
import type {Found} from '@/lib/search/engine';
import {groupHits} from '@/lib/search/groups';
import {HitText, hueOfArea} from './hit';
import {searchAddress} from './search-address';

/** Chosen with the arrow keys of the field, which keeps the focus (use-options.ts). */
const OPTION = {className: 'search-listbox-option', role: 'option', 'aria-selected': false, tabIndex: -1} as const;

interface Props {
  id: string;
  found?: Found;
  recent: readonly string[];
  /** Before anything is asked. */
  start?: SearchStartJson;
  onAsk(query: string): void;
  onTouchMove(): void;
}

/** The options below the field: links to the answers in groups, or what was searched for before, and where to begin. */
export function SearchListbox({id, found, recent, start, onAsk, onTouchMove}: Props) {
  const path = usePathname();
  return (
    <div id={id} className="search-listbox" role="listbox" aria-label="Results" tabIndex={-1} onTouchMove={onTouchMove}>
      {recent.length > 0 && (
        <Group id="recent" label="Recent searches">
          {recent.map((query, at) => (
            <button key={query} type="button" id={`option-recent-${at}`} {...OPTION} onClick={() => onAsk(query)}>
              {query}
            </button>
          ))}
        </Group>
      )}
      {start && start.questions.length > 0 && (
        <Group id="questions" label="Questions others ask">
          {start.questions.map(({label, path}, at) => (
            <a key={path} id={`option-question-${at}`} {...OPTION} href={BASE_PATH + path}>
              {label}
            </a>
          ))}
        </Group>
      )}
      {start && (
        <Group id="sections" label="Sections">
          {start.sections.map(({id, label, path}, at) => (
            <a key={path} id={`option-section-${at}`} {...OPTION} href={BASE_PATH + path} data-hue={hueOfArea(id)}>
              {label}
            </a>
          ))}
        </Group>
      )}
      {found &&
        groupHits(found.hits).map((group) => (
          <Group key={group.id} id={group.id} label={group.label}>
            {group.hits.map((hit, at) => (
              <a
                key={hit.path}
                id={`option-${group.id}-${at}`}
                {...OPTION}
                href={BASE_PATH + hit.path}
                data-hue={hueOfArea(hit.area.id)}
              >
                <HitText hit={hit} group={group.id} />
              </a>
            ))}
          </Group>
        ))}
      {found && found.tags.length > 0 && (
        <Group id="tags" label="Tags">
          {found.tags.map(({label, path}, at) => (
            <a key={path} id={`option-tag-${at}`} {...OPTION} href={BASE_PATH + path}>
              {label}
            </a>
          ))}
        </Group>
      )}
      {found && found.hits.length > 0 && (
        <a
          id="option-all"
          {...OPTION}
          href={searchAddress(found.query)}
          data-all-results=""
          // on that page itself only the query is another, and the router would stay where it is
          data-full-load={path === '/search' ? '' : undefined}
        >
          See all results on a page of their own
        </a>
      )}
    </div>
  );
}

function Group({id, label, children}: {id: string; label: string; children: ReactNode}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div role="group" aria-labelledby={`group-${id}`} className="search-listbox-group">
      <div id={`group-${id}`} className="search-listbox-name" role="presentation">
        {label}
      </div>
      {children}
    </div>
  );
}
