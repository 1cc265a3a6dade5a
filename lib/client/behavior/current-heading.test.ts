import {expect, test} from 'vitest';
import {currentHeading} from './current-heading';

const view = {height: 800, navbar: 60, isAtEnd: false};
const at = (...tops: number[]) => tops.map((top, index) => ({id: `h${index}`, top, bottom: top + 30}));

test('is the last one whose top has passed the bar', () => {
  expect(currentHeading(at(-900, -200, 700), view)).toBe('h1');
  expect(currentHeading(at(-900, 60, 700), view)).toBe('h1');
});

test('is the next one when it is entirely in the upper half of the viewport', () => {
  expect(currentHeading(at(-900, -200, 370), view)).toBe('h2');
  expect(currentHeading(at(-900, -200, 371), view)).toBe('h1');
});

test('is none before the first one comes near', () => {
  expect(currentHeading(at(600, 900), view)).toBeUndefined();
  expect(currentHeading([], view)).toBeUndefined();
});

test('is the last one at the end of the page, and after it', () => {
  expect(currentHeading(at(-200, 500, 700), {...view, isAtEnd: true})).toBe('h2');
  expect(currentHeading(at(-900, -500), view)).toBe('h1');
});
