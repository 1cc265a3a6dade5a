import {expect, test} from 'vitest';
import {post} from '@/tests/support/articles';
import {inSeason} from './season';

const posts = [
  post('2024-02-01-snow', {tags: ['winter']}),
  post('2024-12-05-candles', {tags: ['holidays']}),
  post('2023-01-10-start', {tags: ['new-year']}),
  post('2024-11-30-cold', {tags: ['cold-and-flu']}),
  post('2024-07-01-heat', {tags: ['summer']}),
];

test.each([
  ['2025-01-15', 'winter'],
  ['2025-12-01', 'winter'],
  ['2025-03-01', 'spring'],
  ['2025-08-31', 'summer'],
  ['2025-09-01', 'autumn'],
])('%s is %s in the north', (day, season) => {
  expect(inSeason([], day)).toEqual({label: `${season} in the north`, posts: []});
});

test('posts of the season are sorted by distance from the month, across the turn of the year', () => {
  expect(inSeason(posts, '2025-01-15').posts.map(({slug}) => slug)).toEqual([
    '2023-01-10-start',
    '2024-02-01-snow',
    '2024-12-05-candles',
  ]);
  expect(inSeason(posts, '2025-12-15').posts[0]?.slug).toBe('2024-12-05-candles');
});

test('shows at most three, and none of another season', () => {
  expect(inSeason(posts, '2025-07-15').posts.map(({slug}) => slug)).toEqual(['2024-07-01-heat']);
});
