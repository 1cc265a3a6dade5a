import {ThumbnailCover} from '@/components/covers/cover';
import {JumpLinks, linksToGroups} from '@/components/lists/jump-links';
import type {DocsIndex} from '@/lib/content';
import {counted} from '@/lib/counted';
import {url} from '@/lib/urls';

interface Props extends Pick<DocsIndex, 'sections'> {
  list?: string;
  /** Also links to the groups of each section. */
  hasGroups?: boolean;
}

/** A card for each section with articles: links to the section's page and shows how many there are. */
export function SectionCards({sections, list, hasGroups}: Props) {
  return (
    <ul className="card-grid" data-wide={hasGroups ? '' : undefined}>
      {sections.map((section) => {
        const {id, label, hue, line, docs, route} = section;
        const first = docs[0];
        if (!first || !route) return null;
        return (
          <li key={id} className="section-cards-card" data-hue={hue}>
            {list && <ThumbnailCover route={first.route} list={list} />}
            <div>
              <h3>
                <a className="card-link section-cards-link" href={url(route)}>
                  {label}
                </a>
              </h3>
              <p className="section-cards-line">{line}</p>
              <p className="section-cards-count">{counted(docs.length, 'article')}</p>
              {hasGroups && section.page && (
                <div className="section-cards-groups">
                  <JumpLinks links={linksToGroups(section.page)} />
                </div>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
