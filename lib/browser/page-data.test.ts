import {afterEach, beforeEach, expect, test, vi} from 'vitest';

const HOST = 'https://sunroot.example';
let host: ReturnType<typeof vi.fn<(input: RequestInfo | URL, init?: RequestInit) => Promise<Response>>>;

/** The router's request, with its own mark of where the reader comes from. */
const routed = async (path: string) => (await window.fetch(new URL(`${path}.txt?_rsc=fromHere`, HOST))).text();

async function pageData(basePath = '') {
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', basePath);
  vi.resetModules();
  const module = await import('./page-data');
  module.answerRouter();
  return module;
}

beforeEach(() => {
  vi.useFakeTimers();
  host = vi.fn(async (input) => new Response(`answer to ${input}`));
  const scope = {fetch: host};
  vi.stubGlobal('window', scope);
  vi.stubGlobal('fetch', (...asked: Parameters<typeof host>) => scope.fetch(...asked));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('what was fetched ahead answers the router, as often as it asks within five minutes', async () => {
  const {fetchAhead} = await pageData();
  expect(fetchAhead('/docs/intro')).toBe(true);
  expect(fetchAhead('/docs/intro')).toBe(false);
  for (let time = 0; time < 2; time += 1) expect(await routed('/docs/intro')).toBe('answer to /docs/intro.txt?_rsc=1');
  expect(host).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(300_000);
  await routed('/docs/intro');
  expect(host).toHaveBeenCalledTimes(2);
});

test('what the router asks for first is kept, too', async () => {
  const {fetchAhead} = await pageData();
  await routed('/blog');
  expect(fetchAhead('/blog')).toBe(false);
  await routed('/blog');
  expect(host).toHaveBeenCalledTimes(1);
});

test('below a path the home page is asked for inside of it', async () => {
  await pageData('/sub');
  for (const path of ['/sub', '/sub/index']) expect(await routed(path)).toBe('answer to /sub/index.txt?_rsc=1');
  expect(await routed('/sub/docs/intro')).toBe('answer to /sub/docs/intro.txt?_rsc=1');
});

test('a failure is not kept: the router asks itself', async () => {
  const {fetchAhead} = await pageData();
  for (const fault of [async () => new Response('', {status: 503}), () => Promise.reject(new TypeError('no line'))]) {
    host.mockImplementationOnce(fault);
    fetchAhead('/docs/intro');
    expect(await routed('/docs/intro')).toBe('answer to /docs/intro.txt?_rsc=1');
    await vi.advanceTimersByTimeAsync(300_000);
  }
});

test('a page whose data cannot be had is loaded with the query of its link', async () => {
  const {expectQuery} = await pageData();
  const assign = vi.fn();
  vi.stubGlobal('location', {assign});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  host.mockImplementation(async () => new Response('', {status: 404}));
  expectQuery({path: '/search', address: '/search?q=kratky'});
  expect(await routed('/blog')).toBe('');
  expect(assign).not.toHaveBeenCalled();
  // the router, told of the failure, would load the page at once without the query
  const isTold = await Promise.race([
    routed('/search').then(() => true),
    vi.advanceTimersByTimeAsync(1000).then(() => false),
  ]);
  expect(isTold).toBe(false);
  expect(assign).toHaveBeenCalledWith('/search?q=kratky');
  expectQuery();
  expect(await routed('/search')).toBe('');
});

test('other requests pass as they are', async () => {
  await pageData();
  await window.fetch('/search/index.json');
  await window.fetch(new URL('/docs/intro.json', HOST));
  expect(host.mock.calls.map(([input]) => String(input))).toEqual(['/search/index.json', `${HOST}/docs/intro.json`]);
});
