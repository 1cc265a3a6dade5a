'use client';

import {type MouseEvent, useEffect, useState} from 'react';
import {BASE_PATH} from '@/lib/base-path';
import {SEARCH_IDS} from '@/lib/client/behavior/dialog-ids';
import type {StartScreen} from '@/lib/search';
import {recentSearches, rememberSearch} from './recent-searches';
import {searchAddress} from './search-address';
import {loadStartScreen} from './search-client';
import {SearchListbox} from './search-listbox.client';
import {SearchStatus} from './search-status.client';
import {UrgentNote} from './urgent-note';
import {useCombobox} from './use-combobox';
import {useSearch} from './use-search';

export interface SearchPanelProps {
  readonly dialog: HTMLDialogElement;
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
}

/** The results while a query is typed in the dialog's field (search-dialog.tsx): a combobox whose options are links. */
export function SearchPanel({dialog, form, input}: SearchPanelProps) {
  // it may have been typed before this code loaded
  const [query, setQuery] = useState(input.value);
  const [, setOpenCount] = useState(0);
  const search = useSearch(query);
  const [start, setStart] = useState<StartScreen>();
  const recent = query === '' ? recentSearches() : [];
  const options = useCombobox(dialog, query, search.results ?? `${recent.join()}${start ? 'start' : ''}`);

  useEffect(() => {
    void loadStartScreen().then(setStart);
  }, []);

  const replaceQuery = (text: string) => {
    input.value = text;
    setQuery(text);
    input.focus();
  };
  const remember = () => {
    // the next person to use the phone must not see such a query
    if (!search.results?.urgent) rememberSearch(query);
  };

  // on every render, because the field is outside of it
  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    /** What Enter opens: the active option, or else all results of what is in the field. */
    const chosen = () => {
      const all = dialog.querySelector<HTMLAnchorElement>('[data-all-results]');
      // the results, and the active one, may still be those of an earlier query
      if (all) all.href = searchAddress(input.value);
      return (input.value === query && options.active) || all;
    };
    const onInput = () => setQuery(input.value);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return options.onKeyDown(event);
      const link = chosen();
      if (!(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      // like a click on the link with the same modifier key
      open(link.href, '_blank', 'noopener');
      remember();
    };
    const onSubmit = (event: Event) => {
      event.preventDefault();
      // a link: the router handles it; before the first results there is none
      const link = chosen();
      if (link) link.click();
      else if (input.value.trim() !== '') location.assign(searchAddress(input.value));
    };
    const onEscape = (event: KeyboardEvent) => {
      // during composition, Escape cancels what an input method is composing
      if (event.key !== 'Escape' || query === '' || event.isComposing) return;
      event.preventDefault();
      replaceQuery('');
    };
    const onOpen = () => {
      input.select();
      // queries asked so far are among the recent searches
      setOpenCount((count) => count + 1);
    };
    onInput();
    input.addEventListener('input', onInput, {signal});
    input.addEventListener('keydown', onKeyDown, {signal});
    form.addEventListener('submit', onSubmit, {signal});
    dialog.addEventListener('keydown', onEscape, {signal});
    addEventListener('sunroot:search', onOpen, {signal});
    return () => controller.abort();
  });

  const isExpanded = options.count > 0;
  const activeId = options.active?.id;
  useEffect(() => {
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', SEARCH_IDS.options);
    Object.assign(input, {autocapitalize: 'none', spellcheck: false, enterKeyHint: 'search'});
    input.ariaExpanded = String(isExpanded);
    if (activeId) input.setAttribute('aria-activedescendant', activeId);
    else input.removeAttribute('aria-activedescendant');
  }, [input, isExpanded, activeId]);

  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest('a[href]')) remember();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: records clicks on its links
    <div className="search-dialog-body" onClick={onClick}>
      <UrgentNote urgent={search.results?.urgent} />
      <SearchStatus search={search} query={query} onQuery={replaceQuery} />
      <SearchListbox
        id={SEARCH_IDS.options}
        results={search.results}
        recent={recent}
        start={query === '' ? start : undefined}
        onQuery={replaceQuery}
        // when a finger scrolls: the on-screen keyboard covers the end of the list
        onTouchMove={() => input.blur()}
      />
      <Footer />
    </div>
  );
}

function Footer() {
  return (
    <p className="search-dialog-footer">
      <a href={`${BASE_PATH}/a-z`}>Everything from A to Z</a>
      <span className="search-dialog-keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> clear, close
      </span>
    </p>
  );
}
