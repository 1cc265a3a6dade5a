import 'server-only';
import {siteConfig} from '@/lib/config';
import {escapeAttribute} from '@/lib/output/plain/tree';
import {documentTitle} from '@/lib/site/head/title';
import type {Alias} from '@/lib/site/routing/aliases';
import {absoluteUrl, url} from '@/lib/urls';

/** Keeps the query and the place in the page, which a redirect in the markup loses. */
const REDIRECT = "location.replace(document.querySelector('a').href + location.search + location.hash)";

/** The page at an alias, for hosts without redirect rules. Search engines follow the canonical address. */
export function redirectPage({to, title}: Alias): string {
  const {locale, title: site, titleDelimiter} = siteConfig();
  const [name, target, canonical, head] = [
    title,
    url(to),
    absoluteUrl(to),
    documentTitle(title, site, titleDelimiter),
  ].map(escapeAttribute);
  return [
    `<!DOCTYPE html><html lang="${locale.default}"><head><meta charSet="utf-8"/>`,
    `<title>${head}</title>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${target}"/></noscript>`,
    `<link rel="canonical" href="${canonical}"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `</head><body><p>This page has moved: <a href="${target}">${name}</a></p><script data-own>${REDIRECT}</script></body></html>\n`,
  ].join('');
}

/** Host rules in the format of Netlify, Cloudflare and others: one permanent redirect per line. */
export function redirectRules(aliases: readonly Alias[]): string {
  const lines = aliases.map(({from, to}) => `${url(from)} ${url(to)} 301`);
  return `${['# From `aliases:` in the front matter of articles, and /docs/{section}.', ...lines].join('\n')}\n`;
}
