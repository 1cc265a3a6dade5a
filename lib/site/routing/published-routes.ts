import type {Route} from '@/lib/site/routes';
import type {Alias} from './aliases';

/** Every address readers may have bookmarked, sorted. `npm run routes:publish` adds new ones; none is ever removed. */
export const PUBLISHED_FILE = 'content/data/published-routes.txt';

/** The addresses in the text of the list. */
export function readPublished(text: string): string[] {
  return text.split('\n').filter((line) => line.startsWith('/'));
}

/** The text of the list with today's routes and aliases added. */
export function addPublished(text: string, routes: readonly Route[], aliases: readonly Pick<Alias, 'from'>[]): string {
  const paths = new Set([
    ...readPublished(text),
    ...routes.filter(isLasting).map(({path}) => path),
    ...aliases.map(({from}) => from),
  ]);
  return `${[...paths].sort().join('\n')}\n`;
}

/** Whether an address must stay. The further pages of a list change with every post and may disappear. */
function isLasting(route: Route): boolean {
  return !('number' in route) || route.number === 1;
}
