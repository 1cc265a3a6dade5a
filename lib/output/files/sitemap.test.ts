import {expect, test} from 'vitest';
import type {Content} from '@/lib/content';
import type {Route} from '@/lib/site/routes';
import {post} from '@/tests/support/articles';
import {changedOn, isInSitemap} from './sitemap';

const route = (fields: object) => ({path: '/x', title: 'X', ...fields}) as Route;

test.each(['home', 'blog-list', 'blog-archive', 'docs-root', 'category'])('includes pages of the kind %s', (kind) => {
  expect(isInSitemap(route({kind}))).toBe(true);
});

test.each(['blog-tag', 'blog-tags', 'docs-tag', 'docs-tags', 'search'])(
  'does not include pages of the kind %s',
  (kind) => {
    expect(isInSitemap(route({kind}))).toBe(false);
  },
);

test.each(['doc', 'post', 'page'])('includes a %s only when it is public', (kind) => {
  const reported = (visibility: string) => isInSitemap(route({kind, [kind]: {visibility}}));
  expect(['public', 'unlisted', 'draft'].map(reported)).toEqual([true, false, false]);
});

test('a list changed on the day of its newest article', () => {
  const posts = [post('2025-03-03-a', {updated: '2025-03-03'}), post('2024-01-01-b', {updated: '2025-06-01'})];
  const content = {blog: {listed: posts}, docs: {listed: []}} as unknown as Content;
  expect(changedOn(route({kind: 'blog-list', number: 1}), content)).toBe('2025-06-01');
  expect(changedOn(route({kind: 'docs-root'}), content)).toBeUndefined();
  expect(changedOn(route({kind: 'blog-tag', tag: {items: posts}, number: 1}), content)).toBe('2025-06-01');
  expect(changedOn(route({kind: 'post', post: posts[0]}), content)).toBe('2025-03-03');
  expect(changedOn(route({kind: 'docs-tags'}), content)).toBeUndefined();
});
