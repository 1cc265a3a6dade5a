import {utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {manifestReader} from './manifest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const MISSING = {route: 'none'};

/** A project with the file `a.json`, its reader, and a function that rewrites it at a given second. */
function project() {
  const root = folderWith({'a.json': '{"route": "first"}'});
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  const write = (route: string, second: number) => {
    writeFileSync(path.join(root, 'a.json'), JSON.stringify({route}));
    utimesSync(path.join(root, 'a.json'), second, second);
  };
  return {read: manifestReader('a.json', MISSING), write};
}

test('before the first build a missing file has a default', () => {
  project();
  expect(manifestReader('b.json', MISSING)()).toBe(MISSING);
});

test.each([
  ['development', 'second'],
  ['production', 'first'],
])('in %s a file that has changed is read as its %s state', (mode, seen) => {
  vi.stubEnv('NODE_ENV', mode);
  const {read, write} = project();
  write('first', 1);
  expect(read().route).toBe('first');
  expect(read()).toBe(read());
  write('second', 2);
  expect(read().route).toBe(seen);
});
