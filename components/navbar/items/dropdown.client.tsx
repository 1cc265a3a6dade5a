'use client';

import {type KeyboardEvent, type ReactNode, useId, useRef} from 'react';
import {Collapsible} from '@/components/ui/collapsible.client';
import {Icon} from '@/components/ui/icon';
import type {ActiveMatch, NavbarLink} from '@/lib/config/resolve-navbar';
import {activeState} from '@/lib/links/active';
import {LinkItem} from './link-item.client';
import {useDropdown} from './use-dropdown';

interface Props {
  label: string;
  /** Of the label, when it is a link; the list then opens by a button beside it. */
  link?: NavbarLink;
  path: string;
  isMobile?: boolean;
  items: readonly {key: string; node: ReactNode; active?: ActiveMatch}[];
}

export function Dropdown(props: Props) {
  return props.isMobile ? <MobileDropdown {...props} /> : <DesktopDropdown {...props} />;
}

function DesktopDropdown({label, link, path, items}: Props) {
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const {isOpen, open, toggle, hover} = useDropdown(root, trigger);
  const listId = useId();
  const isActive = [link, ...items].some((item) => item?.active && activeState(item.active, path));
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnd = event.key === 'Home' || event.key === 'End';
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp' && !(isEnd && isOpen)) return;
    event.preventDefault();
    open();
    moveFocus(root.current, event.key === 'ArrowDown' || event.key === 'Home' ? 1 : -1, isEnd);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers serve the button and links inside
    <div ref={root} className="dropdown" data-active={isActive || undefined} onKeyDown={onKeyDown} {...hover}>
      {link && <LinkItem item={link} path={path} />}
      <button
        ref={trigger}
        type="button"
        className="dropdown-trigger"
        aria-haspopup="true"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={link ? `${label}, more` : undefined}
        data-control="dropdown"
        suppressHydrationWarning
        onClick={toggle}
      >
        {!link && label}
        <Icon name="chevronDown" />
      </button>
      <ul id={listId} className="dropdown-list" hidden={!isOpen} suppressHydrationWarning>
        {items.map(({key, node}) => (
          <li key={key}>{node}</li>
        ))}
      </ul>
    </div>
  );
}

function MobileDropdown({label, link, path, items}: Props) {
  const holdsActive = items.some(({active}) => active && activeState(active, path));
  return (
    <Collapsible
      // a navigation into it opens it, one out of it closes it
      key={String(holdsActive)}
      initiallyOpen={holdsActive}
      header={({isOpen, buttonProps}) => (
        <div className="dropdown-mobile-head">
          {link ? <LinkItem item={link} path={path} /> : <span>{label}</span>}
          <button
            type="button"
            aria-label={isOpen ? 'Collapse the dropdown' : 'Expand the dropdown'}
            className="dropdown-trigger"
            suppressHydrationWarning
            {...buttonProps}
          >
            <Icon name="chevronDown" />
          </button>
        </div>
      )}
    >
      <ul className="dropdown-mobile-list">
        {items.map(({key, node}) => (
          <li key={key}>{node}</li>
        ))}
      </ul>
    </Collapsible>
  );
}

/** One step on, round the ends; from an end, the first or the last. */
function moveFocus(root: HTMLElement | null, step: 1 | -1, fromEnd: boolean): void {
  // the list may have been opened by this very key press
  requestAnimationFrame(() => {
    const links = [...(root?.querySelectorAll<HTMLElement>('ul a, ul button') ?? [])];
    const at = fromEnd ? -1 : links.indexOf(document.activeElement as HTMLElement);
    const next = at === -1 ? (step === 1 ? 0 : links.length - 1) : (at + step + links.length) % links.length;
    links[next]?.focus();
  });
}
