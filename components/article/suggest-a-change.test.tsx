import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import {doc} from '@/tests/support/articles';
import {TrustNote} from './trust-note';

const settings = vi.hoisted((): {editUrl?: string} => ({}));
vi.mock('@/lib/config', async (actual) => {
  const config = await actual<typeof import('@/lib/config')>();
  return {...config, siteConfig: () => ({...config.siteConfig(), editUrl: settings.editUrl})};
});

const article = {...doc('yoga/begin'), file: 'content/docs/yoga/begin #1.mdx'};

test('with `editUrl` an article links to the page where its file can be edited', () => {
  expect(renderToStaticMarkup(<TrustNote article={article} />)).not.toContain('Suggest a change');
  settings.editUrl = 'https://code.example/us/site/edit/main/';
  expect(renderToStaticMarkup(<TrustNote article={article} />)).toContain(
    '<a href="https://code.example/us/site/edit/main/content/docs/yoga/begin%20%231.mdx"',
  );
});
