import {expect, test} from 'vitest';
import {post} from '@/tests/support/articles';
import {article, contentOf} from '@/tests/support/project';
import {byLetter, compareLabels, groupByTag} from './tags';

const labels = (...list: string[]) => list.map((label) => ({label}));

test('labels are sorted under their first letter, ignoring accents and a leading article; digits are under #', () => {
  const letters = byLetter(labels('yoga', 'Énergie', 'Zen', 'eggs', '12 steps', 'Yams', '5-a-day', 'A zest for life'));
  expect(letters.map(({letter, items}) => [letter, items.map(({label}) => label)])).toEqual([
    ['#', ['5-a-day', '12 steps']],
    ['E', ['eggs', 'Énergie']],
    ['Y', ['Yams', 'yoga']],
    ['Z', ['Zen', 'A zest for life']],
  ]);
});

test('labels are compared as readers expect', () => {
  expect(compareLabels('apple', 'Banana')).toBeLessThan(0);
  expect(compareLabels('vitamin B2', 'vitamin B12')).toBeLessThan(0);
  expect(compareLabels('café', 'CAFE')).toBe(0);
});

test('a tag groups the articles that have it, in their given order', () => {
  const posts = [post('2025-02-01-b', {tags: ['yoga']}), post('2025-01-01-a', {tags: ['sleep', 'yoga']})];
  const vocabulary = {yoga: {label: 'yoga', description: 'Poses.'}};
  const tags = groupByTag(posts, vocabulary, 'post');
  expect(tags.map(({slug, description, items}) => [slug, description, items.length])).toEqual([
    ['sleep', '', 1],
    ['yoga', 'Poses.', 2],
  ]);
  expect(tags[1]?.items).toEqual(posts);
});

test('a tag given twice is refused', () => {
  const files = {
    'content/tags.yml': 'yoga: {label: Yoga, description: Poses.}',
    'content/docs/yoga/x.md': article('tags: [yoga, yoga]'),
  };
  expect(() => contentOf(files)).toThrow('The tag "yoga" appears twice.\n  in: content/docs/yoga/x.md:4:14');
});

test('tag texts for readers have typographic marks', () => {
  const vocabulary = {'womens-health': {label: "Women's health", description: 'Cycles, "the change" and more.'}};
  const {docs} = contentOf({'content/docs/yoga/x.md': article('tags: [womens-health]')}, {context: {vocabulary}});
  expect(docs.doc('yoga/x')?.tags).toEqual([{slug: 'womens-health', label: 'Women’s health'}]);
  expect(groupByTag([post('2025-02-01-b', {tags: ['womens-health']})], vocabulary, 'post')[0]?.description).toBe(
    'Cycles, “the change” and more.',
  );
});
