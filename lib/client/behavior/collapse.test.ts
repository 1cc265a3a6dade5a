import {expect, test} from 'vitest';
import {collapseDuration} from './collapse';

test.each([
  [36, 192],
  [100, 239],
  [400, 336],
  [0, 40],
])('a panel of %i px takes %i ms', (height, duration) => {
  expect(collapseDuration(height, false)).toBe(duration);
});

test('a reader who prefers reduced motion waits one millisecond', () => {
  expect(collapseDuration(400, true)).toBe(1);
});
