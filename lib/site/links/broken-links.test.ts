import {afterEach, describe, expect, test, vi} from 'vitest';
import {brokenLink, ownAddress, reportBroken} from './broken-links';

const targets = {
  pages: new Set(['/', '/blog', '/docs/intro', "/docs/gardening/the-earth's-secrets"]),
  hasOther: (address: string) => ['/plan.pdf', '/tools/planner.html', '/tools/the plan/index.html'].includes(address),
};

test.each([
  ['/docs/intro', {path: '/docs/intro'}],
  ['/docs/intro/?from=a#welcome', {path: '/docs/intro', anchor: 'welcome'}],
  ['/docs/intro/index.html#caf%C3%A9', {path: '/docs/intro', anchor: 'café'}],
  ['#welcome', {path: '', anchor: 'welcome'}],
  ['/a%ff', {path: '/a%ff'}],
  ['https://www.nhs.uk/', undefined],
  ['//www.nhs.uk/', undefined],
  ['mailto:a@b.org', undefined],
  ['../intro.mdx#welcome', undefined],
])('parses %s', (url, parts) => {
  expect(ownAddress(url)).toEqual(parts);
});

test.each([
  '/',
  '/docs/intro.html',
  '/docs/intro#nowhere',
  '/docs/gardening/the-earth%27s-secrets',
  '/plan.pdf',
  '/tools/planner.html',
  '/tools/planner.html?beds=2#top',
  '/tools/the%20plan/index.html',
  '#here',
  'tel:1',
])('%s is valid', (url) => {
  expect(brokenLink(url, targets)).toBeUndefined();
});

test.each([
  ['/docs/intor', 'There is no page /docs/intor.', 'did you mean /docs/intro?'],
  ['/tools/planner', 'There is no page /tools/planner.', 'remove the link, or correct its address'],
  ['/x/y/z', 'There is no page /x/y/z.', 'remove the link, or correct its address'],
  ['www.nhs.uk/sleep', 'The link "www.nhs.uk/sleep" is not a whole address.', 'write https://www.nhs.uk/sleep'],
  ['https//nhs.uk', 'The link "https//nhs.uk" is not a whole address.', 'write https://nhs.uk'],
  ['docs/intro', 'The link "docs/intro" is not an address of this site.', 'start it with /: /docs/intro'],
])('%s is broken', (url, problem, fix) => {
  expect(brokenLink(url, targets)).toEqual({problem, fix});
});

describe('broken links are reported', () => {
  afterEach(() => vi.restoreAllMocks());
  const links = [
    {url: '/docs/intro', place: {file: 'content/docs/a.mdx', line: 7, column: 1}},
    {url: '/docs/intor', place: {file: 'content/docs/a.mdx', line: 8, column: 5}},
    {url: '/blogg', place: {in: 'content/site.ts, footer.links.0.to'}},
  ];
  const said = (level: 'ignore' | 'warn' | 'throw') => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    reportBroken(links, targets, level);
    return warn.mock.calls.map(([text]) => text).join('\n');
  };

  test('nowhere when they are ignored', () => {
    expect(said('ignore')).toBe('');
  });

  test('in warnings, all of them', () => {
    expect(said('warn')).toMatchInlineSnapshot(`
      "There is no page /docs/intor.
        in: content/docs/a.mdx:8:5
        fix: did you mean /docs/intro?
      There is no page /blogg.
        in: content/site.ts, footer.links.0.to
        fix: did you mean /blog?"
    `);
  });

  test('in an error, the first', () => {
    expect(() => said('throw')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: There is no page /docs/intor.
        in: content/docs/a.mdx:8:5
        fix: did you mean /docs/intro?]
    `);
  });
});
