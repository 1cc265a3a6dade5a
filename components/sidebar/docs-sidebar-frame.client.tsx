'use client';

import {type MouseEvent, type ReactNode, useRef} from 'react';
import {Icon} from '@/components/ui/icon';
import {useBrowserLayoutEffect} from '@/components/ui/use-browser-layout-effect';
import {STORAGE_KEYS} from '@/lib/behavior/storage-keys';
import {removeStored, writeStored} from '@/lib/browser/storage';
import {toggleCategory} from './categories';
import {keepPosition, restorePosition} from './keep-position';

interface Props {
  id: string;
  isHideable: boolean;
  children: ReactNode;
}

export function DocsSidebarFrame({id, isHideable, children}: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const expander = useRef<HTMLButtonElement>(null);

  useBrowserLayoutEffect(() => {
    if (scroller.current) return keepPosition(scroller.current, id);
  }, [id]);

  const setHidden = (isHidden: boolean) => {
    const root = document.documentElement;
    if (isHidden) {
      root.dataset.docsSidebar = 'hidden';
      writeStored(STORAGE_KEYS.docsSidebar, 'hidden');
      expander.current?.focus();
    } else {
      delete root.dataset.docsSidebar;
      removeStored(STORAGE_KEYS.docsSidebar);
      const element = scroller.current;
      if (!element) return;
      restorePosition(element, id);
      const current = element.querySelector<HTMLElement>('[aria-current]');
      const isClosedAway = current?.closest('ul')?.closest(CLOSED_CATEGORY);
      (isClosedAway ? firstControl(element) : (current ?? firstControl(element)))?.focus({preventScroll: true});
    }
  };
  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('[data-control="category"]');
    if (button) toggleCategory(button);
  };

  return (
    <div className="docs-sidebar" data-docs-sidebar="" data-print="none">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens for the buttons inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a button's key press is a click */}
      <div ref={scroller} className="docs-sidebar-scroller" onClick={onClick}>
        {children}
      </div>
      {isHideable && (
        <>
          <button
            type="button"
            className="docs-sidebar-collapse"
            data-control="hide-sidebar"
            onClick={() => setHidden(true)}
          >
            <Icon name="chevronsLeft" />
            Collapse sidebar
          </button>
          <button
            ref={expander}
            type="button"
            className="docs-sidebar-expand"
            aria-label="Expand sidebar"
            title="Expand sidebar"
            data-control="show-sidebar"
            onClick={() => setHidden(false)}
          >
            <Icon name="chevronsRight" />
          </button>
        </>
      )}
    </div>
  );
}

/** Also while it closes. */
const CLOSED_CATEGORY = 'li:has(> [aria-expanded="false"], > div > [aria-expanded="false"])';

const firstControl = (scroller: HTMLElement) => scroller.querySelector<HTMLElement>('a, button');
