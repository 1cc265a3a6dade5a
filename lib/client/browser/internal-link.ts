import {barePath, decoded, withoutBase} from '@/lib/paths';
import {FILE_NAME} from '@/lib/site/routing/file-name';

interface InternalLink {
  /** Path and hash without the base path, as the router expects them. */
  readonly href: string;
  readonly path: string;
}

/**
 * The address of a link that the application can follow; undefined for other sites, files, downloads, new tabs, links
 * with a query or a request for a full load, invalid addresses, and jumps within the open page.
 */
export function internalLink(link: HTMLAnchorElement, here: Location, basePath: string): InternalLink | undefined {
  if (link.origin !== here.origin || link.hasAttribute('download') || link.dataset.fullLoad !== undefined)
    return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  // an exported page has no query: the router would fetch it again for each
  if (link.search !== '') return undefined;
  if (basePath && !`${link.pathname}/`.startsWith(`${basePath}/`)) return undefined;
  if (FILE_NAME.test(barePath(link.pathname))) return undefined;
  if (link.hash !== '' && here.search === '' && barePath(link.pathname) === barePath(here.pathname)) return undefined;
  // mail programs create such hashes, and Next's router would throw
  if (decoded(link.pathname + link.hash) === undefined) return undefined;
  const path = withoutBase(barePath(link.pathname), basePath);
  return {href: path + link.hash, path};
}

/** The link at which an event happened. */
export function linkOf({target}: Event): HTMLAnchorElement | null {
  return (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]') ?? null;
}

/** A click with the primary button, and without a modifier for a new tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  const {button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey} = event;
  return button === 0 && !(defaultPrevented || metaKey || ctrlKey || shiftKey || altKey);
}
