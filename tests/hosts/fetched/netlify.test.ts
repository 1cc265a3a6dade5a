import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {SECURITY_HEADERS} from '@/lib/output/hosting/headers';
import {fetchTools, loadTool} from './tools';

const OUT = path.resolve(process.env.TRUST_DIR ?? 'out');
/** What Netlify itself parses the two files with, and how it decides which rule matches an address. */
const PACKAGES = ['netlify-redirector@0.5.0', '@netlify/redirect-parser@15.0.4', '@netlify/headers-parser@9.0.3'];
const tools = fetchTools(...PACKAGES);

interface Rule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}
interface Headers {
  readonly for: string;
  readonly values: Readonly<Record<string, string>>;
}
interface Matcher {
  match(request: object): Rule | null;
}

describe.skipIf(!tools)(`Netlify, by ${PACKAGES.join(', ')}`, () => {
  let matcher: Matcher;
  let headers: readonly Headers[];
  const match = (address: string) => {
    const request = {scheme: 'https', host: 'x.example', path: address, query: '', headers: {}, cookieValues: {}};
    return matcher.match({...request, getHeader: () => '', getCookie: () => ''});
  };

  beforeAll(async () => {
    const {parseAllRedirects} = await loadTool(tools!, '@netlify/redirect-parser');
    const {parseAllHeaders} = await loadTool(tools!, '@netlify/headers-parser');
    const rules = {redirectsFiles: [path.join(OUT, '_redirects')], configRedirects: [], minimal: true};
    const found = await parseAllRedirects(rules);
    const sent = await parseAllHeaders({headersFiles: [path.join(OUT, '_headers')], configHeaders: [], minimal: true});
    expect([...found.errors, ...sent.errors]).toEqual([]);
    matcher = await (await loadTool(tools!, 'netlify-redirector')).default.parseJSON(
      JSON.stringify(found.redirects.map((rule: Rule) => ({...rule, path: rule.from}))),
      {},
    );
    headers = sent.headers;
  });

  test('an old address redirects', () => {
    expect(match('/help')).toMatchObject({to: '/docs/wellness/Finding-Help', status: 301});
  });

  test.each(['/no/such/page', '/docs/nothing', '//evil.example', '//evil.example/', '/docs/intro', '/'])(
    'no rule matches %s: a page is served, and a missing one gets 404.html',
    (address) => {
      expect(match(address)).toBeNull();
    },
  );

  test('every address gets the security headers, hashed files a year of caching', () => {
    const everywhere = headers.find(({for: pattern}) => pattern === '/*');
    expect(everywhere?.values).toEqual(SECURITY_HEADERS);
    for (const folder of ['/_next/static/*', '/cards/*', '/covers/*', '/images/*']) {
      const found = headers.find(({for: pattern}) => pattern === folder);
      expect(found?.values['Cache-Control'], folder).toBe('public, max-age=31536000, immutable');
    }
  });
});
