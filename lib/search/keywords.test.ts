import {expect, test} from 'vitest';
import {keywordsOf} from './keywords';

const articles = [
  {
    known: 'Kratky',
    text: 'Kratky jars need no pump. The jars stand still; a jar in shade stays cool. Nutrients, nutrients.',
  },
  {known: 'Sleep', text: 'A dark room and the same hour. Rooms that are cool, a cool pillow, 22 degrees. Nutrients.'},
  {known: 'Nothing', text: ''},
];
const expected = [['jar', 'need', 'pump', 'shade'], ['room', 'dark', 'degrees', 'hour'], []];

test('words that other texts lack and the title does not contain, in their shortest form, most distinctive first', () => {
  expect(keywordsOf(articles)).toEqual(expected);
  expect(keywordsOf(articles, 1)).toEqual([['jar'], ['room'], []]);
});
