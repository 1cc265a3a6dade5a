import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {cloudflareRules} from '@/lib/output/hosting/edge';
import {SECURITY_HEADERS} from '@/lib/output/hosting/headers';
import {freePort, type Host, start} from '../servers';
import {fetchTools, linkedCopy} from './tools';

const WRANGLER = 'wrangler@4.86.0';
/** The newest day that version of Cloudflare's runtime knows. */
const DAY = '2026-04-01';
const tool = fetchTools(WRANGLER);

describe.skipIf(!tool)(`Cloudflare Pages, by ${WRANGLER}`, () => {
  let host: Host;
  let site: string;
  const get = (address: string) => fetch(host.url + address, {redirect: 'manual'});

  beforeAll(async () => {
    site = linkedCopy(path.resolve(process.env.TRUST_DIR ?? 'out'));
    const rules = path.join(site, '_redirects');
    const text = readFileSync(rules, 'utf8');
    // not overwritten: the file is the export's own
    rmSync(rules);
    writeFileSync(rules, text + cloudflareRules({base: ''}));
    const port = await freePort();
    const program = path.join(tool!, 'node_modules/wrangler/bin/wrangler.js');
    const args = [program, 'pages', 'dev', site, '--ip=127.0.0.1', `--port=${port}`, `--compatibility-date=${DAY}`];
    const env = {CI: '1', WRANGLER_SEND_METRICS: 'false', XDG_CONFIG_HOME: site};
    host = await start(process.execPath, args, env, port, site);
  });
  afterAll(() => host?.stop());

  test.each([
    ['/', 200],
    ['/docs', 200],
    ['/docs/intro', 200],
    ['/blog', 200],
    ['/no/such/page', 404],
    ['/.git/config', 404],
  ])('%s answers %i with a page', async (address, status) => {
    const response = await get(address);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(status === 404 ? 'Page Not Found' : '<main');
  });

  test.each([
    ['/docs/intro/', 301, '/docs/intro'],
    ['/docs/intro/index.html', 301, '/docs/intro'],
    ['/docs/intro.html', 308, '/docs/intro'],
    ['/docs/', 301, '/docs'],
    ['/docs.html', 308, '/docs'],
    ['/docs/index.html', 301, '/docs'],
    ['/index.html', 301, '/'],
    ['/docs/intro/?a=1', 301, '/docs/intro?a=1'],
    ['/docs/intro.html?a=1&b=2', 308, '/docs/intro?a=1&b=2'],
    ['/help', 301, '/docs/wellness/Finding-Help'],
  ])('%s answers %i with %s', async (address, status, target) => {
    const response = await get(address);
    const location = new URL(response.headers.get('location') ?? '', host.url);
    expect([response.status, location.origin + location.pathname + location.search]).toEqual([
      status,
      host.url + target,
    ]);
  });

  test.each([
    '//evil.example/',
    '//evil.example/x.html',
    '//evil.example/index.html',
    '//evil.example/a/index.html',
    '/%5Cevil.example/',
    '/%2F%2Fevil.example/',
    '/%0d%0aSet-Cookie:x=1/',
  ])('%s does not redirect to another site', async (address) => {
    const response = await get(address);
    expect(new URL(response.headers.get('location') ?? '/', host.url).origin).toBe(host.url);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('every response has the security headers, also a missing page and a redirect', async () => {
    for (const address of ['/docs/intro', '/no/such/page', '/docs/intro.json', '/sw.js', '/docs/intro/']) {
      const {headers} = await get(address);
      for (const [name, value] of Object.entries(SECURITY_HEADERS))
        expect(headers.get(name), `${address} ${name}`).toBe(value);
    }
  });

  test('hashed files are cached for ever, everything else is revalidated', async () => {
    const page = await (await get('/docs/intro')).text();
    const [, style] = /href="([^"]*\/_next\/static\/chunks\/[^"]+\.css)"/.exec(page) ?? [];
    expect((await get(style!)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const address of ['/docs/intro', '/docs/intro.json', '/sw.js', '/no/such/page']) {
      expect((await get(address)).headers.get('cache-control'), address).toMatch(/no-cache|no-store|max-age=0/);
    }
  });

  test.each([
    ['/docs/intro.txt', 'text/plain; charset=utf-8'],
    ['/docs/intro.json', 'application/json'],
    ['/docs/intro.md', 'text/markdown; charset=utf-8'],
    ['/sw.js', 'application/javascript'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('%s is %s', async (address, type) => {
    const response = await get(address);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  });

  test('the service worker may control the home page, too', async () => {
    expect((await get('/sw.js')).headers.get('service-worker-allowed')).toBe('/');
  });
});
