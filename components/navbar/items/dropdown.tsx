import {Children, type ReactNode} from 'react';
import {Icon} from '@/components/ui/icon';
import type {NavbarLink} from '@/lib/config/resolve-navbar';
import {LinkItem} from './link-item.client';

interface Props {
  label: string;
  /** The label's address when it is a link; a button beside it then opens the list. */
  link?: NavbarLink;
  isMobile?: boolean;
  items: ReactNode[];
}

/** A list below a button: in the bar handled by lib/client/inline/dropdowns.ts, in the menu by controls.ts. */
export function Dropdown({label, link, isMobile, items}: Props) {
  const list = Children.map(items, (item) => <li>{item}</li>);
  if (isMobile) {
    return (
      <>
        <div className="dropdown-mobile-head">
          {link ? <LinkItem item={link} /> : <span>{label}</span>}
          {/* renamed to "Collapse the dropdown" when open (lib/client/inline/controls.ts) */}
          <button
            type="button"
            className="dropdown-trigger"
            aria-label="Expand the dropdown"
            aria-expanded={false}
            data-control="disclosure"
            suppressHydrationWarning
          >
            <Icon name="chevronDown" />
          </button>
        </div>
        <div hidden suppressHydrationWarning>
          <ul className="dropdown-mobile-list">{list}</ul>
        </div>
      </>
    );
  }
  return (
    <div className="dropdown" data-dropdown="">
      {link && <LinkItem item={link} />}
      <button
        type="button"
        className="dropdown-trigger"
        aria-haspopup="true"
        aria-expanded={false}
        aria-label={link ? `${label}, more` : undefined}
        suppressHydrationWarning
      >
        {!link && label}
        <Icon name="chevronDown" />
      </button>
      <ul className="dropdown-list" hidden suppressHydrationWarning>
        {list}
      </ul>
    </div>
  );
}
