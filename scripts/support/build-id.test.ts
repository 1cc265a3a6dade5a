import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {buildId} from './build-id.mjs';

const DAY = {BUILD_DATE: '2025-01-01'};
const files = {'content/a.md': 'one', 'lib/a.ts': 'x', 'lib/a.test.ts': 'x', 'public/covers/a.svg': 'x'};

test('the id depends on content, source, settings and the day, and nothing else', () => {
  const root = folderWith(files);
  const id = buildId(root, DAY);
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  writeFileSync(path.join(root, 'lib/a.test.ts'), 'another test');
  writeFileSync(path.join(root, 'public/covers/a.svg'), 'drawn anew');
  expect(buildId(root, DAY)).toBe(id);
  expect(buildId(folderWith(files), DAY)).toBe(id);
  expect(buildId(root, {...DAY, BASE_PATH: '/sub'})).not.toBe(id);
  expect(buildId(root, {BUILD_DATE: '2025-01-02'})).not.toBe(id);
  writeFileSync(path.join(root, 'content/a.md'), 'two');
  expect(buildId(root, DAY)).not.toBe(id);
});
