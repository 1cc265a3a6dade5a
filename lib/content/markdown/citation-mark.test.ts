import {describe, expect, test} from 'vitest';
import {citationMarks, firstCitation, unfinishedCitations, withoutCitations} from './citation-mark';

/** The definition of a mark as one pattern: short, and far too slow for a text of "[@" or of spaces. */
const MARK = /\s*\[@([^\]]+)\]/g;

const TEXTS = [
  'Sleep [@a; @b;c] well [@@d].',
  ' \n [@a] [@ b ]\u00a0[@c;]',
  '[@][@a] [@]x] [@[@a]] [a] [@a [b]',
  '[@a\nb] open [@a',
  '',
];

describe('citation marks', () => {
  test.each(TEXTS)('in "%s" are the same as with the pattern', (text) => {
    const expected = Array.from(text.matchAll(MARK), ({0: whole, 1: inside = '', index}) => ({
      start: index,
      end: index + whole.length,
      ids: inside.split(';').map((id) => id.trim().replace(/^@/, '')),
    }));
    const found = citationMarks(text);
    expect(found.map(({ids, ...mark}) => ({...mark, ids: ids.map(({id}) => id)}))).toEqual(expected);
    expect(withoutCitations(text)).toBe(text.replace(MARK, ''));
    for (const {id, index} of found.flatMap(({ids}) => ids)) expect(text.startsWith(id, index)).toBe(true);
  });

  test('know the position of each id', () => {
    const [mark] = citationMarks('a [@aa; @a; ]');
    expect(mark?.ids).toEqual([
      {id: 'aa', index: 4},
      {id: 'a', index: 9},
      {id: '', index: 10},
    ]);
  });
});

test('may be empty when they are meant as such', () => {
  expect(firstCitation('See [@] and [@a].')).toBe('[@]');
  expect(firstCitation('See [a] and [@a.')).toBeUndefined();
});

test('unfinished marks', () => {
  expect(unfinishedCitations('[@a] [@] [@b [@c] \\[@d [@e')).toEqual([5, 9, 23]);
});
