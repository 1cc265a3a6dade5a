import type {AnyArticle} from '@/lib/content';
import {groupBy} from '@/lib/group-by';
import {isDrawn} from './cover';

/** The build's notice about articles that ask for a drawing that is only planned. Undefined when there are none. */
export function undrawnNotice(articles: readonly Pick<AnyArticle, 'cover' | 'file'>[]): string | undefined {
  const asking = articles.flatMap(({cover, file}) => (cover !== undefined && !isDrawn(cover) ? [{cover, file}] : []));
  if (asking.length === 0) return undefined;
  return [
    'These drawings are planned and not there yet; until then the slug and tags of an article choose its drawing.',
    ...[...groupBy(asking, ({cover}) => cover)].map(
      ([cover, group]) => `  ${cover}: ${group.map(({file}) => file).join(', ')}`,
    ),
  ].join('\n');
}
