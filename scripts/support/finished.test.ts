import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {finishedBuild, markFinished, unfinishedReason} from './finished.mjs';

test('an export counts as complete once it is marked, which a build does last', () => {
  const none = folderWith({});
  expect(unfinishedReason(none)).toBe(`There is no export in ${none}/. Run "npm run build" first.`);
  const out = folderWith({'index.html': ''});
  expect(unfinishedReason(out)).toContain('is not finished');
  markFinished(out, 'a1');
  expect(unfinishedReason(out)).toBeUndefined();
  expect(finishedBuild(out)).toBe('a1');
});
