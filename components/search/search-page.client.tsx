'use client';

import {type SyntheticEvent, useRef, useState} from 'react';
import {Icon} from '@/components/ui/icon';
import {BASE_PATH} from '@/lib/base-path';
import type {Filter} from '@/lib/search';
import {Facets} from './facets.client';
import {groupHits} from './groups';
import {HitText, hueOfArea} from './hit';
import {SearchStatus} from './search-status.client';
import {tagLink} from './tag-link';
import {UrgentNote} from './urgent-note';
import {useAddressQuery} from './use-address-query';
import {useSearch} from './use-search';

/** The results for the `q` in the address; typing updates the address, so that it can be shared. */
export function SearchPage() {
  const input = useRef<HTMLInputElement>(null);
  const [query, askAnew] = useAddressQuery();
  const [filter, setFilter] = useState<Filter>({});
  const search = useSearch(query, filter);
  const {found} = search;
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // the results are already shown; the on-screen keyboard would cover them
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
  };
  const ask = (text: string) => {
    setFilter({});
    askAnew(text);
  };

  return (
    <search className="search-page">
      <form className="search-page-field" action={`${BASE_PATH}/search`} onSubmit={onSubmit}>
        <Icon name="search" />
        <input
          ref={input}
          className="search-field-input"
          type="text"
          name="q"
          aria-label="Search all articles"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder="What would you like to know?"
          value={query}
          onChange={(event) => ask(event.target.value)}
        />
      </form>
      <UrgentNote urgent={found?.urgent} />
      <SearchStatus search={search} query={query} onAsk={ask} />
      {found && <Facets found={found} filter={filter} onChange={setFilter} />}
      {found &&
        groupHits(found.hits).map(({id, label, hits}) => (
          <section key={id} className="search-page-group" aria-labelledby={`results-${id}`}>
            <h2 id={`results-${id}`}>{label}</h2>
            <ul className="search-page-list">
              {hits.map((hit) => (
                <li key={hit.path}>
                  <a className="search-page-hit" href={BASE_PATH + hit.path} data-hue={hueOfArea(hit.area.id)}>
                    <HitText hit={hit} group={id} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      {found && found.tags.length > 0 && (
        <section className="search-page-group" aria-labelledby="results-tags">
          <h2 id="results-tags">Tags</h2>
          <ul className="search-page-list">
            {found.tags.map(tagLink).map(({label, path}) => (
              <li key={path}>
                <a className="search-page-tag" href={BASE_PATH + path}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </search>
  );
}
