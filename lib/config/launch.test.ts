import {expect, test} from 'vitest';
import {exampleSite} from '@/tests/support/example-site';
import {folderWith} from '@/tests/support/project';
import {contactHref} from './contact';
import {undecided} from './launch';
import {parseSite} from './parse';
import type {SiteInput} from './schema';

const optionsOf = (over: Partial<SiteInput>, env = {ANALYTICS_ID: 'none'}) =>
  undecided(parseSite({...exampleSite, ...over}, env), {env}).map(({in: place}) =>
    place?.replace('content/site.ts, ', ''),
  );

const footer = (href: string): SiteInput['footer'] => ({
  copyright: 'x',
  links: [{title: 'Community', items: [{label: 'Videos', href}]}],
});
const decided = {
  url: 'https://greenlife.org',
  contact: 'us@greenlife.org',
  reviewer: 'none',
  footer: footer('https://www.youtube.com/@greenlife'),
};

test('what only the owner knows is reported until it is set or declined', () => {
  expect(optionsOf(decided)).toEqual([]);
  expect(optionsOf({...decided, url: 'https://sunroot.example'})).toEqual(['url']);
  expect(optionsOf({...decided, contact: undefined})).toEqual(['contact']);
  expect(optionsOf({...decided, reviewer: undefined})).toEqual(['reviewer']);
  expect(optionsOf({...decided, footer: footer('https://www.youtube.com/')})).toEqual(['footer.links']);
  const [visits] = undecided(parseSite({...exampleSite, ...decided}, {}), {env: {}});
  expect(visits?.problem).toBe('You have not decided whether to count visits.');
});

test('a link of the footer that is declined is left out, and a column of only such links', () => {
  const none = {label: 'Video', href: 'none'};
  const links = [
    {title: 'Community', items: [none, {label: 'Club', href: 'https://club.org/us'}]},
    {title: 'Empty', items: [none]},
  ];
  const parsed = parseSite({...exampleSite, footer: {...exampleSite.footer, links}}).footer.links;
  expect(parsed).toMatchObject([{title: 'Community', items: [{label: 'Club'}]}]);
  expect(parseSite({...exampleSite, footer: {...exampleSite.footer, links: [none]}}).footer.links).toEqual([]);
});

test('articles and sidebars with the first name of the site are reported once it has another', () => {
  const root = folderWith({
    'content/docs/intro.mdx': 'Hello,\nSunroot.',
    'content/sidebars.ts': "'New to Sunroot?'",
    'content/site.ts': '',
  });
  const titled = (title: string) =>
    undecided(parseSite({...exampleSite, ...decided, title}), {env: {ANALYTICS_ID: 'none'}, root});
  expect(titled('Greenlife')).toEqual([
    expect.objectContaining({file: 'content/docs/intro.mdx', line: 2, column: 1, fix: 'write Greenlife'}),
    expect.objectContaining({file: 'content/sidebars.ts'}),
  ]);
  expect([...titled('Sunroot'), ...titled('Sunroot Farm')]).toEqual([]);
});

test('without analytics by choice none are loaded', () => {
  expect(parseSite({...exampleSite, analytics: {trackingId: 'none'}}).analytics.trackingId).toBeUndefined();
});

test('a contact is an e-mail address or a page', () => {
  const site = (contact: string) => () => parseSite({...exampleSite, contact});
  expect(site('us@greenlife.org')).not.toThrow();
  expect(site('https://greenlife.org/write')).not.toThrow();
  expect(site('mailto:us@greenlife.org')).toThrow('an e-mail address, or an address starting with https://');
  expect(site('us')).toThrow('"contact" is not valid');
});

test('an e-mail about a page starts with its address', () => {
  const page = {subject: 'Something wrong: Sow & grow', address: 'https://greenlife.org/docs/x'};
  expect(contactHref('us@greenlife.org', page)).toBe(
    'mailto:us@greenlife.org?subject=Something%20wrong%3A%20Sow%20%26%20grow&body=https%3A%2F%2Fgreenlife.org%2Fdocs%2Fx%0A%0A',
  );
  expect(contactHref('https://greenlife.org/write', page)).toBe('https://greenlife.org/write');
});
