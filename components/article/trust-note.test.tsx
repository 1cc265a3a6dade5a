import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import {doc} from '@/tests/support/articles';
import {TrustNote} from './trust-note';

const settings = vi.hoisted((): {editUrl?: string} => ({}));
vi.mock('@/lib/config', async (actual) => {
  const config = await actual<typeof import('@/lib/config')>();
  return {...config, siteConfig: () => ({...config.siteConfig(), editUrl: settings.editUrl})};
});

const textOf = (html: string) => html.replace(/<[^>]+>/g, '');
const review = {by: 'A. Example, physiotherapist', date: '2026-11-20', scope: 'the exercises'};
const article = {...doc('yoga/begin'), file: 'content/docs/yoga/begin #1.mdx'};

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

test('with `editUrl` an article links to the page where its file can be edited', () => {
  expect(renderToStaticMarkup(<TrustNote article={article} />)).not.toContain('Suggest a change');
  settings.editUrl = 'https://code.example/us/site/edit/main/';
  expect(renderToStaticMarkup(<TrustNote article={article} />)).toContain(
    '<a href="https://code.example/us/site/edit/main/content/docs/yoga/begin%20%231.mdx"',
  );
});
