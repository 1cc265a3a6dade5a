import {expect, test} from 'vitest';
import {evidenceNotice, oldestSearched} from './evidence-age';

const articles = [{file: 'b.mdx', searched: '2026-11-24'}, {file: 'c.mdx'}, {file: 'a.mdx', searched: '2025-05-28'}];

test('the oldest search comes first', () => {
  expect(oldestSearched(articles).map(({file}) => file)).toEqual(['a.mdx', 'b.mdx']);
});

test('a search is reported when it is older than 18 months', () => {
  expect(evidenceNotice(articles, '2026-11-28')).toBeUndefined();
  expect(evidenceNotice(articles, '2026-11-29')).toBe(
    'Evidence was last searched for more than 18 months ago; search again and set "searched":\n  2025-05-28 a.mdx',
  );
  const many = Array.from({length: 12}, (_, index) => ({file: `${index}.mdx`, searched: '2020-01-01'}));
  expect(evidenceNotice(many, '2026-11-28')).toContain('… and 2 more');
});
