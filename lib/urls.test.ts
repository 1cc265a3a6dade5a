import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

type Module = typeof import('./urls');

async function urlsWith(env: Record<string, string>): Promise<Module> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  return import('./urls');
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

describe('at the root of a host', () => {
  test('paths stay as they are, absolute ones get the host, and none ends with a slash', async () => {
    const {url, absoluteUrl} = await urlsWith({SITE_URL: 'https://sunroot.test', BASE_PATH: ''});
    expect([url('/'), url('/docs/intro')]).toEqual(['/', '/docs/intro']);
    expect([absoluteUrl('/'), absoluteUrl('/docs/intro')]).toEqual([
      'https://sunroot.test',
      'https://sunroot.test/docs/intro',
    ]);
  });
});

describe('below a base path', () => {
  test('every path of the site starts with it', async () => {
    const {url, absoluteUrl} = await urlsWith({SITE_URL: 'https://sunroot.test', BASE_PATH: '/sub'});
    expect([url('/'), url('/docs/intro')]).toEqual(['/sub', '/sub/docs/intro']);
    expect([absoluteUrl('/'), absoluteUrl('/docs/intro')]).toEqual([
      'https://sunroot.test/sub',
      'https://sunroot.test/sub/docs/intro',
    ]);
  });

  test('addresses of other sites and anchors of the page stay as they are', async () => {
    const {url} = await urlsWith({BASE_PATH: '/sub'});
    for (const address of ['https://example.org/a', '//example.org', '#top', 'mailto:a@b.org']) {
      expect(url(address)).toBe(address);
    }
  });
});
