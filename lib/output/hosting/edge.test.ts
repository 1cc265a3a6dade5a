import {createContext, runInContext, runInNewContext} from 'node:vm';
import {expect, test} from 'vitest';
import {cloudflareRules, cloudfrontFunction, headersFile, netlifyFunction} from './edge';

interface Answer {
  readonly uri?: string;
  readonly statusCode?: number;
  readonly headers?: {readonly location: {readonly value: string}};
}

interface Value {
  readonly value: string;
  readonly multiValue?: readonly {readonly value: string}[];
}

/** Runs the function as CloudFront does: with its event, without Node's modules, and without evaluating strings. */
function cloudfront(base = '') {
  const context = createContext(Object.create(null), {codeGeneration: {strings: false, wasm: false}});
  const handler = runInContext(`'use strict';${cloudfrontFunction({base})};handler`, context) as (
    event: unknown,
  ) => Answer;
  return (uri: string, querystring: Readonly<Record<string, Value>> = {}) => {
    const request = {method: 'GET', uri, querystring, headers: {host: {value: 'x.example'}}, cookies: {}};
    const {
      statusCode,
      headers,
      uri: file,
    } = handler({
      version: '1.0',
      context: {eventType: 'viewer-request', distributionDomainName: 'd1.cloudfront.net', requestId: 'x'},
      viewer: {ip: '192.0.2.1'},
      request,
    });
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
  ['/plans/raised-bed.pdf', '/plans/raised-bed.pdf'],
  ['/guide.zip', '/guide.zip'],
  ['/talk.mp3', '/talk.mp3'],
  ['/talk.M4A', '/talk.M4A'],
  ['/data.csv', '/data.csv'],
  ['/fonts/font.ttf', '/fonts/font.ttf'],
  ['/old.php', '/old.php.html'],
  ['/docs/1.2', '/docs/1.2.html'],
  ['/docs/yoga/st.johns-wort', '/docs/yoga/st.johns-wort.html'],
  ['/docs/yoga/vitamin.b1', '/docs/yoga/vitamin.b1.html'],
  ['//evil.example/', '//evil.example/.html'],
  ['/\\evil.example/', '/\\evil.example/.html'],
];

test.each(FORMS)('CloudFront answers %s with %s', (uri, answer) => {
  expect(cloudfront()(uri)).toBe(answer);
});

test('CloudFront preserves the query and knows the base path', () => {
  expect(cloudfront()('/search/', {q: {value: 'sleep'}, x: {value: ''}})).toBe('301 /search?q=sleep&x');
  const several = {t: {value: 'a', multiValue: [{value: 'a'}, {value: 'b%26c'}]}};
  expect(cloudfront()('/search/', several)).toBe('301 /search?t=a&t=b%26c');
  expect(cloudfront('/sub')('/sub')).toBe('/sub/index.html');
  expect(cloudfront('/sub')('/sub/')).toBe('301 /sub');
});

test('the function is small enough for CloudFront', () => {
  expect(Buffer.byteLength(cloudfrontFunction({base: '/sub'}))).toBeLessThan(10_240);
});

test('Netlify calls the function for every form but the bare one', () => {
  const [, pattern] = /pattern: '(.*)'/.exec(netlifyFunction()) ?? [];
  const asked = new RegExp(pattern!.replaceAll('\\\\', '\\'));
  for (const path of ['/docs/', '/docs.html', '/docs/index.html', '/index.html']) expect(path).toMatch(asked);
  for (const path of ['/docs', '/docs/intro.json', '/sw.js']) expect(path).not.toMatch(asked);
});

test('Netlify redirects the same forms and ignores the rest', () => {
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

test('every block of _headers starts with a path, and no header is in two overlapping blocks', () => {
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

test("Cloudflare's rules include the base path and name the first part of every path", () => {
  expect(cloudflareRules({base: '/sub'})).toMatchInlineSnapshot(`
    "# One address for each page.
    /sub/index.html /sub 301
    /sub/:first/index.html /sub/:first 301
    /sub/:first/*/index.html /sub/:first/:splat 301
    /sub/ /sub 301
    /sub/:first/ /sub/:first 301
    /sub/:first/*/ /sub/:first/:splat 301
    "
  `);
});
