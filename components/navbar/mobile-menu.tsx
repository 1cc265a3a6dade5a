import type {ReactNode} from 'react';
import {Icon} from '@/components/ui/icon';
import {Link} from '@/components/ui/link';
import {Static} from '@/components/ui/static';
import {MENU_ID} from '@/lib/client/behavior/dialog-ids';
import type {FooterLink} from '@/lib/config';
import type {PlacedNavbarItem} from '@/lib/config/resolve-navbar';
import type {DocsIndex} from '@/lib/content';
import {isBelow} from '@/lib/paths';
import {url} from '@/lib/urls';
import {NavbarItem} from './navbar-item';

interface Props {
  brand: ReactNode;
  items: readonly PlacedNavbarItem[];
  toggle: ReactNode;
  sections: DocsIndex['sections'];
  /** The small links of the footer, which is far away on a phone. */
  links: readonly FooterLink[];
}

/**
 * The menu of narrow windows: a native modal dialog, which traps the focus and hides the page behind it.
 * lib/client/inline/controls.ts handles it. On pages with a section sidebar it first shows a copy of that.
 */
export function MobileMenu({brand, items, toggle, sections, links}: Props) {
  const searches = items.filter(({item}) => item.kind === 'search');
  const others = items.filter((placed) => !searches.includes(placed));
  return (
    <>
      <button
        type="button"
        className="navbar-button navbar-opener"
        aria-label="Open menu"
        aria-expanded={false}
        aria-haspopup="dialog"
        data-control="menu"
        suppressHydrationWarning
      >
        <Icon name="menu" />
      </button>
      <dialog id={MENU_ID} className="mobile-menu" aria-label="Main menu" suppressHydrationWarning>
        <div className="mobile-menu-panel">
          <div className="mobile-menu-head">
            {/* in the opener's place: the second click of a double click closes the menu and follows no link */}
            <form method="dialog">
              <button type="submit" className="navbar-button" aria-label="Close menu">
                <Icon name="close" />
              </button>
            </form>
            <a className="navbar-brand mobile-menu-brand" href={url('/')}>
              {brand}
            </a>
            {toggle}
          </div>
          {/* above both panels, where it is easy to find */}
          {searches.map((placed) => (
            <NavbarItem key={placed.source} placed={placed} isMobile />
          ))}
          <div className="mobile-menu-section">
            <button type="button" className="mobile-menu-back" data-control="menu-back">
              ← Back to main menu
            </button>
            {/* without React children, so that React leaves the inserted copy alone */}
            <div data-copy="" suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
          </div>
          <div className="mobile-menu-main" data-main="">
            <ul className="mobile-menu-items">
              {others.map((placed) => (
                <li key={placed.source}>
                  <NavbarItem placed={placed} isMobile />
                </li>
              ))}
            </ul>
            <More sections={sections} links={links} isItem={(id) => others.some(leadsBelow(`/docs/${id}`))} />
          </div>
        </div>
      </dialog>
    </>
  );
}

const leadsBelow =
  (path: string) =>
  ({item}: PlacedNavbarItem) =>
    item.kind === 'link' && isBelow(item.href, path);

interface MoreProps extends Pick<Props, 'sections' | 'links'> {
  /** Whether an item leads into the section: without scripts the others are beside the items. */
  isItem: (section: string) => boolean;
}

function More({sections, links, isItem}: MoreProps) {
  return (
    <Static className="mobile-menu-more">
      <p className="mobile-menu-title">All sections</p>
      <p className="mobile-menu-sections">
        {sections.map(({id, label, hue, docs, route}) =>
          route === undefined ? null : (
            <a key={id} href={url(route)} data-hue={hue} data-extra={isItem(id) ? undefined : ''}>
              {label} <span>{docs.length}</span>
            </a>
          ),
        )}
      </p>
      <p className="mobile-menu-links">
        {links.map(({label, to, href, isUrgent}) => (
          <Link key={label} href={to ?? href!} data-urgent={isUrgent ? '' : undefined}>
            {label}
          </Link>
        ))}
      </p>
    </Static>
  );
}
