import {runInNewContext} from 'node:vm';
import {expect, test} from 'vitest';
import {addressRules, cloudfrontFunction, headersFile, netlifyFunction} from './edge';

interface Answer {
  readonly uri?: string;
  readonly statusCode?: number;
  readonly headers?: {readonly location: {readonly value: string}};
}

function cloudfront(base = '') {
  const handler = runInNewContext(`${cloudfrontFunction({base})};handler`) as (event: unknown) => Answer;
  return (uri: string, querystring: Record<string, {value: string}> = {}) => {
    const {statusCode, headers, uri: file} = handler({request: {uri, querystring}});
    return statusCode ? `${statusCode} ${headers?.location.value}` : file;
  };
}

const FORMS: readonly (readonly [string, string])[] = [
  ['/', '/index.html'],
  ['/docs', '/docs.html'],
  ['/docs/gardening/Unlocking-the-Earth_s-Secrets', '/docs/gardening/Unlocking-the-Earth_s-Secrets.html'],
  ['/docs/', '301 /docs'],
  ['/docs.html', '301 /docs'],
  ['/docs/index.html', '301 /docs'],
  ['/index.html', '301 /'],
  ['/docs/intro.json', '/docs/intro.json'],
  ['/docs/yoga/vitamin.b1', '/docs/yoga/vitamin.b1.html'],
  ['//evil.example/', '//evil.example/.html'],
  ['/\\evil.example/', '/\\evil.example/.html'],
];

test.each(FORMS)('CloudFront answers %s with %s', (uri, answer) => {
  expect(cloudfront()(uri)).toBe(answer);
});

test('CloudFront keeps the query and knows the base path', () => {
  expect(cloudfront()('/search/', {q: {value: 'sleep'}, x: {value: ''}})).toBe('301 /search?q=sleep&x');
  expect(cloudfront('/sub')('/sub')).toBe('/sub/index.html');
  expect(cloudfront('/sub')('/sub/')).toBe('301 /sub');
});

test('Netlify redirects the same forms and leaves the rest alone', () => {
  const text = netlifyFunction()
    .replace('export default ', '')
    .replace(/export const config.*/s, '');
  const answer = runInNewContext(`${text};bareAddress`, {URL, Response}) as (request: {
    url: string;
  }) => Response | undefined;
  const location = (path: string) => answer({url: `https://x.example${path}`})?.headers.get('Location');
  expect(['/docs/?a=1', '/docs.html', '/docs/index.html', '/index.html'].map(location)).toEqual([
    '/docs?a=1',
    '/docs',
    '/docs',
    '/',
  ]);
  expect(['/', '/docs', '/docs/intro.json', '//evil.example/'].map(location)).toEqual(Array(4).fill(undefined));
});

test('every block of _headers begins with a path and no header stands in two blocks that overlap', () => {
  const blocks = headersFile({base: '/sub'}).trim().split('\n\n');
  const everywhere = blocks[0]!
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(':')[0]);
  for (const block of blocks.slice(1)) {
    const [path, ...headers] = block.split('\n');
    expect(path).toMatch(/^\/sub\//);
    for (const header of headers) expect(everywhere).not.toContain(header.trim().split(':')[0]);
  }
});

test('the rules for addresses carry the base path', () => {
  expect(addressRules({base: '/sub'})).toMatchInlineSnapshot(`
    "# One address for every page.
    /sub/index.html /sub 301
    /sub/*/index.html /sub/:splat 301
    /sub/*.html /sub/:splat 301
    /sub/*/ /sub/:splat 301
    "
  `);
});
