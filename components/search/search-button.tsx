import {Icon} from '@/components/ui/icon';
import {url} from '@/lib/urls';

/** Looks like a field and opens the search (lib/inline/controls.ts). Without scripts a link to the index of all articles takes its place. */
export function SearchButton({place}: {place: 'bar' | 'menu' | 'page'}) {
  const look = {className: 'search-button', 'data-place': place, 'data-print': place === 'page' ? 'none' : undefined};
  const content = (
    <>
      <Icon name="search" />
      <span className="search-button-label">{place === 'page' ? 'Search all articles' : 'Search'}</span>
    </>
  );
  return (
    <>
      <button {...look} type="button" aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" data-control="search">
        {content}
        {place !== 'menu' && (
          <span aria-hidden="true">
            <kbd className="search-button-keys" />
          </span>
        )}
      </button>
      <noscript>
        <a {...look} href={url('/a-z')}>
          {content}
        </a>
      </noscript>
    </>
  );
}
