import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {buildId} from './build-id';

afterEach(() => vi.unstubAllEnvs());

const files = {'content/a.md': 'one', 'lib/a.ts': 'x', 'lib/a.test.ts': 'x', 'public/covers/a.svg': 'x'};

test('the id depends on content, source, settings and the day, and nothing else', () => {
  vi.stubEnv('BUILD_DATE', '2025-01-01');
  const root = folderWith(files);
  const id = buildId(root);
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  writeFileSync(path.join(root, 'lib/a.test.ts'), 'another test');
  writeFileSync(path.join(root, 'public/covers/a.svg'), 'drawn anew');
  expect(buildId(root)).toBe(id);
  expect(buildId(folderWith(files))).toBe(id);
  writeFileSync(path.join(root, 'content/a.md'), 'two');
  expect(buildId(root)).not.toBe(id);
  for (const [name, value] of [
    ['BASE_PATH', '/sub'],
    ['BUILD_DATE', '2025-01-02'],
  ] as const) {
    vi.stubEnv(name, value);
    expect(buildId(folderWith(files))).not.toBe(id);
  }
});
