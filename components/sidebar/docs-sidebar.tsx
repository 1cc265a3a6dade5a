import {Icon} from '@/components/ui/icon';
import {Link} from '@/components/ui/link';
import {Static} from '@/components/ui/static';
import {siteConfig} from '@/lib/config';
import type {Sidebar, SidebarEntry} from '@/lib/content';
import {leadsTo, sidebarWindow} from '@/lib/content/sidebars/sidebar-window';
import {isSamePath} from '@/lib/paths';
import type {Hue} from '@/lib/sections';
import {url} from '@/lib/urls';
import {SidebarScroller} from './sidebar-scroller.client';

interface Props {
  sidebar: Sidebar;
  path: string;
  /** The page's hue, which the menu's copy of the sidebar cannot inherit. */
  hue: Hue;
  /** Label of a category to open: on the page of a section that shares a sidebar, that section's. */
  open?: string;
  /** The section of the page, whose own page is linked first unless an entry links it. */
  section?: {readonly label: string; readonly route?: string};
}

/** The current section's sidebar, static: lib/client/inline/controls.ts opens its categories and hides it. */
export function DocsSidebar({sidebar, path, hue, open, section}: Props) {
  const {hideable, autoCollapseCategories} = siteConfig().docs.sidebar;
  const isLinked = sidebar.entries.some((entry) => entry.kind !== 'html' && entry.href === section?.route);
  return (
    <div className="sidebar docs-sidebar" data-print="none">
      <SidebarScroller id={sidebar.id}>
        <Static>
          <nav
            className="sidebar-nav"
            aria-label="Docs sidebar"
            data-section-sidebar=""
            data-hue={hue}
            data-auto-collapse={autoCollapseCategories ? '' : undefined}
          >
            {section?.route && !isLinked && (
              <a
                className="sidebar-link docs-sidebar-heading"
                href={url(section.route)}
                aria-current={isSamePath(section.route, path) ? 'page' : undefined}
              >
                All of {section.label}
              </a>
            )}
            <Entries entries={sidebarWindow(sidebar.entries, path)} path={path} open={open} />
          </nav>
        </Static>
      </SidebarScroller>
      {hideable && <HideButtons />}
    </div>
  );
}

function HideButtons() {
  return (
    <>
      <button type="button" className="docs-sidebar-collapse" data-control="sidebar">
        <Icon name="chevronsLeft" />
        Collapse sidebar
      </button>
      <button
        type="button"
        className="docs-sidebar-expand"
        aria-label="Expand sidebar"
        title="Expand sidebar"
        data-control="sidebar"
      >
        <Icon name="chevronsRight" />
      </button>
    </>
  );
}

interface EntriesProps extends Pick<Props, 'path' | 'open'> {
  entries: readonly SidebarEntry[];
}

function Entries({entries, path, open}: EntriesProps) {
  return (
    <ul className="docs-sidebar-list">
      {entries.map((entry) => (
        <Entry key={keyOf(entry)} entry={entry} path={path} open={open} />
      ))}
    </ul>
  );
}

function keyOf(entry: SidebarEntry): string {
  if (entry.kind === 'html') return entry.value;
  return entry.kind === 'link' ? entry.href : entry.label;
}

function Entry({entry, path, open}: Omit<EntriesProps, 'entries'> & {entry: SidebarEntry}) {
  switch (entry.kind) {
    case 'html':
      // written by the owner in content/sidebars.ts
      return <li dangerouslySetInnerHTML={{__html: entry.value}} />;
    case 'link':
      return (
        <li>
          <Link
            className="sidebar-link"
            href={entry.href}
            aria-current={isSamePath(entry.href, path) ? 'page' : undefined}
          >
            {entry.label}
          </Link>
        </li>
      );
    case 'category':
      return (
        <Category entry={entry} path={path} isOpen={!entry.collapsed || entry.label === open || leadsTo(entry, path)} />
      );
  }
}

interface CategoryProps {
  entry: Extract<SidebarEntry, {kind: 'category'}>;
  path: string;
  isOpen: boolean;
}

function Category({entry, path, isOpen}: CategoryProps) {
  const disclosure = {
    type: 'button' as const,
    'aria-expanded': isOpen,
    'data-control': 'disclosure',
  };
  return (
    <li className="docs-sidebar-category">
      {entry.href === undefined ? (
        <button {...disclosure} className="sidebar-link docs-sidebar-heading">
          <span>{entry.label}</span>
          <Icon name="chevronRight" />
        </button>
      ) : (
        <div className="docs-sidebar-linked">
          <a
            className="sidebar-link docs-sidebar-heading"
            href={url(entry.href)}
            aria-current={isSamePath(entry.href, path) ? 'page' : undefined}
          >
            {entry.label}
          </a>
          <button
            {...disclosure}
            className="docs-sidebar-caret"
            aria-label={`${isOpen ? 'Collapse' : 'Expand'} sidebar category '${entry.label}'`}
          >
            <Icon name="chevronRight" />
          </button>
        </div>
      )}
      {/* last in its list item, where lib/client/inline/controls.ts looks for it */}
      <div className="docs-sidebar-panel" hidden={!isOpen}>
        <Entries entries={entry.items} path={path} />
      </div>
    </li>
  );
}
