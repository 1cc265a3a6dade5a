import {describe, expect, test} from 'vitest';
import {balancedLines, clampedLines, fitTitle} from './lines';

/** Every character is half an em wide. */
const measure = (text: string) => text.length / 2;

describe('balancedLines', () => {
  test('leaves no single word on the last line', () => {
    expect(balancedLines('What to grow first: matching crops to your time', 8.5, measure)).toMatchInlineSnapshot(`
      [
        "What to",
        "grow first:",
        "matching crops",
        "to your time",
      ]
    `);
  });

  test('never breaks inside a word, even at a hyphen', () => {
    expect(balancedLines('Check-ups and screening', 5, measure)).toEqual(['Check-ups', 'and', 'screening']);
    expect(balancedLines('Pseudohypoparathyroidism', 5, measure)).toEqual(['Pseudohypoparathyroidism']);
  });

  test('one line when it fits, one empty line for an empty text', () => {
    expect(balancedLines('Blog', 5, measure)).toEqual(['Blog']);
    expect(balancedLines('', 5, measure)).toEqual(['']);
  });
});

test('a long note is cut after a whole word', () => {
  expect(clampedLines('Kayak, canoe and paddleboard basics, and more', 10, 2, measure)).toEqual([
    'Kayak, canoe and',
    'paddleboard basics…',
  ]);
  expect(clampedLines('Kayak and canoe', 10, 2, measure)).toEqual(['Kayak and canoe']);
});

test('a title gets the largest size that fits in height and width', () => {
  const box = {width: 400, height: 240, lineHeight: 1.1};
  const sizes = [96, 72, 48];
  expect(fitTitle('Blog', box, sizes, measure)).toEqual({size: 96, lines: ['Blog']});
  expect(fitTitle('Growing media compared', box, sizes, measure).size).toBe(72);
  expect(fitTitle('A month with a countertop hydroponic kit: what to expect', box, sizes, measure).size).toBe(48);
});
