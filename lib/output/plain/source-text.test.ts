import {expect, test} from 'vitest';
import {afterTitle} from './source-text';

test('a title and what follows it form one sentence, also when the title ends one itself', () => {
  const written = (title: string, year: number | 'living' = 2023) =>
    title + afterTitle({title, publisher: 'NHS', year});
  expect(written('Vitamin D')).toBe('Vitamin D. NHS, 2023.');
  expect(written('How much is too much?')).toBe('How much is too much? NHS, 2023.');
  expect(written('Sleep', 'living')).toBe('Sleep. NHS, page kept up to date.');
});
