import {expect, test} from 'vitest';
import {groupBy} from './group-by';

test('keys are in order of first appearance, items in their own order', () => {
  const groups = groupBy(['bean', 'ash', 'beet', 'apple'], (word) => word[0]);
  expect([...groups]).toEqual([
    ['b', ['bean', 'beet']],
    ['a', ['ash', 'apple']],
  ]);
});
