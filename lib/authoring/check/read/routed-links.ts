import {markdownTarget} from '@/lib/content/markdown/links';
import {ownAddress} from '@/lib/site/links/broken-links';
import type {LinkFound} from './analysis';

/** A link, and where it leads, whether it names a page or a Markdown file. */
export interface RoutedLink extends LinkFound {
  /** Its address: that of the page where a file is named. */
  readonly address: string;
  /** The bare path of that address, empty for the same page; undefined when it leads to another site, or to a file that does not exist. */
  readonly route?: string;
}

/** The addresses of the pages that Markdown files become. */
export type RouteOfFile = (file: string) => string | undefined;

/** The links of a file with where they lead. */
export function routedLinks(links: readonly LinkFound[], file: string, routeOfFile: RouteOfFile): RoutedLink[] {
  return links.map((link) => {
    const address = routedUrl(link.url, file, routeOfFile);
    return {...link, address, route: ownAddress(address)?.path};
  });
}

/** The address of the page that a link to a file leads to; any other address, and that of a file that does not exist, as it is. */
export function routedUrl(url: string, file: string, routeOfFile: RouteOfFile): string {
  const target = markdownTarget(file, url);
  const route = target && routeOfFile(target.file);
  return target && route !== undefined ? route + target.rest : url;
}
