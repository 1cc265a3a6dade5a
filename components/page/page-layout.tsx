import type {ReactNode} from 'react';
import {SearchButton} from '@/components/search/search-button';
import type {Hue} from '@/lib/sections';

interface Props {
  title: string;
  /** Below the headline. */
  lead?: ReactNode;
  kicker?: ReactNode;
  hue?: Hue;
  sidebar?: ReactNode;
  /** True for lists: adds a search field on phones, whose bar has no search. */
  hasSearch?: boolean;
  /** The width of prose, or of the whole page. */
  width?: 'prose' | 'page';
  children: ReactNode;
}

/** A page that is not an article: title, lead, content, and optionally a sidebar. */
export function PageLayout({title, lead, kicker, hue = 'leaf', sidebar, width = 'prose', hasSearch, children}: Props) {
  return (
    <div className="page-layout" data-hue={hue} data-columns={sidebar ? 'sidebar' : undefined}>
      {sidebar}
      <div className="page-layout-content" data-width={width}>
        <header className="page-layout-header">
          {kicker && <p className="page-layout-kicker">{kicker}</p>}
          <h1>{title}</h1>
          {lead && <p className="page-layout-lead">{lead}</p>}
          {hasSearch && <SearchButton place="list" />}
        </header>
        {children}
      </div>
    </div>
  );
}
