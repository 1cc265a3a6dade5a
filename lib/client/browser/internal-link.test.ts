import {describe, expect, test} from 'vitest';
import {internalLink, isPlainClick} from './internal-link';

const here = new URL('https://sunroot.example/docs/intro?q=1') as unknown as Location;

function link(
  address: string,
  {base = here.href, ...rest}: {base?: string; target?: string; download?: boolean; full?: boolean} = {},
) {
  const {protocol, origin, pathname, search, hash} = new URL(address, base);
  return {
    protocol,
    origin,
    pathname,
    search,
    hash,
    target: rest.target ?? '',
    dataset: rest.full ? {fullLoad: ''} : {},
    hasAttribute: (name: string) => name === 'download' && rest.download === true,
  } as unknown as HTMLAnchorElement;
}

describe('the application navigates to', () => {
  test.each([
    ['/blog', '/blog'],
    ['/blog/', '/blog'],
    ['/docs/intro.html', '/docs/intro'],
    ['/blog#top', '/blog#top'],
    ['/docs/yoga/begin/index.html', '/docs/yoga/begin'],
    ['/docs/intro', '/docs/intro'],
    ['/docs/yoga/vitamin.b1', '/docs/yoga/vitamin.b1'],
  ])('%s as %s', (address, href) => {
    expect(internalLink(link(address), here, '')?.href).toBe(href);
  });

  test('a page below the base path, without it', () => {
    expect(internalLink(link('/sub/blog'), here, '/sub')).toEqual({href: '/blog', path: '/blog'});
    expect(internalLink(link('/sub'), here, '/sub')).toEqual({href: '/', path: '/'});
  });
});

describe('the browser navigates to', () => {
  test.each([
    'https://example.org/blog',
    'mailto:a@b.org',
    '/blog/rss.xml',
    '/docs/intro.json',
    '/img/sun.PNG',
    '/a.pdf',
    '/seedling.gif',
    '/guide.zip',
    '/talk.mp3',
    '/data.csv',
    '/font.ttf',
    '/search?q=sun',
  ])('%s', (address) => {
    expect(internalLink(link(address), here, '')).toBeUndefined();
  });

  test('an anchor on the open page', () => {
    expect(internalLink(link('/docs/intro?q=1#top'), here, '')).toBeUndefined();
    expect(internalLink(link('/docs/intro/?q=1#top'), here, '')).toBeUndefined();
  });

  test('downloads, new tabs and links that request a full load', () => {
    expect(internalLink(link('/blog', {download: true}), here, '')).toBeUndefined();
    expect(internalLink(link('/blog', {target: '_blank'}), here, '')).toBeUndefined();
    expect(internalLink(link('/blog', {full: true}), here, '')).toBeUndefined();
    expect(internalLink(link('/blog', {target: '_self'}), here, '')).toBeDefined();
  });

  test('an address that cannot be decoded', () => {
    expect(internalLink(link('/blog#%E0%A4%A'), here, '')).toBeUndefined();
    expect(internalLink(link('/blog#caf%C3%A9'), here, '')).toBeDefined();
  });

  test('pages outside the base path', () => {
    expect(internalLink(link('/subway'), here, '/sub')).toBeUndefined();
    expect(internalLink(link('/blog'), here, '/sub')).toBeUndefined();
  });
});

test('a plain click is an unhandled one with the first button and no modifier key', () => {
  const click = {button: 0, defaultPrevented: false, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false};
  const isPlain = (change: object) => isPlainClick({...click, ...change} as MouseEvent);
  expect(isPlain({})).toBe(true);
  for (const change of [
    {button: 1},
    {defaultPrevented: true},
    {metaKey: true},
    {ctrlKey: true},
    {shiftKey: true},
    {altKey: true},
  ]) {
    expect(isPlain(change)).toBe(false);
  }
});
