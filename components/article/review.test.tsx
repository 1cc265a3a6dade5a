import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {doc} from '@/tests/support/articles';
import {Review} from './review';

const textOf = (html: string) => html.replace(/<[^>]+>/g, '');
const review = {by: 'A. Example, physiotherapist', date: '2026-11-20', scope: 'the exercises'};

test('the header shows the number of sources and the reviewer, or for health advice that there was no review and what that means', () => {
  const reported = (...given: Parameters<typeof doc>) =>
    textOf(renderToStaticMarkup(<Review article={doc(...given)} />)).trim();
  expect(reported('yoga/begin', {reviewed: review, sources: ['a']})).toBe(
    '1 source Reviewed by A. Example, physiotherapist, November 20, 2026 (the exercises)',
  );
  expect(reported('yoga/begin', {sources: ['a', 'b']})).toMatch(/^2 sources Not reviewed by a clinician ?We checked/);
  expect(reported('gardening/soil', {sources: ['a', 'b']})).toBe('2 sources');
  expect(reported('gardening/soil')).toBe('');
});
