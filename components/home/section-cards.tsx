import {ThumbnailCover} from '@/components/covers/cover';
import type {DocsIndex} from '@/lib/content';
import {url} from '@/lib/urls';
import styles from './section-cards.module.css';

/** A card per section with its number of articles and the one to begin with. */
export function SectionCards({sections, level, list}: {sections: DocsIndex['sections']; level: 2 | 3; list?: string}) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.root}>
      {sections.map(({id, label, hue, line, docs}) => {
        const first = docs[0];
        return (
          <li key={id} className={styles.card} data-hue={hue}>
            {first && list && <ThumbnailCover route={first.route} list={list} />}
            <div>
              <Heading className={styles.title}>{first ? <a href={url(first.route)}>{label}</a> : label}</Heading>
              <p className={styles.line}>{line}</p>
              <p className={styles.count}>
                {docs.length === 1 ? 'One article' : `${docs.length} articles`}
                {first && <>, beginning with “{first.title}”</>}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
