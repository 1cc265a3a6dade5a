import {barePath, decoded, withoutBase} from '@/lib/paths';

/** Addresses that are files and not pages. */
const FILES = /\.(json|md|xml|txt|svg|png|jpe?g|webp|avif|pdf|webmanifest|js|css)$/i;

export interface InternalLink {
  /** Path, query and hash without the base path: what the router takes. */
  readonly href: string;
  readonly path: string;
}

/**
 * The address a link leads to when the application can go there itself; undefined for other sites, files, downloads, new tabs,
 * links that ask for a full load, addresses that cannot be decoded, and jumps within the open page.
 */
export function internalLink(link: HTMLAnchorElement, here: Location, basePath: string): InternalLink | undefined {
  if (link.origin !== here.origin || link.hasAttribute('download') || link.dataset.fullLoad !== undefined)
    return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  if (basePath && !`${link.pathname}/`.startsWith(`${basePath}/`)) return undefined;
  if (FILES.test(link.pathname)) return undefined;
  const isJump = link.hash !== '' && barePath(link.pathname) === barePath(here.pathname) && link.search === here.search;
  if (isJump) return undefined;
  // mail programs make such hashes; Next's router would fall over them
  if (decoded(link.pathname + link.hash) === undefined) return undefined;
  const path = withoutBase(barePath(link.pathname), basePath);
  return {href: path + link.search + link.hash, path};
}

/** A plain press of the first button, which the reader does not mean for a new tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** False for readers who save data or are on a 2G line: nothing is fetched for them before they ask. */
export function mayPrefetch(connection = (navigator as {connection?: Connection}).connection): boolean {
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/** True on lines that carry more than was asked for: no saving of data, and 4G or better where the browser knows. */
export function hasGoodConnection(connection = (navigator as {connection?: Connection}).connection): boolean {
  return mayPrefetch(connection) && (connection?.effectiveType ?? '4g') === '4g';
}
