import {Icon} from '@/components/ui/icon';
import {url} from '@/lib/urls';

type Place = 'bar' | 'menu' | 'page' | 'list';

/** Looks like a field and opens the search (lib/client/inline/controls.ts); without scripts a link to all articles. */
export function SearchButton({place}: {place: Place}) {
  // the other two are in the bar, which is not printed
  const inPage = place === 'page' || place === 'list';
  const look = {className: 'search-button', 'data-place': place, 'data-print': inPage ? 'none' : undefined};
  return (
    <>
      <button {...look} type="button" aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" data-control="search">
        <Icon name="search" />
        <span className="search-button-label">{inPage ? 'Search all articles' : 'Search'}</span>
        {place !== 'menu' && place !== 'list' && (
          <span aria-hidden="true">
            <kbd className="search-button-keys" />
          </span>
        )}
      </button>
      <noscript>
        <a {...look} href={url('/a-z')}>
          {inPage ? 'All articles from A to Z' : 'A to Z'}
        </a>
      </noscript>
    </>
  );
}
