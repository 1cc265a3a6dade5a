import 'server-only';
import {readdirSync, readFileSync} from 'node:fs';
import {site as written} from '@/content/site';
import type {Problem} from '@/lib/errors';
import {lineAndColumn} from '@/lib/text-file';
import {NONE} from './parse';
import type {SiteConfig} from './schema';
import {settingPlace} from './setting-place';
import type {FooterLink} from './shell-schema';

/** Reserved host names (RFC 2606), and this computer. */
const NOBODYS = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** What only the owner can decide and has not: the site should not be published before that. */
export function undecided(
  site: SiteConfig,
  {env = process.env, root}: {env?: Record<string, string | undefined>; root?: string} = {},
): Problem[] {
  const links = site.footer.links.flatMap((link) => ('items' in link ? link.items : [link]));
  const fronts = links.filter(isFrontPage);
  const hasId = env.ANALYTICS_ID || written.analytics?.trackingId;
  const open: Readonly<Record<string, false | readonly [problem: string, fix: string]>> = {
    url: NOBODYS.test(new URL(site.url).hostname) && [
      `The address of the site is still ${site.url}.`,
      'set your own, here or in SITE_URL',
    ],
    contact: !site.contact && ['Readers cannot report mistakes to you.', 'add an e-mail address or a contact page'],
    'analytics.trackingId': !hasId && [
      'You have not decided whether to count visits.',
      `set the id of your tag, or "${NONE}"`,
    ],
    'footer.links': fronts.length > 0 && [
      `These links lead to the home pages of other sites, not to your own pages there: ${fronts.map(({label}) => label).join(', ')}.`,
      `use the addresses of your own pages, or "${NONE}"`,
    ],
    reviewer: !site.reviewer && [
      'You have not said who reviews the articles.',
      `name the reviewer and their qualification, or set "${NONE}"`,
    ],
  };
  const settings = Object.entries(open).flatMap(([option, found]): Problem[] => {
    if (!found) return [];
    const [problem, fix] = found;
    return [{problem, ...settingPlace(root, 'content/site.ts', option.split('.')), fix}];
  });
  return [
    ...settings,
    ...(root === undefined || site.title.includes(FIRST_NAME) ? [] : textsWithFirstName(root, site.title)),
  ];
}

/** The name of this site until its owner changes it. */
const FIRST_NAME = 'Sunroot';

function textsWithFirstName(root: string, title: string): Problem[] {
  return readdirSync(`${root}/content`, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:mdx?|ts)$/.test(name))
    .sort()
    .flatMap((name) => {
      const text = readFileSync(`${root}/content/${name}`, 'utf8');
      const at = text.search(new RegExp(`\\b${FIRST_NAME}\\b`));
      if (at === -1) return [];
      const problem = `The text still says ${FIRST_NAME}.`;
      return [{problem, file: `content/${name}`, ...lineAndColumn(text, at), fix: `write ${title}`}];
    });
}

const isFrontPage = ({href}: FooterLink) => href !== undefined && /^https?:\/\/[^/]+\/?$/.test(href);
