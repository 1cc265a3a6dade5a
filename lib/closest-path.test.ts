import {expect, test} from 'vitest';
import {closestPath} from './closest-path';

const paths = [
  '/',
  '/blog',
  '/docs/yoga/unveiling-yoga',
  '/docs/gardening/Soil-Made-Simple',
  '/blog/2025-03-03-a-walk',
];

test.each([
  ['/docs/wellness/unveiling-yoga', '/docs/yoga/unveiling-yoga'],
  ['/unveiling-yoga', '/docs/yoga/unveiling-yoga'],
  ['/docs/gardening/soil-made-simple', '/docs/gardening/Soil-Made-Simple'],
  ['/docs/gardening/soil-mad-simpel', '/docs/gardening/Soil-Made-Simple'],
  ['/blogs', '/blog'],
  ['/docs/gardening/Soil%2DMade%2DSimple', '/docs/gardening/Soil-Made-Simple'],
])('%s is close to %s', (wrong, right) => {
  expect(closestPath(wrong, paths)).toBe(right);
});

test.each(['/something/else/entirely', '/', '/x', '/%ff'])('nothing is close to %s', (wrong) => {
  expect(closestPath(wrong, paths)).toBeUndefined();
});
