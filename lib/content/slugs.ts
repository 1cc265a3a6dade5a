import {type Place, SiteError} from '@/lib/errors';
import {FILE_NAME} from '@/lib/routing/file-name';
import {FIXED_PAGES} from '@/lib/routing/fixed-pages';
import type {ArticleKind} from './front-matter';

const SLUG = /^[A-Za-z0-9][A-Za-z0-9_'.~-]*$/;
const MAX_LENGTH = 120;
const RESERVED = new Set([
  'index',
  'page',
  'tags',
  'archive',
  'category',
  'data',
  'og',
  '_next',
  '404',
  'con',
  'nul',
  'aux',
  'prn',
]);

/** Addresses of the site's own at the root, which no page of content/pages may have. */
const TAKEN = new Set(['dev', 'routes', ...Object.values(FIXED_PAGES).map(({path}) => path.split('/')[1]!)]);

/**
 * Throws a SiteError when the last part of an article's address cannot be served safely by every host, or is the site's own. A place with
 * a line is its `slug` key.
 */
export function checkSlug(slug: string, place: Place, kind?: ArticleKind): void {
  const rename = place.line === undefined ? 'rename the file' : 'choose another slug';
  if (!SLUG.test(slug) || slug.endsWith('.')) {
    throw new SiteError({
      problem: `"${slug}" cannot be part of an address.`,
      ...place,
      fix: `${rename}: use letters, digits, - _ ' . ~ and begin with a letter or digit`,
    });
  }
  if (slug.length > MAX_LENGTH) {
    throw new SiteError({
      problem: `The slug has ${slug.length} characters.`,
      ...place,
      fix: `${rename}: use at most ${MAX_LENGTH}`,
    });
  }
  const [day] = /^\d{4}-\d{2}-\d{2}-/.exec(slug) ?? [];
  // a place with a line is the key: the name of a file begins with its day
  if (kind === 'post' && place.line !== undefined && day && place.file?.includes(`/${day}`)) {
    const fix = `write slug: ${slug.slice(day.length)}`;
    throw new SiteError({
      problem: 'The slug repeats the day, which is put before the slug of every post.',
      ...place,
      fix,
    });
  }
  const [ending] = FILE_NAME.exec(slug) ?? [];
  if (ending) {
    const fix = `${rename}: leave the ${ending} at its end out`;
    throw new SiteError({problem: `"${slug}" would be taken for the name of a file.`, ...place, fix});
  }
  const isTaken = RESERVED.has(slug.toLowerCase()) || (kind === 'page' && TAKEN.has(slug.toLowerCase()));
  if (isTaken) {
    throw new SiteError({problem: `"${slug}" is reserved for the site itself.`, ...place, fix: rename});
  }
}

/** Throws a SiteError when two pages have the same address; case does not count, because many hosts ignore it. */
export function refuseDuplicates(items: readonly {route: string; file: string}[]): void {
  const seen = new Map<string, string>();
  for (const {route, file} of items) {
    const key = route.toLowerCase();
    const other = seen.get(key);
    if (other !== undefined) {
      throw new SiteError({
        problem: `Two pages have the address ${route} (upper and lower case do not count).`,
        file,
        fix: other === file ? 'give one of them another slug' : `rename this one, or the one in ${other}`,
      });
    }
    seen.set(key, file);
  }
}
