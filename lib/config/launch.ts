import 'server-only';
import {site as written} from '@/content/site';
import type {Problem} from '@/lib/errors';
import {NONE} from './parse';
import type {SiteConfig} from './schema';
import type {FooterLink} from './shell-schema';

/** Reserved host names (RFC 2606), and this computer. */
const NOBODYS = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** What only the owner can decide and has not: the site should not be published before that. */
export function undecided(site: SiteConfig, env: Record<string, string | undefined> = process.env): Problem[] {
  const fault = (option: string, problem: string, fix: string): Problem => ({
    problem,
    in: `content/site.ts, ${option}`,
    fix,
  });
  const links = site.footer.links.flatMap((link) => ('items' in link ? link.items : [link]));
  const fronts = links.filter(isFrontPage);
  const trackingId = env.ANALYTICS_ID || written.analytics?.trackingId;
  return [
    ...(NOBODYS.test(new URL(site.url).hostname)
      ? [fault('url', `The address of the site is ${site.url}.`, 'write its own, or set SITE_URL')]
      : []),
    ...(site.contact === undefined
      ? [fault('contact', 'Nobody can report a mistake to you.', 'write an e-mail address or a page')]
      : []),
    ...(trackingId === undefined
      ? [
          fault(
            'analytics.trackingId',
            'It is not decided whether visits are counted.',
            `write the id of the tag, or "${NONE}"`,
          ),
        ]
      : []),
    ...(fronts.length > 0
      ? [
          fault(
            'footer.links',
            `Links lead to the front pages of networks: ${fronts.map(({label}) => label).join(', ')}.`,
            'write the addresses of your own pages, or remove the links',
          ),
        ]
      : []),
    ...(site.reviewer === undefined
      ? [
          fault(
            'reviewer',
            'No reviewer of the articles is named.',
            `write who, with their qualification, or "${NONE}"`,
          ),
        ]
      : []),
  ];
}

const isFrontPage = ({href}: FooterLink) => href !== undefined && /^https?:\/\/[^/]+\/?$/.test(href);
