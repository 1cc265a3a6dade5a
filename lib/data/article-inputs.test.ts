import {expect, test, vi} from 'vitest';
import {articleInputs} from './article-inputs';
import * as sources from './sources';

const entry = {publisher: 'P', url: 'https://e.org', year: 2020, topics: ['a'], kind: 'trial', seen: 'page'} as Omit<
  sources.Source,
  'id' | 'title'
>;
const listed = (...titles: readonly [id: string, title: string][]) =>
  new Map(titles.map(([id, title]) => [id, {id, title, ...entry}]));
const inputsWith = (...titles: readonly [id: string, title: string][]) => {
  vi.spyOn(sources, 'register').mockReturnValue(listed(...titles));
  return articleInputs('Stand up [@sitting-2020].');
};

test('the result of a text depends on the sources that it names, and on no others', () => {
  const before = inputsWith(['sitting-2020', 'Sitting']);
  expect(inputsWith(['sitting-2020', 'Sitting'], ['walking-2024', 'Walking'])).toBe(before);
  expect(inputsWith(['sitting-2020', 'Sitting less'])).not.toBe(before);
  expect(inputsWith()).not.toBe(before);
});

test('it depends on the sources of facts, which it may show', () => {
  expect(inputsWith(['nhs-vitamin-d', 'Vitamin D'])).not.toBe(inputsWith());
});

test('an invalid register is another input, not an error', () => {
  const valid = inputsWith();
  vi.spyOn(sources, 'register').mockImplementation(() => {
    throw new Error('invalid');
  });
  expect(articleInputs('Stand up [@sitting-2020].')).not.toBe(valid);
});
