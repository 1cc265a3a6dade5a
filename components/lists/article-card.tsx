import {hueOf} from '@/components/page/hue';
import {sections} from '@/content/sections';
import type {Doc, Post} from '@/lib/content';
import {formatDay} from '@/lib/dates';
import {url} from '@/lib/urls';
import styles from './article-card.module.css';

/** A card that leads to an article: where it belongs, its title, what the reader gets. */
export function ArticleCard({article, level}: {article: Post | Doc; level: 2 | 3}) {
  const Heading = `h${level}` as const;
  return (
    <a className={styles.root} href={url(article.route)} data-hue={hueOf(article)}>
      <span className={styles.kicker}>{article.kind === 'post' ? formatDay(article.date) : sectionLabel(article)}</span>
      <Heading className={styles.title}>{article.title}</Heading>
      <span className={styles.text}>{article.description}</span>
    </a>
  );
}

function sectionLabel(doc: Doc): string {
  return sections.find(({id}) => id === doc.section)?.label ?? 'Introduction';
}
