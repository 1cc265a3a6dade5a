import 'server-only';
import {questions} from '@/content/sections';
import {siteConfig} from '@/lib/config';
import {hasFile} from '@/lib/content/files/has-file';
import {counted} from '@/lib/counted';
import {closest, type Place} from '@/lib/errors';
import type {Fault} from '@/lib/faults';
import {MARKS} from '@/lib/figures/marks';
import {filesBeside} from '@/lib/output/files/extra-files';
import {barePath, isBelow, jsonPath, withoutBase} from '@/lib/paths';
import {brokenLink, malformed, ownAddress} from '@/lib/site/links/broken-links';
import {settingLinks} from '@/lib/site/links/setting-links';
import {type CheckedFile, type FileRule, isPublished, type Site, type SiteRule} from '../model';
import {routedUrl} from '../read/routed-links';
import {findText, reporter} from './helpers';

type Wrong = Pick<Fault, 'rule' | 'problem' | 'fix'>;

/** Links to pages and anchors that do not exist. This check reports them whatever `onBrokenLinks` says. */
export const links: FileRule = (file, site) =>
  [...(file.analysis?.links ?? []), ...linksInFigures(file, site)].flatMap((link): Fault[] => {
    const wrong = uselessAddress(link.url) ?? faultOfLink(link.address, site, file);
    return wrong ? [reporter(wrong.rule, file)(link, wrong.problem, wrong.fix)] : [];
  });

/** The links in the text of figures, in the first line of the figure that contains the address. */
function linksInFigures(file: CheckedFile, {routeOfFile}: Site): (Place & {url: string; address: string})[] {
  return (file.analysis?.figures ?? []).flatMap(({texts, line, endLine}) =>
    texts
      .flatMap((text) => Array.from(text.matchAll(MARKS), ({groups}) => groups?.href ?? []).flat())
      .map((url) => {
        const address = routedUrl(url, file.file, routeOfFile);
        return {url, address, ...findText(file, `](${url})`, line, endLine)};
      }),
  );
}

/** What is wrong with an empty address, or one that names the host when a path is enough. */
function uselessAddress(url: string): Wrong | undefined {
  if (url === '') {
    const fix = 'write one in its parentheses, [words](/address), or remove the brackets';
    return {rule: 'links', problem: 'The link has no address.', fix};
  }
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined;
  const {origin, hostname, pathname, search, hash} = new URL(url);
  const {url: siteUrl, basePath} = siteConfig();
  const isOwn = origin === new URL(siteUrl).origin && (basePath === '' || isBelow(pathname, basePath));
  if (!isOwn && !/^(?:.*\.)?localhost$|^127\.|^0\.0\.0\.0$|^\[::1?\]$/.test(hostname)) return undefined;
  return {
    rule: 'links',
    problem: isOwn
      ? `The link includes the address of this site: ${url}`
      : `The link leads to the reader's own computer: ${url}`,
    fix: `write the path, starting at the /: ${withoutBase(pathname, basePath)}${search}${hash}`,
  };
}

/** Broken links in content/site.ts, sidebars.ts and sections.ts. */
export const settings: SiteRule = (site) =>
  settingLinks(site.root, {site: siteConfig(), sidebars: site.sidebars, questions}).flatMap(({url, place}): Fault[] => {
    const wrong = faultOfLink(url, site);
    return wrong ? [{...wrong, rule: 'settings', severity: 'error', ...place}] : [];
  });

/** What is wrong with a link of a file, or of the settings when there is no file. */
function faultOfLink(url: string, site: Site, file?: CheckedFile): Wrong | undefined {
  const malformedAddress = malformed(url);
  if (malformedAddress) return {rule: 'links', ...malformedAddress};
  const address = ownAddress(url);
  if (!address) return undefined;
  const {path: route, anchor} = address;
  const target = route === '' ? file : site.byRoute.get(route);
  if (!target) {
    if (isUnpublishedSection(route, site)) return {rule: 'links', ...notPublished(route)};
    const pages = site.routes;
    const wrong = brokenLink(url, {pages, hasOther: (other) => hasOther(other, site)});
    return wrong && {rule: 'links', ...wrong};
  }
  const isRead = file === undefined || isPublished(file, site.today);
  if (isRead && !isPublished(target, site.today)) {
    return {rule: 'links', ...notPublished(route)};
  }
  return deadAnchor(anchor, target, target === file ? 'This article' : route);
}

const notPublished = (route: string) => ({
  problem: `The link leads to ${route}, which is not published yet.`,
  fix: 'link to it once it is published, or remove the link',
});

/** Whether an address is that of a section, or of its page, all of whose docs are drafts or scheduled. */
function isUnpublishedSection(route: string, {files, today}: Site): boolean {
  const [, id] = /^\/docs\/(?:category\/)?([^/]+)$/.exec(route) ?? [];
  const docs = files.filter(({section}) => section !== undefined && section === id);
  return docs.length > 0 && docs.every((doc) => !isPublished(doc, today));
}

/** Whether an address is an alias or a file (generated, or in public/), as in lib/site/links/report-links.ts. */
function hasOther(address: string, {root, published, routes}: Site): boolean {
  const aliases = published.articles.flatMap((article) => article.aliases.map(barePath));
  const others = [...aliases, ...filesBeside(published, aliases), ...[...routes].map(jsonPath)];
  return others.includes(address) || hasFile(root, `public${address}`);
}

function deadAnchor(
  anchor: string | undefined,
  {frontMatter, ids: found}: CheckedFile,
  where: string,
): Wrong | undefined {
  if (!anchor || !found) return undefined;
  const numbered = (frontMatter?.sources ?? []).map((_, index) => `source-${index + 1}`);
  const ids = [...found, 'sources', ...numbered];
  if (ids.includes(anchor)) return undefined;
  const headings = [...found].filter((item) => !/^(cite|figure|term)-\d/.test(item));
  const near = closest(anchor, headings);
  const list = headings.slice(0, 12).join(', ') || 'none';
  const fix = `${near ? `did you mean #${near}? ` : ''}the anchors there: ${list}`;
  return {rule: 'anchors', problem: `${where} has no anchor #${anchor}.`, fix};
}

/** Requires at least three links to other articles. */
export const enoughLinks: FileRule = (file, site) => {
  if (!file.analysis || file.kind === 'page') return [];
  const routes = file.analysis.links.map(({route = ''}) => route);
  const targets = new Set(routes.filter((route) => route !== file.route && site.byRoute.has(route)));
  if (targets.size >= 3) return [];
  const fix = 'link to three or more other articles, where a reader would want them';
  return [reporter('links', file)({line: file.bodyLine}, `The article links to ${count(targets.size)}.`, fix)];
};

const count = (number: number) => (number === 0 ? 'no other article' : `only ${counted(number, 'other article')}`);
