import {describe, expect, test} from 'vitest';
import {barePath, decoded, isBelow, isSamePath, jsonPath, withoutBase} from './paths';

describe('the bare path', () => {
  test.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/docs/intro', '/docs/intro'],
    ['/docs/intro/', '/docs/intro'],
    ['/docs/intro//', '/docs/intro'],
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/docs/intro.html?q=1#top', '/docs/intro?q=1#top'],
    ['/docs/intro/#a/b/', '/docs/intro#a/b/'],
    ['/docs/about-html', '/docs/about-html'],
    ['/docs/x.html.y', '/docs/x.html.y'],
    ['', '/'],
  ])('of "%s" is "%s"', (address, bare) => {
    expect(barePath(address)).toBe(bare);
    expect(barePath(address)).toBe(bare);
  });
});

test('path equality ignores case and a trailing slash', () => {
  expect(isSamePath('/Docs/Intro/', '/docs/intro')).toBe(true);
  expect(isSamePath('/docs', '/docs/intro')).toBe(false);
  expect(isSamePath(undefined, undefined)).toBe(false);
  expect(isSamePath('/', undefined)).toBe(false);
});

test('a path is below another by whole segments', () => {
  expect(isBelow('/blog/x', '/blog')).toBe(true);
  expect(isBelow('/BLOG/', '/blog')).toBe(true);
  expect(isBelow('/blogger', '/blog')).toBe(false);
  expect(isBelow('/blog', '/')).toBe(false);
  expect(isBelow('/', '/')).toBe(true);
});

test.each([
  ['/sub/docs/intro', '/sub', '/docs/intro'],
  ['/sub', '/sub', '/'],
  ['/subway', '/sub', '/subway'],
  ['/docs', '', '/docs'],
])('%s without the base path "%s" is %s', (path, base, bare) => {
  expect(withoutBase(path, base)).toBe(bare);
});

test('the JSON of a route has its address and .json, the home page that of an index', () => {
  expect(jsonPath('/docs/intro')).toBe('/docs/intro.json');
  expect(jsonPath('/')).toBe('/index.json');
});

test('a part of an address is decoded if possible', () => {
  expect(decoded('/docs/caf%C3%A9')).toBe('/docs/café');
  expect(decoded('/docs/%E0%A4%A')).toBeUndefined();
});
