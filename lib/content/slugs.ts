import type {Place, Problem} from '@/lib/errors';
import type {Faults} from '@/lib/faults';
import {FILE_NAME} from '@/lib/site/routing/file-name';
import {FIXED_PAGES} from '@/lib/site/routing/fixed-pages';
import type {ArticleFile} from './files/article-file';
import type {ArticleKind} from './front-matter/schema';

const SLUG = /^[A-Za-z0-9][A-Za-z0-9_'.~-]*$/;
const MAX_LENGTH = 120;
const RESERVED = new Set('index page tags archive category data og _next 404 con nul aux prn'.split(' '));

/** Reserved root addresses, which no page of content/pages may have. */
const TAKEN = new Set(['dev', 'routes', ...Object.values(FIXED_PAGES).map(({path}) => path.split('/')[1]!)]);

/** Why the last part of an address is reserved or not servable everywhere. A place with a line means the `slug` key. */
export function slugProblem(slug: string, place: Place, kind?: ArticleKind): Problem | undefined {
  const rename = place.line === undefined ? 'rename the file' : 'choose another slug';
  const problem = (problem: string, fix: string): Problem => ({problem, ...place, fix});
  if (!SLUG.test(slug) || slug.endsWith('.')) {
    const fix = `${rename}: use letters, digits, - _ ' . ~ and start with a letter or digit`;
    return problem(`"${slug}" cannot be part of an address.`, fix);
  }
  if (slug.length > MAX_LENGTH) {
    return problem(`The slug has ${slug.length} characters.`, `${rename}: use at most ${MAX_LENGTH}`);
  }
  const [ending] = FILE_NAME.exec(slug) ?? [];
  if (ending) {
    return problem(`"${slug}" would be taken for a file name.`, `${rename}: remove the ${ending} at its end`);
  }
  const isTaken = RESERVED.has(slug.toLowerCase()) || (kind === 'page' && TAKEN.has(slug.toLowerCase()));
  return isTaken ? problem(`"${slug}" is reserved for the site itself.`, rename) : undefined;
}

/** Records pages with the same address, ignoring case as many hosts do. */
export function recordDuplicates(
  items: readonly (Pick<ArticleFile, 'route' | 'file'> & Partial<ArticleFile>)[],
  faults: Faults,
): void {
  const seen = new Map<string, string>();
  for (const {route, file, frontMatter, place} of items) {
    const key = route.toLowerCase();
    const other = seen.get(key);
    if (other === undefined) {
      seen.set(key, file);
      continue;
    }
    const slugPlace = frontMatter?.slug === undefined ? undefined : place?.(['slug']);
    const fix = slugPlace ? `change this slug, or the address of ${other}` : `rename this one, or the one in ${other}`;
    faults.add('duplicates', {
      problem: `Two pages have the address ${route} (ignoring case).`,
      ...(slugPlace ?? {file}),
      fix: other === file ? 'give one of them another slug' : fix,
    });
  }
}
