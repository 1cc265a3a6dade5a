import {expect, test} from 'vitest';
import type {Source} from '@/lib/data/sources';
import {afterTitle} from './source-text';

const written = (source: Partial<Source>) => {
  const whole = {
    title: 'Vitamin D',
    publisher: 'NHS',
    year: 2023,
    kind: 'fact-sheet',
    seen: 'page',
    ...source,
  } as const;
  return whole.title + afterTitle(whole);
};

test('a title and what follows it form one sentence, also when the title ends one itself', () => {
  expect(written({})).toBe('Vitamin D. NHS, 2023.');
  expect(written({title: 'How much is too much?'})).toBe('How much is too much? NHS, 2023.');
  expect(written({title: 'Sleep', year: 'living'})).toBe('Sleep. NHS, page kept up to date.');
});

test('the kind of a study is named', () => {
  expect(written({publisher: 'JAMA', kind: 'trial', seen: 'abstract'})).toBe(
    'Vitamin D. JAMA, 2023. Trial. We read its abstract.',
  );
});

test('a source that sells what it writes about, or is a private blog, says so', () => {
  expect(written({publisher: 'Tower Garden', kind: 'seller'})).toBe(
    'Vitamin D. Tower Garden, 2023. A maker’s or seller’s page.',
  );
  expect(written({publisher: 'A gardener', kind: 'blog'})).toBe('Vitamin D. A gardener, 2023. A private page or blog.');
});

test('a source that was not read itself says so', () => {
  expect(written({seen: 'abstract'})).toBe('Vitamin D. NHS, 2023. We read its abstract.');
  expect(written({seen: 'none'})).toBe('Vitamin D. NHS, 2023. We haven’t opened it.');
});
