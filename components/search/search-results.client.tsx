'use client';

import {type SyntheticEvent, useRef, useState} from 'react';
import {Icon} from '@/components/ui/icon';
import {BASE_PATH} from '@/lib/base-path';
import type {Filter} from '@/lib/search';
import {Facets} from './facets.client';
import {groupHits} from './group-hits';
import {HitText, hueOfArea} from './hit';
import {SearchStatus} from './search-status.client';
import {tagLink} from './tag-link';
import {UrgentNote} from './urgent-note';
import {useAddressQuery} from './use-address-query';
import {useSearch} from './use-search';

/** The results for the `q` in the address; typing updates the address, so that it can be shared. */
export function SearchResults() {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useAddressQuery();
  const [filter, setFilter] = useState<Filter>({});
  const search = useSearch(query, filter);
  const {results} = search;
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // the results are already shown; the on-screen keyboard would cover them
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
  };
  const replaceQuery = (text: string) => {
    setFilter({});
    setQuery(text);
  };

  return (
    <search>
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
          onChange={(event) => replaceQuery(event.target.value)}
        />
      </form>
      <UrgentNote urgent={results?.urgent} />
      <SearchStatus search={search} query={query} onQuery={replaceQuery} />
      {results && <Facets results={results} filter={filter} onChange={setFilter} />}
      {results &&
        groupHits(results.hits).map(({id, label, hits}) => (
          <section key={id} className="search-page-group" aria-labelledby={`results-${id}`}>
            <h2 id={`results-${id}`}>{label}</h2>
            <ul className="search-page-list">
              {hits.map((hit) => (
                // without the section, which changes when the full text arrives: a link being clicked must stay
                <li key={hit.path.split('#')[0]}>
                  <a className="search-page-hit" href={BASE_PATH + hit.path} data-hue={hueOfArea(hit.area.id)}>
                    <HitText hit={hit} group={id} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      {results && results.tags.length > 0 && (
        <section className="search-page-group" aria-labelledby="results-tags">
          <h2 id="results-tags">Tags</h2>
          <ul className="search-page-list">
            {results.tags.map(tagLink).map(({label, path}) => (
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
