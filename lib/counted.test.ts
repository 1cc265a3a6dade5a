import {expect, test} from 'vitest';
import {counted} from './counted';

test('one is singular', () => {
  expect([0, 1, 2].map((count) => counted(count, 'post'))).toEqual(['0 posts', '1 post', '2 posts']);
});
