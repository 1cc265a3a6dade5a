'use client';

import {type ReactNode, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import {Region} from '@/components/ui/region.client';
import {fetchJson} from '@/lib/client/browser/fetch-json';
import type {BlogYearPayload} from '@/lib/output/files/fragments';
import {SidebarScroller} from './sidebar-scroller.client';

interface Props {
  /** Folder of the JSON files, one per year. */
  base: string;
  /** Address of the open post. */
  current?: string;
  children: ReactNode;
}

/** Loads a year's posts when it is first opened. */
export function BlogYears({base, current, children}: Props) {
  const [opened, setOpened] = useState<readonly HTMLDetailsElement[]>([]);

  useEffect(() => {
    const open = (year: EventTarget | null) => {
      if (!(year instanceof HTMLDetailsElement) || !year.dataset.year || !year.open || year.querySelector('ul')) return;
      setOpened((before) =>
        before.includes(year) ? before : [...before.filter(({isConnected}) => isConnected), year],
      );
    };
    const onToggle = ({target}: Event) => open(target);
    // opened before the application was ready
    for (const year of document.querySelectorAll('details[data-year]')) open(year);
    // `toggle` does not bubble, but it can be captured
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, []);

  return (
    <div className="sidebar" data-print="none">
      <SidebarScroller id="blog">{children}</SidebarScroller>
      {opened.map((year) =>
        createPortal(<Posts base={base} year={year.dataset.year!} current={current} />, year, year.dataset.year),
      )}
    </div>
  );
}

function Posts({base, year, current}: {base: string; year: string; current?: string}) {
  return (
    <Region<BlogYearPayload> load={fetchJson} address={`${base}/${year}.json`} name={`The posts of ${year}`}>
      {({posts}) => (
        <ul className="blog-sidebar-list">
          {posts.map(({title, href, readingMinutes}) => (
            <li key={href}>
              <a className="sidebar-link" href={href} aria-current={href === current ? 'page' : undefined}>
                {title} <span className="blog-sidebar-time">{readingMinutes} min read</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Region>
  );
}
