import {ThumbnailCover} from '@/components/covers/cover';
import type {DocsIndex} from '@/lib/content';
import {url} from '@/lib/urls';

/** A card per section that has articles: how many there are, and the one to begin with. */
export function SectionCards({sections, level, list}: {sections: DocsIndex['sections']; level: 2 | 3; list?: string}) {
  const Heading = `h${level}` as const;
  return (
    <ul className="section-cards">
      {sections.map(({id, label, hue, line, docs}) => {
        const first = docs[0];
        if (!first) return null;
        return (
          <li key={id} className="section-cards-card" data-hue={hue}>
            {list && <ThumbnailCover route={first.route} list={list} />}
            <div>
              <Heading className="section-cards-title">
                <a href={url(first.route)}>{label}</a>
              </Heading>
              <p className="section-cards-line">{line}</p>
              <p className="section-cards-count">
                {docs.length === 1 ? 'One article' : `${docs.length} articles`}, beginning with “{first.title}”
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
