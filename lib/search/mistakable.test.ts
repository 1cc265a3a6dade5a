import {expect, test} from 'vitest';
import {mistakable} from './mistakable';

const library = new Set(['chest', 'seedling', 'car', 'pet', 'yoga', 'breathing']);

test('words within one edit, or two when long, of a word of the library, or of two of its words in a row', () => {
  expect(mistakable(['chess', 'seeding', 'carpet', 'breeding', 'wreathing'], library)).toEqual([
    'chess',
    'seeding',
    'carpet',
    'breeding',
    'wreathing',
  ]);
});

test('no word of the library, no short one, and none that resembles nothing in it', () => {
  expect(mistakable(['chest', 'toga', 'cat', 'ukulele'], library)).toEqual(['toga']);
});
