import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {compress} from './compress.mts';

const LONG = '<p>A sentence that is long enough.</p>'.repeat(100);

test('texts get a .br and a .gz with the same contents; small files and pictures get none', async () => {
  const out = folderWith({'a.html': LONG, 'a/index.html': LONG, 'small.txt': 'x', 'x.png': LONG});
  await compress(out);
  const read = (name: string) => readFileSync(path.join(out, name));
  for (const name of ['a.html', 'a/index.html']) {
    expect(brotliDecompressSync(read(`${name}.br`)).toString()).toBe(LONG);
    expect(gunzipSync(read(`${name}.gz`)).toString()).toBe(LONG);
  }
  expect(existsSync(path.join(out, 'small.txt.br')) || existsSync(path.join(out, 'x.png.gz'))).toBe(false);
});
