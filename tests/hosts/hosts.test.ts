import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {SECURITY_HEADERS} from '@/lib/output/hosting/headers';
import {caddy, ensureProgram, type Host, nginx} from './servers';

const OUT = path.resolve(process.env.TRUST_DIR ?? 'out');
const VARIANT = path.resolve('out-variant');
const starters = {
  nginx: {start: nginx, program: 'nginx', debian: 'nginx-light'},
  Caddy: {start: caddy, program: 'caddy', debian: 'caddy'},
};
/** The variant's other locale and older version are separate builds. */
const BUILT_ELSEWHERE = /^\/sub\/(de|docs\/1\.0)(\/|$)/;
const sites = [
  {base: '', out: OUT},
  ...(existsSync(path.join(VARIANT, 'index.html')) ? [{base: '/sub', out: VARIANT}] : []),
];
/** How many pages a sitemap lists. */
const pagesOf = (folder: string) => readFileSync(path.join(folder, 'sitemap.xml'), 'utf8').split('<loc>').length - 1;
/** A sample has nginx without and Caddy with a base path. */
const cases = Object.entries(starters)
  .flatMap(([name, starter]) => sites.map((site) => ({name, ...starter, ...site})))
  .filter((_, index) => !process.env.TRUST_SAMPLE || index % 3 === 0);

test('the build under a base path is there', () => {
  expect(sites, 'run: npm run build:variant').toHaveLength(2);
});

describe.each(cases)('$name, base path "$base"', ({start, program, debian, base, out}) => {
  let host: Host;
  const get = (address: string, init?: RequestInit) => fetch(host.url + base + address, {redirect: 'manual', ...init});
  const home = base || '/';

  beforeAll(async () => {
    ensureProgram(program, debian);
    host = await start(out, base);
  });
  afterAll(() => host?.stop());

  test.each([
    ['/docs/intro', 200],
    ['/docs', 200],
    ['/blog', 200],
    ['/docs/gardening/Unlocking-the-Earth_s-Secrets', 200],
    ['/no/such/page', 404],
    ['/docs/intro/nothing', 404],
    ['/.git/config', 404],
    ['/docs/../../../etc/passwd', 404],
  ])('%s answers %i with a page', async (address, status) => {
    const response = await get(address);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await response.text()).toContain(status === 404 ? 'Page Not Found' : '<main');
  });

  test('the home page answers at its bare address', async () => {
    const response = await fetch(host.url + home, {redirect: 'manual'});
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<main');
  });

  test.each([
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/docs/', '/docs'],
    ['/docs/intro/?a=1', '/docs/intro?a=1'],
    ['/docs/intro.html?a=1&b=2', '/docs/intro?a=1&b=2'],
    ['/index.html', ''],
  ])('%s redirects to the bare address %s', async (address, target) => {
    const response = await get(address);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(base + target || '/');
  });

  test.each(['//evil.example/', '/%5Cevil.example/', '/%0d%0aSet-Cookie:x=1/', '/%2F%2Fevil.example/'])(
    '%s does not redirect to another site',
    async (address) => {
      const response = await fetch(host.url + address, {redirect: 'manual'});
      const location = new URL(response.headers.get('location') ?? '/', host.url);
      expect(location.origin).toBe(host.url);
      expect(response.headers.get('set-cookie')).toBeNull();
    },
  );

  test('every response has the security headers, also a missing page', async () => {
    for (const address of ['/docs/intro', '/no/such/page', '/docs/intro.json', '/sw.js', '/docs/intro.html']) {
      const {headers} = await get(address);
      for (const [name, value] of Object.entries(SECURITY_HEADERS))
        expect(headers.get(name), `${address} ${name}`).toBe(value);
      expect(headers.get('cross-origin-resource-policy'), address).toBe('same-origin');
    }
  });

  test('hashed files are cached for ever, everything else is revalidated', async () => {
    const page = await (await get('/docs/intro')).text();
    const hashed = [
      /href="([^"]*\/_next\/static\/chunks\/[^"]+\.css)"/.exec(page)?.[1],
      /(?:src|href)="([^"#]*\/covers\/[^"#]+)/.exec(page)?.[1],
    ];
    for (const address of hashed) {
      const {headers, status} = await fetch(host.url + address);
      expect([status, headers.get('cache-control')], address).toEqual([200, 'public, max-age=31536000, immutable']);
      const sharing = address?.includes('/covers/') ? 'cross-origin' : 'same-origin';
      expect(headers.get('cross-origin-resource-policy')).toBe(sharing);
    }
    for (const address of [
      '/docs/intro',
      '/docs/intro.json',
      '/docs/intro.txt',
      '/sw.js',
      '/favicon.svg',
      '/no/such',
    ]) {
      expect((await get(address)).headers.get('cache-control'), address).toBe('no-cache');
    }
  });

  test.each([
    ['/docs/intro.txt', 'text/plain; charset=utf-8'],
    ['/docs/intro.json', /^application\/json/],
    ['/sw.js', /^(text|application)\/javascript/],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/favicon.svg', /^image\/svg\+xml/],
    ['/docs/intro.md', 'text/markdown; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('%s is %s', async (address, type) => {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toEqual(typeof type === 'string' ? type : expect.stringMatching(type));
  });

  test('the service worker may control the home page, too', async () => {
    expect((await get('/sw.js')).headers.get('service-worker-allowed')).toBe(home);
  });

  test('precompressed files are sent as they are', async () => {
    if (!existsSync(path.join(out, 'docs/intro.html.gz'))) return;
    const {headers} = await get('/docs/intro', {headers: {'accept-encoding': 'gzip'}});
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('vary')).toMatch(/accept-encoding/i);
  });

  test('a crawl from the home page finds no broken link, image, style or script', async () => {
    const broken: string[] = [];
    const seen = new Set([home]);
    const queue = [home];
    const lane = async () => {
      for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
        const response = await fetch(host.url + address, {redirect: 'manual'});
        if (response.status !== 200) {
          broken.push(`${response.status} ${address}`);
          continue;
        }
        if (!response.headers.get('content-type')?.startsWith('text/html')) {
          await response.arrayBuffer();
          continue;
        }
        const html = (await response.text()).replace(
          /<script type="application\/(?!json)[^>]*>[\s\S]*?<\/script>/g,
          '',
        );
        for (const [, link = ''] of html.matchAll(/(?:href|src)="(\/[^"#?]*)|(?<=")(?=\/_next\/static)/g)) {
          const decoded = link.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
          if (decoded === '' || seen.has(decoded) || BUILT_ELSEWHERE.test(decoded)) continue;
          seen.add(decoded);
          if (base && decoded !== base && !decoded.startsWith(`${base}/`))
            broken.push(`outside the base path: ${decoded}`);
          else queue.push(decoded);
        }
      }
    };
    await lane();
    await Promise.all(Array.from({length: 16}, lane));
    expect(broken.slice(0, 20)).toEqual([]);
    // including the files that go with them
    expect(seen.size).toBeGreaterThan(pagesOf(out));
  });
});
