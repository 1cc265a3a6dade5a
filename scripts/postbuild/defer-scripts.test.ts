import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {deferScripts} from './defer-scripts.mts';

const deferred = (body: string, base = '') => {
  const out = folderWith({});
  const html = deferScripts(out, {build: 'b1', base})(`<html><head></head><body>${body}</body></html>`);
  const [, list = '[]'] = /id="runtime"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  return {
    html,
    list: JSON.parse(list) as string[],
    read: (at: string) => readFileSync(path.join(out, at.slice(base.length)), 'utf8'),
  };
};

test('scripts leave the page in order, the inline ones as statements of one file', () => {
  const {html, list, read} = deferred(
    '<script src="/a.js" async=""></script><script>one()</script><p>x</p><script>two()</script><script src="/b.js?x=1&amp;y=2" async=""></script>',
    '/sub',
  );
  expect(html).toMatch(
    /^<html><head><\/head><body><p>x<\/p><script type="application\/json" id="runtime" data-build="b1">/,
  );
  expect(list).toEqual([
    expect.stringMatching(/^\/sub\/_next\/static\/pages\/[0-9a-f]{12}\.js$/),
    '/a.js',
    '/b.js?x=1&y=2',
  ]);
  expect(read(list[0]!)).toBe('one()\n;two()');
});

test("the site's own scripts and data stay where they are", () => {
  const own = '<script data-own="">a()</script><script type="application/ld+json">{"a":1}</script>';
  expect(deferred(own)).toMatchObject({html: `<html><head></head><body>${own}</body></html>`, list: []});
});

test('preloads of scripts and scripts for old browsers are removed', () => {
  const {html, list} = deferred(
    '<link rel="preload" as="script" href="/a.js"/><link rel="preload" as="font" href="/a.woff2"/><script src="/old.js" noModule=""></script>',
  );
  expect(html).toBe('<html><head></head><body><link rel="preload" as="font" href="/a.woff2"/></body></html>');
  expect(list).toEqual([]);
});

test('a script that is not async fails the build: after the async ones it would run out of order', () => {
  expect(() => deferred('<script src="/a.js"></script>')).toThrow(
    'A page has a script that is neither async nor deferred: <script src="/a.js">',
  );
});
