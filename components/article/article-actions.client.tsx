'use client';

import {useEffect} from 'react';
import {copyFrom, copyText} from './copy';

/**
 * Handles clicks in an article's menu (article-menu.tsx) and footer (markdown-links.tsx), and on citations. Closes an
 * open popover before printing, because it would print on top of the page.
 */
export function ArticleActions() {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-can-share', typeof navigator.share === 'function');
    const onClick = (event: MouseEvent) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-action]');
      const group = button?.closest<HTMLElement>('[data-article-actions]');
      if (button && group) void run(button.dataset.action ?? '', group);
      const mark = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#source-"]');
      if (mark) leadBackTo(mark);
    };
    const onToggle = ({target}: Event) => {
      if (target instanceof HTMLElement && target.popover) announce(target, '');
    };
    const onPrint = () => document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
    const stop = new AbortController();
    const {signal} = stop;
    window.addEventListener('beforeprint', onPrint, {signal});
    document.addEventListener('click', onClick, {signal});
    // does not bubble
    document.addEventListener('toggle', onToggle, {signal, capture: true});
    return () => stop.abort();
  }, []);
  return null;
}

/** The "↑" of a source (source-list.tsx) leads to the citation that was clicked, no longer to the first. */
function leadBackTo(mark: HTMLAnchorElement): void {
  const source = mark.hash.slice(1);
  const all = [...document.querySelectorAll(`a[href="#${source}"]`)];
  mark.id ||= `${source}-cited-${all.indexOf(mark)}`;
  const back = document.querySelector<HTMLAnchorElement>(`#${source} > a[href^="#"]`);
  if (!back) return;
  back.href = `#${mark.id}`;
  back.ariaLabel = 'Back to the text';
}

async function run(action: string, group: HTMLElement): Promise<void> {
  const {origin, pathname} = location;
  const address = origin + pathname;
  announce(group, '');
  switch (action) {
    case 'copy-markdown': {
      const markdown = group.querySelector<HTMLAnchorElement>('[data-markdown]')?.href ?? '';
      announce(
        group,
        (await copyFrom(markdown)) ? 'Copied as Markdown' : 'Copying did not work. Use “View as Markdown”.',
      );
      break;
    }
    case 'copy-link':
      announce(group, (await copyText(address)) ? 'Link copied' : `Copying did not work. The address is ${address}`);
      break;
    case 'print':
      print();
      break;
    case 'share':
      // cancelling is not an error
      await navigator.share({title: document.title, url: address}).catch(() => undefined);
      break;
  }
}

function announce(group: Element, text: string): void {
  const status = group.querySelector('[role="status"]');
  if (status) status.textContent = text;
}
