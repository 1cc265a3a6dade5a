'use client';

import {type SyntheticEvent, useRef} from 'react';
import {Icon} from '@/components/ui/icon';
import {BASE_PATH} from '@/lib/base-path';
import {resultGroups} from './result-groups';
import {SearchStatus} from './search-status.client';
import {UrgentNote} from './urgent-note';
import {useAddressQuery} from './use-address-query';
import {useSearch} from './use-search';

/** The results for the `q` in the address; typing updates the address, so that it can be shared. */
export function SearchResults() {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useAddressQuery();
  const search = useSearch(query);
  const {results} = search;
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // the results are already shown; the on-screen keyboard would cover them
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
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
          onChange={(event) => setQuery(event.target.value)}
        />
      </form>
      <UrgentNote urgent={results?.urgent} />
      <SearchStatus search={search} query={query} onQuery={setQuery} />
      {results &&
        resultGroups(results).map(({id, label, links}) => (
          <section key={id} className="search-page-group" aria-labelledby={`results-${id}`}>
            <h2 id={`results-${id}`}>{label}</h2>
            <ul className="search-page-list">
              {links.map(({key, href, hue, text}) => (
                <li key={key}>
                  <a className="search-page-hit" href={href} data-hue={hue}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </search>
  );
}
