import {expect, test} from 'vitest';
import {mistakable} from './mistakable';

const library = new Set(['chest', 'seedling', 'car', 'pet', 'yoga', 'breathing']);

test('words that are one or, when long, two slips from a word of the library, or two of its words in a row', () => {
  expect(mistakable(['chess', 'seeding', 'carpet', 'breeding', 'wreathing'], library)).toEqual([
    'chess',
    'seeding',
    'carpet',
    'breeding',
    'wreathing',
  ]);
});

test('no word of the library, no short one, and none that is like nothing in it', () => {
  expect(mistakable(['chest', 'toga', 'cat', 'ukulele'], library)).toEqual(['toga']);
});
