'use client';

import {useEffect, useState} from 'react';
import {Icon} from '@/components/ui/icon';
import {plainText} from '@/lib/entities';
import {OFFLINE_CHANGED} from '@/lib/service-worker';
import type {SavedPage} from '@/lib/service-worker/page-store';
import {offline} from './offline';
import {refusalOf} from './use-save';
import {useSavedPages} from './use-saved-pages';

/** A moment's date in the reader's time zone: "March 3, 2025". */
const DAY = new Intl.DateTimeFormat('en-US', {dateStyle: 'long'});

/** The pages on this device: those saved on purpose, then those visited. */
export function SavedPages() {
  const pages = useSavedPages();
  const size = useSize(pages);
  const [status, setStatus] = useState('');
  if (pages?.length === 0) {
    const isSaving = offline.isSavingEnabled() && !refusalOf();
    return (
      <p className="saved-pages-note">
        {isSaving ? 'Nothing yet. Pages you open from now on appear here.' : 'Nothing is saved.'}
      </p>
    );
  }
  const pinned = pages?.filter(({isPinned}) => isPinned) ?? [];
  const count = pages?.length === 1 ? '1 page' : `${pages?.length} pages`;
  const visited = pages?.filter(({isPinned}) => !isPinned) ?? [];
  return (
    <div aria-busy={pages === undefined}>
      {size && pages && <p className="saved-pages-note">{`${count}, ${size} with everything needed.`}</p>}
      <p className="saved-pages-note" role="status">
        {status}
      </p>
      <PageList title="Saved by you" pages={pinned} onStatus={setStatus} />
      <PageList title="Visited" pages={visited} onStatus={setStatus} />
    </div>
  );
}

interface PageListProps {
  readonly title: string;
  readonly pages: readonly SavedPage[];
  readonly onStatus: (message: string) => void;
}

function PageList({title, pages, onStatus}: PageListProps) {
  if (pages.length === 0) return null;
  const remove = async (path: string, name: string, button: HTMLElement) => {
    // before the entry is removed, and the focus with it
    const entry = button.closest('li');
    const next = entry?.nextElementSibling ?? entry?.previousElementSibling;
    (next?.querySelector('button') ?? entry?.closest('section')?.querySelector('h2'))?.focus();
    try {
      await offline.store.remove([path]);
      onStatus('');
    } catch (error) {
      console.warn('A page could not be removed.', error);
      onStatus(`“${name}” could not be deleted.`);
    }
    dispatchEvent(new Event(OFFLINE_CHANGED));
  };
  return (
    <>
      <h3 className="saved-pages-heading">{`${title} (${pages.length})`}</h3>
      <ul className="saved-pages-list">
        {pages.map(({path, title: raw, savedAt}) => {
          const name = plainText(raw);
          return (
            <li key={path}>
              <a className="saved-pages-link" href={path}>
                {name}
              </a>
              {savedAt && <span className="saved-pages-date">{DAY.format(new Date(savedAt))}</span>}
              <button
                type="button"
                className="saved-pages-remove"
                aria-label={`Remove “${name}” from this device`}
                onClick={(event) => remove(path, name, event.currentTarget)}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** "3.4 MB": what the site stores here, if the browser reports it. */
function useSize(pages: unknown): string | undefined {
  const [size, setSize] = useState<string>();

  useEffect(() => {
    navigator.storage?.estimate?.().then(
      ({usage}) => setSize(usage ? `${(usage / 1e6).toFixed(1)} MB` : undefined),
      () => setSize(undefined),
    );
  }, [pages]);

  return size;
}
