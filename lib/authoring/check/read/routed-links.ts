import {markdownTarget} from '@/lib/content/markdown/links';
import {ownAddress} from '@/lib/site/links/broken-links';
import type {LinkFound} from './analysis';

/** A link and its target, for pages and Markdown files. */
export interface RoutedLink extends LinkFound {
  /** Its address: that of the page when it names a file. */
  readonly address: string;
  /** The bare path of that address, empty for the same page; undefined for other sites and missing files. */
  readonly route?: string;
}

/** The addresses of the pages that Markdown files become. */
export type RouteOfFile = (file: string) => string | undefined;

/** The links of a file with their targets. */
export function routedLinks(links: readonly LinkFound[], file: string, routeOfFile: RouteOfFile): RoutedLink[] {
  return links.map((link) => {
    const address = routedUrl(link.url, file, routeOfFile);
    return {...link, address, route: ownAddress(address)?.path};
  });
}

/** The address of the page for a link to a file; any other address, and that of a missing file, as it is. */
export function routedUrl(url: string, file: string, routeOfFile: RouteOfFile): string {
  const target = markdownTarget(file, url);
  const route = target && routeOfFile(target.file);
  return target && route !== undefined ? route + target.rest : url;
}
