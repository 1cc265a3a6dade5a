import {expect, test} from 'vitest';
import {printPostingList, readPostingList} from './posting-lines';

test('a token is a line: distances, occurrences if there are several, and its words', () => {
  const list = {
    token: 'lettuc',
    counts: new Map([
      [3, 1],
      [4, 2],
      [20, 1],
    ]),
    words: ['lettuce', 'lettuces'],
  };
  expect(printPostingList(list)).toBe('lettuc 3 0.2 15;lettuce,lettuces');
  expect(readPostingList(printPostingList(list))).toEqual(list);
});

test.each([
  ['iron', ['iron'], 'iron 0'],
  ['~12', [], '~12 0;'],
])('the token %s has the words %j', (token, words, line) => {
  const list = {token, counts: new Map([[0, 1]]), words};
  expect(printPostingList(list)).toBe(line);
  expect(readPostingList(line)).toEqual(list);
});
