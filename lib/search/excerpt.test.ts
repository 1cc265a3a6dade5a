import {expect, test} from 'vitest';
import {excerpt, mark} from './excerpt';
import {compileSynonyms} from './synonyms';

const synonyms = compileSynonyms([{same: ['high blood pressure', 'hypertension']}]);
const text = (pieces: readonly {text: string}[]) => pieces.map((piece) => piece.text).join('');

test('a phrase of the synonym list is marked as one', () => {
  const pieces = mark('About high blood pressure.', new Set(['~0']), synonyms);
  expect(pieces).toEqual([
    {text: 'About ', isHit: false},
    {text: 'high blood pressure', isHit: true},
    {text: '.', isHit: false},
  ]);
});

test('markup in a text is escaped', () => {
  expect(text(mark('<b>sleep</b> & more', new Set(['sleep']), synonyms))).toBe('<b>sleep</b> & more');
});

test('a long text is cut around the place with most words of the query', () => {
  const long = `${'Plants grow. '.repeat(40)}Snoring keeps a partner awake. ${'Plants grow. '.repeat(40)}`;
  const pieces = excerpt(long, new Set(['snore', 'partner', 'grow']), synonyms);
  expect(text(pieces)).toMatch(/^…\u00a0(Plants grow\. )?Snoring keeps a partner awake\./);
  expect(text(pieces)).toMatch(/\u00a0…$/);
  expect(text(pieces).length).toBeLessThan(190);
});

test('an excerpt from a table does not start with a cell separator', () => {
  const row = `${'monday · walk '.repeat(12)}· legs up the wall`;
  expect(text(excerpt(row, new Set(['leg']), synonyms))).toMatch(/^…\u00a0(monday|walk|legs) /);
});
