import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {serve} from './serve.mjs';
import {markFinished} from './support/finished.mjs';

const LONG = '<p>soil, seeds and seasons</p>'.repeat(100);
const dir = mkdtempSync(path.join(tmpdir(), 'serve-'));
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  for (const name of ['index.html', 'page.html', '404.html', 'picture.avif']) writeFileSync(path.join(dir, name), LONG);
  site = await serve({dir});
});
afterAll(() => site.server.close());

test.each([
  ['/page', 200],
  ['/no-such-page', 404],
])('%s is sent compressed to a browser that accepts it', async (address, status) => {
  const answer = await fetch(site.url + address, {headers: {'accept-encoding': 'br'}});
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(await answer.text()).toBe(LONG);
});

test('below a base path the home page keeps its query, and a folder with the same prefix is another site', async () => {
  const below = await serve({dir, basePath: '/sub'});
  const answers = await Promise.all(
    ['?from=feed', '/?from=feed', '/page?q=soil', 'way/page'].map((rest) => fetch(below.url + rest)),
  );
  below.server.close();
  expect(answers.map(({status}) => status)).toEqual([200, 200, 200, 404]);
});

test('files that do not get smaller, or requests that do not accept it, are sent uncompressed', async () => {
  const picture = await fetch(`${site.url}/picture.avif`, {headers: {'accept-encoding': 'br'}});
  expect(picture.headers.get('content-encoding')).toBeNull();
  const page = await fetch(`${site.url}/page`, {headers: {'accept-encoding': 'identity'}});
  expect(page.headers.get('content-encoding')).toBeNull();
  expect(await page.text()).toBe(LONG);
});

test.each([
  'bytes=5-9',
  'bytes=9-5',
  'bytes=-10',
  'bytes=0-0',
  'bytes=0-4,10-14',
  'bytes=5-99999999999999999999',
  'items=0-5',
])('the range “%s” is answered with the whole file', async (range) => {
  const answer = await fetch(`${site.url}/page`, {headers: {'accept-encoding': 'identity', range}});
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(LONG);
});

test('a browser with a cached page gets “not modified”, and a newer version of it', async () => {
  const ask = (tag: string) => fetch(`${site.url}/other`, {headers: {'if-none-match': tag, 'accept-encoding': 'br'}});
  writeFileSync(path.join(dir, 'other.html'), LONG);
  const {headers} = await ask('W/"1-1"');
  expect(headers.get('cache-control')).toBe('no-cache');
  const tag = headers.get('etag')!;
  const known = await ask(tag);
  expect([known.status, await known.text()]).toEqual([304, '']);
  writeFileSync(path.join(dir, 'other.html'), `${LONG}!`);
  const after = await ask(tag);
  expect([after.status, await after.text()]).toEqual([200, `${LONG}!`]);
});

test('a missing page is never “not modified”', async () => {
  expect((await fetch(`${site.url}/no-such-page`, {headers: {'if-none-match': '*'}})).status).toBe(404);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused: pages are read-only', async (method) => {
  const answer = await fetch(`${site.url}/page`, {method});
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a file that cannot be read fails its own request, not the server', async () => {
  const socket = createServer().listen(path.join(dir, 'socket'));
  await once(socket, 'listening');
  await expect(fetch(`${site.url}/socket`).then((answer) => answer.text())).rejects.toThrow();
  socket.close();
  expect((await fetch(`${site.url}/page`)).status).toBe(200);
});

test('Markdown is sent as UTF-8, as on a host', async () => {
  writeFileSync(path.join(dir, 'article.md'), '# 4–6 °C');
  const {headers} = await fetch(`${site.url}/article.md`);
  expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
});

test.each([
  [['--port', 'abc'], {}, '"abc" is not a port.'],
  [['--port', '99999'], {}, '"99999" is not a port.'],
  [[], {BASE_PATH: 'sub'}, 'BASE_PATH is not valid: "sub".'],
  [[], {BASE_PATH: '/sub/'}, 'BASE_PATH is not valid: "/sub/".'],
])('%j with %j is refused with a fix', (typed, env, problem) => {
  markFinished(dir, 'one');
  const args = ['scripts/serve.mjs', '--dir', dir, ...typed];
  const {status, stderr} = spawnSync(process.execPath, args, {
    env: {...process.env, ...env},
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(status).toBe(1);
  expect(stderr).toContain(`${problem}\n  fix: write `);
});

test('npm start reports a port in use before it builds', async () => {
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: {start: string}};
  const {port} = new URL(site.url);
  // a build would fail in a folder without a project
  const [, script = '', ...words] = scripts.start.split(' ');
  const child = spawn(process.execPath, [path.resolve(script), ...words, '--port', port], {cwd: dir});
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [status] = await once(child, 'close');
  expect(status).toBe(1);
  expect(said).toBe(`Port ${port} is in use. Choose another: npm start -- --port 3001\n`);
});
