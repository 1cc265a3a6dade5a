'use client';

import {usePathname} from 'next/navigation';
import type {ReactNode} from 'react';
import {BASE_PATH} from '@/lib/base-path';
import type {Results, StartScreen} from '@/lib/search';
import {hueOfSection} from '@/lib/sections';
import {resultGroups} from './result-groups';
import {searchAddress} from './search-address';

/** Selected with the arrow keys of the field, which keeps the focus (use-combobox.ts). */
const OPTION = {className: 'search-listbox-option', role: 'option', 'aria-selected': false, tabIndex: -1} as const;

interface Props {
  id: string;
  results?: Results;
  recent: readonly string[];
  start?: StartScreen;
  onQuery(query: string): void;
  onTouchMove(): void;
}

/** The options below the field: links to the results in groups, or recent searches and questions others ask. */
export function SearchListbox({id, results, recent, start, onQuery, onTouchMove}: Props) {
  const path = usePathname();
  return (
    <div id={id} className="search-listbox" role="listbox" aria-label="Results" tabIndex={-1} onTouchMove={onTouchMove}>
      {recent.length > 0 && (
        <Group id="recent" label="Recent searches">
          {recent.map((query, index) => (
            <button key={query} type="button" id={`option-recent-${index}`} {...OPTION} onClick={() => onQuery(query)}>
              {query}
            </button>
          ))}
        </Group>
      )}
      {start && (
        <>
          <Group id="areas" label="Sections" areChips>
            {start.areas.map((area) => (
              <a
                key={area.id}
                id={`option-area-${area.id}`}
                {...OPTION}
                href={BASE_PATH + area.path}
                data-hue={hueOfSection(area.id)}
              >
                {area.label}
              </a>
            ))}
          </Group>
          {start.questions.length > 0 && (
            <Group id="questions" label="Questions others ask" areChips>
              {start.questions.map(({ask, to}, index) => (
                <a key={to} id={`option-question-${index}`} {...OPTION} href={BASE_PATH + to}>
                  {ask}
                </a>
              ))}
            </Group>
          )}
        </>
      )}
      {results &&
        resultGroups(results).map((group) => (
          <Group key={group.id} id={group.id} label={group.label}>
            {group.links.map(({key, href, hue, text}, index) => (
              <a key={key} id={`option-${group.id}-${index}`} {...OPTION} href={href} data-hue={hue}>
                {text}
              </a>
            ))}
          </Group>
        ))}
      {results && results.hits.length > 0 && (
        <a
          id="option-all"
          {...OPTION}
          href={searchAddress(results.query)}
          data-all-results=""
          // on the search page only the query changes, and the router would not navigate
          data-full-load={path === '/search' ? '' : undefined}
        >
          See all results on a page of their own
        </a>
      )}
    </div>
  );
}

interface GroupProps {
  id: string;
  label: string;
  /** Side by side, because they are short. */
  areChips?: boolean;
  children: ReactNode;
}

function Group({id, label, areChips, children}: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div
      role="group"
      aria-labelledby={`group-${id}`}
      className="search-listbox-group"
      data-chips={areChips ? '' : undefined}
    >
      <div id={`group-${id}`} className="search-listbox-name" role="presentation">
        {label}
      </div>
      {children}
    </div>
  );
}
