import {closestPath} from '@/lib/closest-path';
import {hasFile} from '@/lib/content/files';
import {closest} from '@/lib/errors';
import type {Fault} from '../fault';
import type {CheckedFile, FileRule, Site} from '../model';
import type {LinkFound} from '../read/analysis';
import {isPublished} from '../site-routes';
import {reporter} from './make';

/** Links to pages and anchors that do not exist. The build lets them pass; this check does not. */
export const links: FileRule = (file, site) =>
  (file.analysis?.links ?? []).flatMap((link): Fault[] => {
    const {url} = link;
    // addresses of other sites, and paths of files, which the compiler follows itself
    if (/^[a-z][a-z0-9+.-]*:/i.test(url) || url.startsWith('//') || /\.mdx?(#|$)/.test(url)) return [];
    const fault = reporter('links', file);
    const [, target = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
    if (target === '') return deadAnchor(file, file, anchor, link);
    if (!target.startsWith('/')) {
      const near = closestPath(`/${target}`, [...site.routes]);
      return [
        fault(link, `The link "${url}" is not an address of this site.`, `begin it with /${near ? `: ${near}` : ''}`),
      ];
    }
    const route = decoded(target.length > 1 ? target.replace(/\/$/, '') : target);
    const other = site.byRoute.get(route);
    if (other) {
      if (isPublished(other, site.today) || !isPublished(file, site.today))
        return deadAnchor(file, other, anchor, link);
      return [
        fault(
          link,
          `The link leads to ${route}, which is not published yet.`,
          'link to it once it is, or take the link out',
        ),
      ];
    }
    if (site.routes.has(route) || hasFile(site.root, `public${route}`)) return [];
    const near = closestPath(route, [...site.routes]);
    return [
      fault(
        link,
        `There is no page ${route}.`,
        near ? `did you mean ${near}?` : 'take the link out, or correct its address',
      ),
    ];
  });

function deadAnchor(file: CheckedFile, target: CheckedFile, anchor: string | undefined, link: LinkFound): Fault[] {
  if (!anchor || !target.ids) return [];
  const numbered = (target.front?.sources ?? []).map((_, index) => `source-${index + 1}`);
  const ids = [...target.ids, 'sources', ...numbered];
  const id = decoded(anchor);
  if (ids.includes(id)) return [];
  const headings = [...target.ids].filter((each) => !/^(cite|figure|term)-\d/.test(each));
  const near = closest(id, headings);
  const where = target === file ? 'This article' : target.route;
  const list = headings.slice(0, 12).join(', ') || 'none';
  const fix = `${near ? `did you mean #${near}? ` : ''}the anchors there: ${list}`;
  return [reporter('anchors', file)(link, `${where} has no anchor #${id}.`, fix)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** At least three links to other articles. */
export const enoughLinks: FileRule = (file, site) => {
  if (!file.analysis || file.kind === 'page') return [];
  const targets = articlesLinked(file, site);
  if (targets.size >= 3) return [];
  const fix = 'link to three other articles or more, where a reader would want them';
  return [reporter('links', file)({line: file.bodyLine}, `The article links to ${count(targets.size)}.`, fix)];
};

const count = (number: number) =>
  number === 0 ? 'no other article' : `only ${number} other article${number > 1 ? 's' : ''}`;

/** The routes of the other articles a file links to. */
export function articlesLinked(file: CheckedFile, site: Pick<Site, 'byRoute'>): Set<string> {
  const routes = (file.analysis?.links ?? []).map(({url}) => decoded(url.replace(/[?#].*$/, '')));
  return new Set(routes.filter((route) => route !== file.route && site.byRoute.has(route)));
}
