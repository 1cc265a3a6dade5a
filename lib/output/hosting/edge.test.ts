import {runInNewContext} from 'node:vm';
import {expect, test} from 'vitest';
import {cloudflareRules, headersFile, netlifyFunction} from './edge';

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
