import {DelayedSpinner} from '@/components/ui/delayed-spinner';
import {Icon} from '@/components/ui/icon';
import {Link} from '@/components/ui/link';
import {Static} from '@/components/ui/static';
import {SEARCH_IDS} from '@/lib/client/behavior/dialog-ids';
import {url} from '@/lib/urls';

/**
 * The search dialog, on every page. lib/client/inline/controls.ts opens it, with or without the application. The part
 * below the field loads later (search-panel.client.tsx); until then Enter opens the results page.
 */
export function SearchDialog() {
  return (
    <Static>
      <dialog id={SEARCH_IDS.dialog} className="search-dialog" aria-label="Search" data-print="none">
        <search className="search-dialog-panel">
          <form className="search-field" action={url('/search')}>
            <input
              className="search-field-input"
              type="text"
              name="q"
              role="combobox"
              aria-label="Search"
              aria-expanded="false"
              autoComplete="off"
              placeholder="What would you like to know?"
            />
            {/* not a tab stop: Enter does the same, and the numbers to call should follow the field directly */}
            <button type="submit" className="search-field-submit" aria-label="Go" tabIndex={-1}>
              <Icon name="search" />
            </button>
            <button type="button" className="search-field-close" aria-label="Close search" data-control="search-close">
              <Icon name="close" />
            </button>
          </form>
          <div className="search-dialog-body">
            <DelayedSpinner />
            <p className="search-dialog-footer">
              <Link href="/a-z">Everything from A to Z</Link>
            </p>
          </div>
        </search>
      </dialog>
    </Static>
  );
}
