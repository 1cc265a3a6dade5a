import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, test} from 'vitest';
import {siteFonts} from '@/lib/fonts';
import {type Answers, FakeCaches, fakeFetch, htmlPage, ORIGIN} from '@/tests/support/fake-caches';
import {folderWith} from '@/tests/support/project';
import {workerText, writeServiceWorker} from './service-worker.mts';

const options = {base: '', build: 'one', files: ['/logo.svg'], offline: '/offline', timeoutMs: 20};

/** The emitted text in an environment of its own, with the events a browser would send. A second takes 20 ms there. */
function startWorker(answers: Answers, settings = options, caches = new FakeCaches()) {
  const listeners = new Map<string, (event: object) => void>();
  const scope = {
    location: new URL(ORIGIN),
    registration: {},
    clients: {claim: async () => {}, matchAll: async () => []},
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  const fetch = fakeFetch(answers);
  const navigator = {storage: undefined};
  // what is saved after a page has loaded is saved at once
  const setTimeout = (run: (value?: unknown) => void, ms: number, value?: unknown) =>
    globalThis.setTimeout(() => run(value), Math.min(ms, 20));
  const world = {
    self: scope,
    caches,
    fetch,
    navigator,
    URL,
    Request,
    Response,
    Headers,
    AbortSignal,
    setTimeout,
    MessageChannel,
  };
  runInNewContext(workerText(settings), world);
  const send = async (type: string, event: object = {}): Promise<Response | undefined> => {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get(type)!({
      ...event,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: Promise<Response>) => {
        answer = promise;
      },
    });
    const response = await answer;
    await Promise.all(work);
    return response;
  };
  const ask = (address: string, mode = 'cors') =>
    send('fetch', {request: {url: new URL(address, ORIGIN).href, method: 'GET', mode}});
  return {caches, send, ask, open: (address: string) => ask(address, 'navigate')};
}

function site(build = 'one'): Answers {
  return {
    '/a': () => htmlPage({build, assets: [`/_next/static/chunks/${build}.js`]}),
    '/offline': () => htmlPage({build, title: 'Reading offline', assets: [`/_next/static/chunks/${build}.js`]}),
    '/logo.svg': () => new Response('<svg/>'),
    [`/_next/static/chunks/${build}.js`]: () => new Response('code'),
  };
}

test('the worker is small', () => {
  // the build prints it without white space and comments
  const text = workerText(options)
    .replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
    .replace(/\s+/g, ' ');
  expect(brotliCompressSync(text).length).toBeLessThan(3000);
});

test('the shell contains the files of the offline page, the fonts and the logos', () => {
  const out = folderWith({
    'offline.html': [
      '<link href="/sub/_next/static/chunks/site.css"/>',
      '<script>("x")</script><style>a{content:"x"}</style>',
      '<script>["/sub/_next/static/chunks/a.js"]</script>',
    ].join(''),
  });
  writeServiceWorker(out, {base: '/sub', build: 'one'});
  const text = readFileSync(path.join(out, 'sw.js'), 'utf8');
  const {files} = JSON.parse(/\)\((\{"base".*?\}),function/.exec(text)![1]!) as {files: string[]};
  expect(files).toEqual([
    '/sub/_next/static/chunks/a.js',
    '/sub/_next/static/chunks/site.css',
    '/sub/favicon.svg',
    ...siteFonts()
      .map((font) => `/sub${font.path}`)
      .sort(),
    '/sub/logo-dark.svg',
    '/sub/logo.svg',
    '/sub/manifest.webmanifest',
  ]);
});

describe('the worker', () => {
  test('shows the network’s page, and the saved one without a network', async () => {
    const answers = site();
    const {send, open} = startWorker(answers);
    await send('install');
    expect(await (await open('/a'))?.text()).toContain('A page');
    answers['/a'] = 'gone';
    expect(await (await open('/a'))?.text()).toContain('A page');
  });

  test('shows the offline page in place of one that is not saved', async () => {
    const answers = site();
    const {send, open} = startWorker(answers);
    await send('install');
    answers['/b'] = 'gone';
    expect(await (await open('/b'))?.text()).toContain('Reading offline');
  });

  test('asks the network first while the storage is slow, and waits for the storage without a network', async () => {
    const answers = site();
    const storage = new FakeCaches();
    const {send, open, ask} = startWorker(answers, options, storage);
    await send('install');
    await open('/a');
    storage.delayMs = 80;
    answers['/a'] = () => htmlPage({title: 'Newer', assets: []});
    expect(await (await open('/a'))?.text()).toContain('Newer');
    answers['/a'] = 'gone';
    answers['/_next/static/chunks/one.js'] = 'gone';
    expect(await (await open('/a'))?.text()).toContain('Newer');
    expect(await (await ask('/_next/static/chunks/one.js'))?.text()).toBe('code');
  });

  test('works without the storage when that fails', async () => {
    const answers = site();
    const storage = new FakeCaches();
    const {open} = startWorker(answers, options, storage);
    storage.keys = async () => Promise.reject(new Error('damaged'));
    expect(await (await open('/a'))?.text()).toContain('A page');
    answers['/a'] = 'gone';
    expect((await open('/a'))?.type).toBe('error');
  });

  test('shows the saved page when the host has an error', async () => {
    const answers = site();
    const {send, open} = startWorker(answers);
    await send('install');
    await open('/a');
    answers['/a'] = () => new Response('Bad gateway', {status: 502});
    expect((await open('/a'))?.status).toBe(200);
  });

  test('is not installed when a file of the shell is missing', async () => {
    const answers = site();
    delete answers['/logo.svg'];
    await expect(startWorker(answers).send('install')).rejects.toThrow('/logo.svg: HTTP 404');
  });

  test('after a deployment renews saved pages, then deletes the old build', async () => {
    const answers = site();
    const {send, caches} = startWorker(answers);
    await send('install');
    await send('message', {data: {type: 'visit', path: '/a'}});
    Object.assign(answers, site('two'));
    await send('message', {data: {type: 'visit', path: '/offline'}});
    expect(await caches.keys()).toContain('sunroot::two');
    expect((await (await caches.open('sunroot::one')).keys()).map(({url}) => url)).not.toContain(
      `${ORIGIN}/offline?page`,
    );
  });

  test('saves nothing more after it was turned off', async () => {
    const {send, caches, open} = startWorker(site());
    await send('install');
    await caches.delete('sunroot::one');
    await send('message', {data: {type: 'off'}});
    expect(await open('/a')).toBeUndefined();
    expect(await caches.keys()).toEqual([]);
  });

  test.each(['https://other.example/a', `${ORIGIN}/subway`])('ignores %s', async (address) => {
    const {open} = startWorker(site(), {...options, base: '/sub'});
    expect(await open(address)).toBeUndefined();
  });
});
