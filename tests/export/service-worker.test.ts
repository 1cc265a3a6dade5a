import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {OUT, read} from './site';

test('every file that the service worker fetches during installation exists', () => {
  const [, list = ''] = /"files":(\[[^\]]*\])/.exec(read('/sw.js')) ?? [];
  const files = JSON.parse(list) as string[];
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(path.join(OUT, file)))).toEqual([]);
});
