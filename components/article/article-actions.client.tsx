'use client';

import {useEffect} from 'react';
import {copyFrom, copyText} from '@/lib/client/browser/copy';

const MENU = '[data-article-menu]';

/**
 * Handles clicks in an article's menu (article-menu.tsx) and footer (markdown-links.tsx), and closes the menu on a
 * click outside or Escape. Closes an open term popover before printing, because it would print on top of the page.
 */
export function ArticleActions() {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-can-share', typeof navigator.share === 'function');
    const onClick = (event: MouseEvent) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-action]');
      const group = button?.closest<HTMLElement>('[data-article-actions]');
      if (button && group) void run(button.dataset.action ?? '', group);
    };
    const close = (keep: Node | null) => {
      for (const menu of document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`)) {
        if (!menu.contains(keep)) menu.open = false;
      }
    };
    const onElsewhere = (event: Event) => close(event.target as Node);
    const onKeyDown = (event: KeyboardEvent) => {
      const menu = document.querySelector<HTMLDetailsElement>(`${MENU}[open]`);
      if (event.key !== 'Escape' || !menu) return;
      const hadFocus = menu.contains(document.activeElement);
      close(null);
      if (hadFocus) menu.querySelector('summary')?.focus();
    };
    // `toggle` does not bubble
    const onToggle = (event: Event) => {
      const {target} = event;
      if (target instanceof HTMLElement && target.matches(MENU)) announce(target, '');
    };
    const onPrint = () => document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
    const stop = new AbortController();
    const {signal} = stop;
    window.addEventListener('beforeprint', onPrint, {signal});
    document.addEventListener('click', onClick, {signal});
    document.addEventListener('pointerdown', onElsewhere, {signal});
    document.addEventListener('focusin', onElsewhere, {signal});
    document.addEventListener('keydown', onKeyDown, {signal});
    document.addEventListener('toggle', onToggle, {signal, capture: true});
    return () => stop.abort();
  }, []);
  return null;
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
