import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {coverTokens} from './palette';

test('the style sheet of the covers has the colours of the palette', () => {
  expect(readFileSync('app/_styles/cover-tokens.css', 'utf8')).toBe(coverTokens());
});
