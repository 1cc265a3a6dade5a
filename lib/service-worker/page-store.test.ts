import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {type Answers, FakeCaches, fakeFetch, htmlPage, ORIGIN} from '@/tests/support/fake-caches';
import {pageStore} from './page-store';

const script = () => new Response('code');
let answers: Answers;
let requested: string[];
let estimate: {usage: number; quota: number};

beforeEach(() => {
  requested = [];
  answers = {'/a': () => htmlPage({title: 'Tom &amp; Jo'}), '/_next/static/chunks/app.js': script};
  estimate = {usage: 0, quota: 1e9};
  vi.stubGlobal('caches', new FakeCaches());
  vi.stubGlobal('fetch', (input: RequestInfo) => fakeFetch(answers, requested)(input));
  vi.stubGlobal('navigator', {storage: {estimate: async () => estimate}});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const keysOf = async (name: string) => (await (await caches.open(name)).keys()).map(({url}) => new URL(url).pathname);

describe('a saved page', () => {
  test('is in the cache of its own build, with every file it needs', async () => {
    const store = pageStore({base: ''});
    expect(await store.put('/a')).toBe('saved');
    expect(await caches.keys()).toEqual(['sunroot::one']);
    expect(await keysOf('sunroot::one')).toEqual(['/_next/static/chunks/app.js', '/a']);
    expect(await store.pages()).toMatchObject([{path: '/a', title: 'Tom &amp; Jo', isPinned: false}]);
    expect((await store.page('/a'))?.headers.has('content-encoding')).toBe(false);
  });

  test('is found by every form of its address', async () => {
    const store = pageStore({base: ''});
    await store.put('/a/');
    for (const path of ['/a', '/a/', '/a.html', '/a/index.html']) expect(await store.page(path)).toBeDefined();
  });

  test('is not saved when one of its files does not arrive', async () => {
    // one minute takes five milliseconds
    const {timeout} = AbortSignal;
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, ms / 12_000));
    vi.stubGlobal('fetch', (address: string, {signal}: {signal: AbortSignal}) =>
      address === '/a'
        ? fakeFetch(answers, requested)(address)
        : new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    await expect(pageStore({base: ''}).put('/a')).rejects.toThrow('timeout');
    expect(await pageStore({base: ''}).pages()).toEqual([]);
  });

  test('is not saved when one of its files fails', async () => {
    answers['/_next/static/chunks/app.js'] = 'gone';
    const store = pageStore({base: ''});
    await expect(store.put('/a')).rejects.toThrow('Failed to fetch');
    expect(await store.pages()).toEqual([]);
  });

  test.each([
    ['a page of a portal', () => new Response('<p>Log in', {headers: {'content-type': 'text/html'}})],
    ['nothing', () => new Response('')],
  ])('is not saved when %s arrives instead of a file', async (_, answer) => {
    answers['/_next/static/chunks/app.js'] = answer;
    const store = pageStore({base: ''});
    await expect(store.put('/a')).rejects.toThrow('/_next/static/chunks/app.js');
    expect(await store.pages()).toEqual([]);
    answers['/_next/static/chunks/app.js'] = script;
    expect(await store.put('/a')).toBe('saved');
  });

  test('reuses files with a hash in the name from an older build', async () => {
    const store = pageStore({base: ''});
    await store.put('/a');
    answers['/b'] = () => htmlPage({build: 'two'});
    requested.length = 0;
    await store.put('/b');
    expect(requested).toEqual(['/b']);
    expect(await keysOf('sunroot::two')).toEqual(['/_next/static/chunks/app.js', '/b']);
  });

  test('moves to the new build, and stays saved on purpose', async () => {
    const store = pageStore({base: ''});
    await store.put('/a', undefined, true);
    answers['/a'] = () => htmlPage({build: 'two'});
    await store.put('/a');
    expect(await keysOf('sunroot::one')).not.toContain('/a');
    expect(await store.pages('sunroot::two')).toMatchObject([{path: '/a', isPinned: true}]);
  });

  test('replaces an earlier copy only once it is stored', async () => {
    const store = pageStore({base: ''});
    await store.put('/a', undefined, true);
    const cache = await caches.open('sunroot::one');
    vi.spyOn(cache, 'put').mockRejectedValue(new DOMException('No room', 'QuotaExceededError'));
    expect(await store.put('/a')).toBe('full');
    expect(await store.pages()).toMatchObject([{path: '/a', isPinned: true}]);
  });

  test('is removed when the host no longer has it', async () => {
    const store = pageStore({base: ''});
    await store.put('/a');
    delete answers['/a'];
    expect(await store.put('/a')).toBe('gone');
    expect(await store.pages()).toEqual([]);
  });
});

test.each([
  ['an error', () => new Response('', {status: 500})],
  ['something else than a page', () => new Response('{}', {headers: {'content-type': 'application/json'}})],
  ['a page of another origin', () => new Response('<p>Log in</p>', {headers: {'content-type': 'text/html'}})],
])('%s is refused', async (_, answer) => {
  answers['/a'] = answer;
  const store = pageStore({base: ''});
  expect(await store.put('/a')).toBe('refused');
  expect(await store.pages()).toEqual([]);
});

test('the least recently read visited pages are evicted first, with their drawings; pages saved on purpose stay', async () => {
  vi.useFakeTimers({toFake: ['Date']});
  const store = pageStore({base: '', limit: 5});
  for (let index = 0; index <= 6; index++) {
    const cover = `/covers/${index}.svg`;
    answers[`/p${index}`] = () => htmlPage({assets: [cover]});
    answers[cover] = script;
    vi.setSystemTime(index * 1000);
    await store.put(`/p${index}`, undefined, index === 0);
  }
  expect((await store.pages()).map(({path}) => path)).toEqual(['/p0', '/p3', '/p4', '/p5', '/p6']);
  expect((await keysOf('sunroot::one')).filter((path) => path.startsWith('/covers/'))).toEqual(
    [0, 3, 4, 5, 6].map((index) => `/covers/${index}.svg`),
  );
});

test('a removed page takes its drawings and scripts with it; those of other pages stay', async () => {
  const store = pageStore({base: ''});
  for (const path of ['/a', '/b']) {
    const own = [`/covers${path}.svg`, `/_next/static/pages${path}.js`];
    answers[path] = () => htmlPage({assets: [...own, '/covers/all.svg']});
    for (const address of [...own, '/covers/all.svg']) answers[address] = script;
    await store.put(path);
  }
  await store.remove(['/a']);
  expect((await keysOf('sunroot::one')).sort()).toEqual(
    ['/_next/static/pages/b.js', '/b', '/covers/all.svg', '/covers/b.svg'].sort(),
  );
});

test('of a picture only its src is saved, and replaces every width and format', async () => {
  const [avif, webp] = ['avif', 'webp'].map((format) =>
    [640, 1030].map((width) => `/images/roots-ad0a5142e6-${width}.${format}`),
  ) as [string[], string[]];
  const sources = [avif, webp].map(([small, wide]) => `<source srcSet="${small} 640w, ${wide} 1030w"/>`).join('');
  const picture = `<picture>${sources}<img src="${webp[1]}"/></picture>`;
  answers[webp[1]!] = script;
  const store = pageStore({base: ''});
  const page = new Response(`${await htmlPage().text()}${picture}`, {headers: {'content-type': 'text/html'}});
  expect(await store.put('/a', page)).toBe('saved');
  expect((await keysOf('sunroot::one')).filter((path) => path.startsWith('/images/'))).toEqual([webp[1]]);
  for (const address of [...avif, ...webp]) expect(await store.sibling(ORIGIN + address)).toBeDefined();
  expect(await store.sibling(`${ORIGIN}/images/soil-fd369eb59c-640.avif`)).toBeUndefined();
  expect(await store.sibling(`${ORIGIN}/_next/static/chunks/app-2.js`)).toBeUndefined();
});

test('without space nothing is saved', async () => {
  estimate = {usage: 9e8, quota: 1e9};
  const store = pageStore({base: ''});
  expect(await store.put('/a')).toBe('full');
  expect(await store.pages()).toEqual([]);
});

test('two sites in two folders of one host do not interfere', async () => {
  answers['/sub/a'] = () => htmlPage({assets: []});
  const [root, sub] = [pageStore({base: ''}), pageStore({base: '/sub'})];
  await root.put('/a');
  await sub.put('/sub/a');
  await root.clear();
  expect(await caches.keys()).toEqual(['sunroot:/sub:one']);
});
