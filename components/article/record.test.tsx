import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {doc} from '@/tests/support/articles';
import {Review} from './review';
import {TrustNote} from './trust-note';

const textOf = (html: string) => html.replace(/<[^>]+>/g, '');
const review = {by: 'A. Example, physiotherapist', date: '2026-11-20', scope: 'the exercises'};

test('the note below an article names the month of the last search for evidence', () => {
  const html = renderToStaticMarkup(<TrustNote article={doc('yoga/begin', {searched: '2026-11-24'})} />);
  expect(textOf(html)).toContain('Evidence last searched for: November 2026. How we write');
  expect(html).toContain('<time dateTime="2026-11-24">November 2026</time>');
  expect(textOf(renderToStaticMarkup(<TrustNote article={doc('yoga/begin')} />))).not.toContain('Evidence');
});

test('the note below a reviewed article does not claim that nobody reviewed it', () => {
  expect(textOf(renderToStaticMarkup(<TrustNote article={doc('yoga/begin')} />))).toContain(
    'It has not been reviewed by a clinician and cannot replace advice',
  );
  const text = textOf(renderToStaticMarkup(<TrustNote article={doc('yoga/begin', {reviewed: review})} />));
  expect(text).toContain('The sources above are what it rests on. It cannot replace advice');
  expect(text).not.toContain('clinician');
});

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
