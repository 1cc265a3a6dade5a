import {closestPath} from '@/lib/closest-path';
import {closest, type Explanation, type Problem, SiteError} from '@/lib/errors';
import {barePath, decoded} from '@/lib/paths';

/** The valid targets of links. */
export interface LinkTargets {
  /** The addresses of all pages. */
  readonly pages: ReadonlySet<string>;
  /** Whether an address has something other than a page: an alias, a feed, a file of public/. */
  hasOther(address: string): boolean;
}

/** A link of this site: its target as a bare path without escapes, empty for the same page; and the fragment. */
interface OwnAddress {
  readonly path: string;
  readonly anchor?: string;
}

/** The parts of an address; undefined for other sites, and for Markdown files, which the compiler looks up. */
export function ownAddress(url: string): OwnAddress | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(url) || url.startsWith('//')) return undefined;
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  if (/\.mdx?$/.test(path)) return undefined;
  return {path: path && asRead(barePath(path)), anchor: anchor && asRead(anchor)};
}

/** What is wrong with an address that can lead nowhere, whichever pages there are. */
export function malformed(url: string): Explanation | undefined {
  if (/^https?:(?!\/\/)/i.test(url)) {
    return {
      problem: `The link "${url}" is not a whole address.`,
      fix: 'write https:// and the name of the site after it',
    };
  }
  if (!url.startsWith('?')) return undefined;
  return {problem: `The link "${url}" names no page.`, fix: 'write the page before the question mark: /search?q=peas'};
}

/** What is wrong with an address in a text or in the settings, ignoring its anchor; undefined when it is valid. */
export function brokenLink(url: string, {pages, hasOther}: LinkTargets): Explanation | undefined {
  const wrong = malformed(url);
  if (wrong) return wrong;
  const {path = ''} = ownAddress(url) ?? {};
  if (path === '' || pages.has(path) || hasOther(path)) return undefined;
  // a page of public/ only has its full name
  if (hasOther(asRead(url.split(/[?#]/)[0]!))) return undefined;
  if (/^(?:www\.|https?\/\/)/i.test(url)) {
    const rest = url.replace(/^https?\/+/i, '');
    return {problem: `The link "${url}" is not a whole address.`, fix: `write https://${rest}`};
  }
  if (!path.startsWith('/')) {
    const near = closestPath(`/${path}`, [...pages]) ?? bySlug(path, pages);
    return {
      problem: `The link "${url}" is not an address of this site.`,
      fix: `start it with /${near ? `: ${near}` : ''}`,
    };
  }
  const near = closestPath(path, [...pages]);
  return {
    problem: `There is no page ${path}.`,
    fix: near ? `did you mean ${near}?` : 'remove the link, or correct its address',
  };
}

/** The page whose last part is close to what was written without a slash. */
function bySlug(written: string, pages: ReadonlySet<string>): string | undefined {
  const slugs = new Map([...pages].map((page) => [page.slice(page.lastIndexOf('/') + 1), page]));
  slugs.delete('');
  return slugs.get(closest(written.slice(written.lastIndexOf('/') + 1), [...slugs.keys()]) ?? '');
}

/** Reports broken links. Throws a SiteError for the first one when `level` is "throw". */
export function reportBroken(
  links: readonly {readonly url: string; readonly place: Partial<Problem>}[],
  targets: LinkTargets,
  level: 'ignore' | 'warn' | 'throw',
): void {
  if (level === 'ignore') return;
  for (const {url, place} of links) {
    const wrong = brokenLink(url, targets);
    const error = wrong && new SiteError({...wrong, ...place});
    if (error && level === 'throw') throw error;
    if (error) console.warn(error.message);
  }
}

const asRead = (part: string) => decoded(part) ?? part;
