import type {AnyArticle} from './model';

const SECTIONS: readonly (string | undefined)[] = ['outdoors', 'vitamins', 'wellness', 'yoga'];
/** Topics of posts that give no health advice. */
const OTHER_TOPICS: readonly string[] = ['Gardening', 'Hydroponics'];

/** Whether an article gives advice on body or mind, so that readers should know who has reviewed it. */
export function isOnHealth(article: AnyArticle): boolean {
  if (article.kind === 'post') return !OTHER_TOPICS.includes(article.topic.label);
  return article.kind === 'doc' && SECTIONS.includes(article.section);
}
