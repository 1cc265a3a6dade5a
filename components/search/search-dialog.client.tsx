'use client';

import {type KeyboardEvent, type MouseEvent, type SyntheticEvent, useRef, useState} from 'react';
import {BASE_PATH} from '@/lib/base-path';
import type {Filter} from '@/lib/search/engine';
import {Facets} from './facets.client';
import {recentSearches, rememberSearch} from './recent-searches';
import {SearchField} from './search-field.client';
import {SearchListbox} from './search-listbox.client';
import {SearchStatus} from './search-status.client';
import {UrgentNote} from './urgent-note';
import {useOptions} from './use-options';
import {useSearch} from './use-search';
import {useSearchDialog} from './use-search-dialog';

export {warm} from './search-client';

const LISTBOX_ID = 'search-options';

export interface SearchDialogProps {
  isOpen: boolean;
  /** Ends the keeping of what the reader typed before there was a field, and returns it. */
  takeTyped(): string;
  onClose(): void;
}

/** A query, and its answers while it is typed: a combobox whose options are links. */
export function SearchDialog({isOpen, takeTyped, onClose}: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<Filter>({});
  const search = useSearch(query, filter);
  const recent = query === '' ? recentSearches() : [];
  const options = useOptions(dialog, `${query}${JSON.stringify(filter)}`, search.found ?? recent.join());

  useSearchDialog({dialog, input, isOpen, takeTyped, onTyped: setQuery});

  const ask = (text: string) => {
    setQuery(text);
    setFilter({});
    input.current?.focus();
  };
  /** What Enter leads to: the option of the arrow keys, or else the link of the list's end. */
  const chosen = () => options.active ?? dialog.current?.querySelector<HTMLAnchorElement>('[data-all-results]');
  const remember = () => {
    // whoever holds the phone next shall not read a query of this kind
    if (!search.found?.urgent) rememberSearch(query);
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // a link: the router takes it from there
    chosen()?.click();
  };
  const onFieldKeyDown = (event: KeyboardEvent) => {
    const link = chosen();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !(link instanceof HTMLAnchorElement))
      return options.onKeyDown(event);
    event.preventDefault();
    // as a press on the link with the same key
    open(link.href, '_blank', 'noopener');
    remember();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // of an input method it takes back what is being composed
    if (event.key !== 'Escape' || query === '' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    ask('');
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const isLink = target.closest('a[href]') !== null;
    if (isLink) remember();
    if (target === dialog.current || (isLink && !event.metaKey && !event.ctrlKey && !event.shiftKey))
      dialog.current?.close();
  };

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="Search"
      data-print="none"
      onClose={onClose}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <search className="search-dialog-panel">
        <SearchField
          input={input}
          query={query}
          options={options}
          listbox={LISTBOX_ID}
          onType={setQuery}
          onKeyDown={onFieldKeyDown}
          onSubmit={onSubmit}
          onClose={() => dialog.current?.close()}
        />
        <UrgentNote urgent={search.found?.urgent} />
        <SearchStatus search={search} query={query} onAsk={ask} />
        {search.found && <Facets found={search.found} filter={filter} onChange={setFilter} />}
        <SearchListbox
          id={LISTBOX_ID}
          found={search.found}
          recent={recent}
          onAsk={ask}
          // a finger that scrolls: the keyboard on the screen covers the end of the list
          onTouchMove={() => input.current?.blur()}
        />
        <Foot />
      </search>
    </dialog>
  );
}

function Foot() {
  return (
    <p className="search-dialog-foot">
      <a href={`${BASE_PATH}/a-z`}>Everything from A to Z</a>
      <span className="search-dialog-keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> clear, close
      </span>
    </p>
  );
}
