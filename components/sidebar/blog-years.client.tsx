'use client';

import {type ReactNode, useEffect, useRef} from 'react';
import styles from './blog-sidebar.module.css';

interface YearPost {
  readonly title: string;
  readonly href: string;
  readonly readingMinutes: number;
}

interface Props {
  /** Folder of the years' JSON. */
  base: string;
  /** Address of the open post. */
  current?: string;
  children: ReactNode;
}

/** Fills a year with its posts when it is opened for the first time. When that fails, its link to the archive stays. */
export function BlogYears({base, current, children}: Props) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = root.current;
    const fill = async (details: HTMLDetailsElement) => {
      const {year} = details.dataset;
      if (!year || !details.open || details.querySelector('ul')) return;
      try {
        const response = await fetch(`${base}/${year}.json`);
        if (!response.ok) throw new Error(`HTTP ${response.status}`);
        const {posts} = (await response.json()) as {posts: YearPost[]};
        details.querySelector('a')?.replaceWith(listOf(posts, current));
      } catch (error) {
        console.warn(`The posts of ${year} could not be fetched.`, error);
      }
    };
    const onToggle = (event: Event) => void fill(event.target as HTMLDetailsElement);
    // opened before the application was there
    for (const details of element?.querySelectorAll('details') ?? []) fill(details);
    // toggle does not bubble, but it can be captured
    element?.addEventListener('toggle', onToggle, true);
    return () => element?.removeEventListener('toggle', onToggle, true);
  }, [base, current]);

  return <div ref={root}>{children}</div>;
}

function listOf(posts: readonly YearPost[], current: string | undefined): HTMLUListElement {
  const list = document.createElement('ul');
  list.className = styles.list!;
  for (const {title, href, readingMinutes} of posts) {
    const link = document.createElement('a');
    link.href = href;
    if (href === current) link.setAttribute('aria-current', 'page');
    const time = document.createElement('span');
    time.className = styles.time!;
    time.textContent = `${readingMinutes} min read`;
    link.append(`${title} `, time);
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  return list;
}
