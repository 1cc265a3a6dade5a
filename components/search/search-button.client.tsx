'use client';

import {type KeyboardEvent, useSyncExternalStore} from 'react';
import {Icon} from '@/components/ui/icon';
import {BASE_PATH} from '@/lib/base-path';

const never = () => () => {};

/** Looks like a field. Without scripts a link to the index of all articles; lib/inline/until-ready.ts opens the search. */
export function SearchButton({place}: {place: 'bar' | 'menu' | 'page'}) {
  const isButton = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const isApple = useSyncExternalStore(
    never,
    () => /Mac|iPhone|iPad/.test(navigator.platform),
    () => false,
  );

  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };

  return (
    <a
      className="search-button"
      href={`${BASE_PATH}/a-z`}
      data-place={place}
      data-control="search"
      data-full-load=""
      data-print={place === 'page' ? 'none' : undefined}
      role={isButton ? 'button' : undefined}
      aria-haspopup={isButton ? 'dialog' : undefined}
      aria-keyshortcuts={isButton ? 'Control+K Meta+K' : undefined}
      onKeyDown={onKeyDown}
    >
      <Icon name="search" />
      <span className="search-button-label">{place === 'page' ? 'Search all articles' : 'Search'}</span>
      {place !== 'menu' && (
        <span aria-hidden="true">
          <kbd className="search-button-keys">{isApple ? '⌘K' : 'Ctrl K'}</kbd>
        </span>
      )}
    </a>
  );
}
