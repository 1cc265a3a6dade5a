import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {writeData} from './data.mts';

test('files are written beside the pages, and missing folders created', async () => {
  const out = folderWith({'docs/intro.html': ''});
  await writeData(
    out,
    new Map([
      ['/docs/intro.json', async () => '{}'],
      ['/search/words/0.json', async () => '[]'],
    ]),
  );
  const read = (file: string) => readFileSync(path.join(out, file), 'utf8');
  expect([read('docs/intro.json'), read('search/words/0.json')]).toEqual(['{}', '[]']);
});
