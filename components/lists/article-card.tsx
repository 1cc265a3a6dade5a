import {HeadCover, ThumbnailCover} from '@/components/covers/cover';
import {hueOf} from '@/components/page/hue';
import type {Doc, Post} from '@/lib/content';
import {formatDay} from '@/lib/dates';
import {sectionLabel} from '@/lib/sections';
import {url} from '@/lib/urls';

interface Props {
  article: Post | Doc;
  level: 2 | 3;
  /** The page that shows the card, if it has thumbnails. */
  list?: string;
  /** True on the page of its section: leaves out the section's name. */
  isInSection?: boolean;
  /** True for the first of a list, which is larger. */
  isLead?: boolean;
}

/** A card for an article: section or date, title, description; its cover when the page's `list` has one. */
export function ArticleCard({article, level, list, isInSection, isLead}: Props) {
  const Heading = `h${level}` as const;
  return (
    <a className="article-card" href={url(article.route)} data-hue={hueOf(article)} data-lead={isLead ? '' : undefined}>
      {isLead ? <HeadCover route={article.route} /> : list && <ThumbnailCover route={article.route} list={list} />}
      <div className="article-card-words">
        {!isInSection && (
          <p className="article-card-kicker">
            {article.kind === 'post' ? (
              <>
                {article.topic.label} <time dateTime={article.date}>{formatDay(article.date)}</time>
              </>
            ) : (
              (sectionLabel(article.section) ?? 'Introduction')
            )}
          </p>
        )}
        <Heading className="article-card-title">{article.title}</Heading>
        <p className="article-card-text">{article.description}</p>
      </div>
    </a>
  );
}
