'use client';

import type {KeyboardEvent, RefObject, SyntheticEvent} from 'react';
import {Icon} from '@/components/ui/icon';
import {BASE_PATH} from '@/lib/base-path';
import type {Options} from './use-options';

interface Props {
  input: RefObject<HTMLInputElement | null>;
  query: string;
  options: Options;
  /** The id of the list of the options. */
  listbox: string;
  onType(query: string): void;
  onKeyDown(event: KeyboardEvent): void;
  onSubmit(event: SyntheticEvent): void;
  onClose(): void;
}

/** The combobox of the search and the button that closes it. */
export function SearchField({input, query, options, listbox, onType, onKeyDown, onSubmit, onClose}: Props) {
  return (
    <form className="search-field" action={`${BASE_PATH}/search`} onSubmit={onSubmit}>
      <Icon name="search" />
      <input
        ref={input}
        className="search-field-input"
        type="text"
        name="q"
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-controls={listbox}
        aria-expanded={options.count > 0}
        aria-activedescendant={options.active?.id}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        placeholder="What would you like to know?"
        value={query}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="search-field-close" aria-label="Close search" onClick={onClose}>
        <Icon name="close" />
      </button>
    </form>
  );
}
