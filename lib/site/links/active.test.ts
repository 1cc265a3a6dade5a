import {expect, test} from 'vitest';
import {activeState} from './active';

const blog = {exact: '/blog', below: ['/blog']};
const yoga = {exact: '/docs/yoga/begin', below: ['/docs/yoga']};

test.each([
  ['/blog', 'page'],
  ['/blog/', 'page'],
  ['/Blog', 'page'],
  ['/blog/2025-03-03-a-walk', 'section'],
  ['/blog/page/2', 'section'],
  ['/blogger', undefined],
  ['/', undefined],
])('the item "Blog" on %s is marked as %s', (path, state) => {
  expect(activeState(blog, path)).toBe(state);
});

test('an item for a doc is marked on every doc of the same sidebar, and as the page only on its own', () => {
  expect(activeState(yoga, '/docs/yoga/begin')).toBe('page');
  expect(activeState(yoga, '/docs/yoga/breath')).toBe('section');
  expect(activeState(yoga, '/docs/yoga-mats')).toBeUndefined();
});

test('an item for the home page is only marked there', () => {
  expect(activeState({exact: '/', below: ['/']}, '/blog')).toBeUndefined();
  expect(activeState({exact: '/', below: ['/']}, '/')).toBe('page');
});

test('an item for another site is never marked', () => {
  expect(activeState({below: []}, '/blog')).toBeUndefined();
});
