import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {filesIn, folderWith} from '@/tests/support/project';
import {placeData} from './place-data.mts';

describe('the batches of JSON and Markdown', () => {
  test('are taken apart beside the pages, only JSON is changed', () => {
    const out = folderWith({
      'data/batches/0.json': JSON.stringify({'/index.json': '{}', '/docs/intro.json': '{"a":"long"}'}),
      'data/batches/1.json': JSON.stringify({'/docs/intro.md': '# A long intro\n'}),
      'docs/intro.html': '',
    });
    expect(placeData(out, (text) => text.replace('long', 'short'))).toBe(3);
    expect(filesIn(out)).toEqual(['docs/intro.html', 'docs/intro.json', 'docs/intro.md', 'index.json']);
    expect(readFileSync(path.join(out, 'docs/intro.json'), 'utf8')).toBe('{"a":"short"}');
    expect(readFileSync(path.join(out, 'docs/intro.md'), 'utf8')).toBe('# A long intro\n');
    expect(existsSync(path.join(out, 'data'))).toBe(false);
  });

  test('may have been taken apart before', () => {
    const out = folderWith({'index.json': '{}'});
    expect(placeData(out, (text) => text)).toBe(0);
    expect(filesIn(out)).toEqual(['index.json']);
  });
});
