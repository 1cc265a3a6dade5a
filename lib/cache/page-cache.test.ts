import {readdirSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {folderWith} from '@/tests/support/project';

const BUILD = 'a'.repeat(16);
const items = [{route: '/docs/soil'}, {route: '/docs/water'}];

let root: string;
beforeEach(() => {
  vi.resetModules();
  const known = JSON.stringify({keys: {'/docs/soil': 'k1', '/docs/water': 'k2'}, kept: ['/docs/soil']});
  root = folderWith({[`.cache/builds/out/${BUILD}.json`]: known, '.cache/builds/out/7.json': known});
  vi.spyOn(process, 'cwd').mockReturnValue(root);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test.each([
  ['production', BUILD, ['/docs/water']],
  // prepared for another state
  ['production', 'b'.repeat(16), ['/docs/soil', '/docs/water']],
  // a name of the operator's making
  ['production', '7', ['/docs/soil', '/docs/water']],
  ['development', BUILD, ['/docs/soil', '/docs/water']],
])('in %s, build %s, %o are rendered', async (mode, build, expected) => {
  vi.stubEnv('NODE_ENV', mode as 'production');
  vi.stubEnv('BUILD_ID', build);
  const {toRender} = await import('./page-cache');
  expect(toRender(items).map(({route}) => route)).toEqual(expected);
});

test('another state can be prepared while a build is at work; what is a day old is forgotten', async () => {
  const {cachedPages, prepare} = await import('./page-cache');
  const old = path.join(root, '.cache/builds/out', `${'c'.repeat(16)}.json`);
  writeFileSync(old, '{}');
  utimesSync(old, 0, 0);
  prepare('b'.repeat(16), {keys: {'/docs/soil': 'k3'}, kept: []});
  expect(cachedPages(BUILD)?.kept).toEqual(['/docs/soil']);
  expect(cachedPages('b'.repeat(16))).toEqual({keys: {'/docs/soil': 'k3'}, kept: []});
  expect(cachedPages('c'.repeat(16))).toBeUndefined();
  prepare('v1.10', {keys: {}, kept: []});
  expect(cachedPages('v1.10')).toBeUndefined();
});

test('an empty OUT_DIR is none, as it is to Next', async () => {
  vi.stubEnv('OUT_DIR', '');
  expect((await import('./page-cache')).OUT).toBe('out');
});

test('what is kept of an export in a folder inside another lies beside what is kept of the other', async () => {
  const {PAGE_STORE} = await import('./page-cache');
  vi.resetModules();
  vi.stubEnv('OUT_DIR', 'out/site');
  const inside = await import('./page-cache');
  expect(path.dirname(inside.PAGE_STORE)).toBe(path.dirname(PAGE_STORE));
  inside.prepare(BUILD, {keys: {}, kept: []});
  const [other] = readdirSync(path.join(root, '.cache/builds')).filter((name) => name !== 'out');
  expect(readdirSync(path.join(root, '.cache/builds', other!))).toEqual([`${BUILD}.json`]);
});
