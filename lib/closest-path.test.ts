import {expect, test} from 'vitest';
import {closestPage, closestPath} from './closest-path';

const paths = [
  '/',
  '/blog',
  '/docs/yoga/unveiling-yoga',
  '/docs/gardening/Soil-Made-Simple',
  '/blog/2025-03-03-a-walk',
];
/** In the site's order: blog lists and tags before those of the docs, docs in the order of their sections. */
const lists = [
  '/blog',
  '/blog/page/2',
  '/blog/tags/yoga',
  '/blog/tags/sleep',
  '/docs',
  '/docs/tags/yoga',
  '/docs/tags/sleep',
  '/docs/tags/sleep/page/2',
  '/docs/yoga/unveiling-yoga',
  '/docs/yoga/breath',
];

test.each([
  ['/docs/wellness/unveiling-yoga', '/docs/yoga/unveiling-yoga'],
  ['/unveiling-yoga', '/docs/yoga/unveiling-yoga'],
  ['/docs/gardening/soil-made-simple', '/docs/gardening/Soil-Made-Simple'],
  ['/docs/gardening/soil-mad-simpel', '/docs/gardening/Soil-Made-Simple'],
  ['/blogs', '/blog'],
  ['/Blog.HTM', '/blog'],
  ['/docs/gardening/Soil%2DMade%2DSimple', '/docs/gardening/Soil-Made-Simple'],
  ['/blog/2025-03-03', '/blog/2025-03-03-a-walk'],
  ['/blog/a-walk', '/blog/2025-03-03-a-walk'],
  ['/docs/yoga/unve', '/docs/yoga/unveiling-yoga'],
])('%s is close to %s', (wrong, right) => {
  expect(closestPath(wrong, paths)).toBe(right);
});

test.each([
  ['/docs/yoga', '/docs/yoga/unveiling-yoga'],
  ['/docs/YOGA', '/docs/yoga/unveiling-yoga'],
  ['/docs/yoga/sleep', '/docs/tags/sleep'],
  ['/blog/sleep', '/blog/tags/sleep'],
  ['/docs/page/2', '/docs'],
  ['/blog/page', '/blog'],
  ['/blog/page/1', '/blog'],
  ['/blogs/page/3', '/blog'],
  ['/docs/tags/sleep/page/9', '/docs/tags/sleep'],
])('of several similar pages the closest to %s is %s', (wrong, right) => {
  expect(closestPath(wrong, lists)).toBe(right);
});

test.each(['/something/else/entirely', '/', '/x', '/%ff'])('nothing is close to %s', (wrong) => {
  expect(closestPath(wrong, paths)).toBeUndefined();
});

test.each([
  ['/docs/vitamins/nothing-here', '/docs/category/vitamins'],
  ['/docs/outdoors/nothing-here', '/docs/category/outdoor'],
  ['/docs/vitamins/vitamin-f', '/docs/vitamins/vitamin-e'],
  ['/docs/nothing/here', '/docs'],
  ['/blog/nothing-here', '/blog'],
  ['/qqqqqqqq', undefined],
])('a reader of %s is led to %s', (wrong, right) => {
  const sections = ['/docs/category/vitamins', '/docs/category/outdoor', '/docs/vitamins/vitamin-e'];
  expect(closestPage(wrong, ['/', '/blog', '/docs', ...sections])).toBe(right);
});
