import {expect, test} from 'vitest';
import {groupBy} from './group-by';

test('keys are in the order in which they first come, items in their own', () => {
  const groups = groupBy(['bean', 'ash', 'beet', 'apple'], (word) => word[0]);
  expect([...groups]).toEqual([
    ['b', ['bean', 'beet']],
    ['a', ['ash', 'apple']],
  ]);
});
