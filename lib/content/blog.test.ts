import {describe, expect, test} from 'vitest';
import {article, contentOf, type Files} from '@/tests/support/project';

const TAGS = 'yoga:\n  label: Yoga\n  description: Poses and breath.\n';
const posts = (count: number): Files =>
  Object.fromEntries(
    Array.from({length: count}, (_, index) => {
      const day = new Date(Date.UTC(2024, 0, 1 + index * 20)).toISOString().slice(0, 10);
      return [`content/blog/${day}-post-${index}.mdx`, article('tags: [yoga]')];
    }),
  );
const {blog} = contentOf({...posts(31), 'content/tags.yml': TAGS});

test('posts are sorted newest first, and in a fixed order within a day', () => {
  const dates = blog.listed.map(({date}) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  const same = contentOf({'content/blog/2025-01-01-a.mdx': article(), 'content/blog/2025-01-01-b.mdx': article()});
  expect(same.blog.listed.map(({slug}) => slug)).toEqual(['2025-01-01-b', '2025-01-01-a']);
});

test('a list page has 15 posts, the last one has the rest', () => {
  expect([1, 2, 3].map((number) => blog.page(number)?.items.length)).toEqual([15, 15, 1]);
  expect(blog.page(1)).toMatchObject({number: 1, count: 3});
  expect(blog.page(1)?.items[0]).toBe(blog.listed[0]);
});

test.each([0, 4, -1, 1.5, Number.NaN])('there is no list page %d', (number) => {
  expect(blog.page(number)).toBeUndefined();
});

test('tag pages have 15 posts, too', () => {
  expect(blog.tagPage('yoga', 3)?.items).toHaveLength(1);
  expect(blog.tagPage('yoga', 4)).toBeUndefined();
  expect(blog.tagPage('sleep', 1)).toBeUndefined();
});

test('the archive lists years newest first, and the posts of each newest first', () => {
  expect(blog.years.map(({year}) => year)).toEqual([2025, 2024]);
  expect(blog.years.flatMap(({posts: list}) => list)).toEqual(blog.listed);
});

describe('neighbours', () => {
  test('are the next and the previous post by date', () => {
    const [newest, second, third] = blog.listed;
    expect(blog.neighbours(second!)).toEqual({newer: newest, older: third});
  });

  test('are missing at both ends', () => {
    expect(blog.neighbours(blog.listed[0]!).newer).toBeUndefined();
    expect(blog.neighbours(blog.listed.at(-1)!).older).toBeUndefined();
  });
});

test('a tag has its label, its description and its address', () => {
  expect(blog.tag('yoga')).toMatchObject({label: 'Yoga', description: 'Poses and breath.', route: '/blog/tags/yoga'});
});
