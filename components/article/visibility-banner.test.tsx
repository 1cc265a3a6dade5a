import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {article, contentOf} from '@/tests/support/project';
import {VisibilityBanner} from './visibility-banner';

const bannerOf = (lines: string) => {
  const content = contentOf({'content/docs/yoga/x.mdx': article(lines)}, {context: {isDevelopment: true}});
  const {visibility, publishAt} = content.article('/docs/yoga/x')!;
  return renderToStaticMarkup(<VisibilityBanner visibility={visibility} publishAt={publishAt} />).replace(
    /<[^>]+>/g,
    '',
  );
};

test('each state explains itself; a public page shows nothing', () => {
  expect(bannerOf('')).toBe('');
  expect(bannerOf('publishAt: 2025-06-15')).toBe('');
  expect(bannerOf('publishAt: 2025-07-01')).toBe(
    'Scheduled page Only visible in development; builds include it from July 1, 2025 on.',
  );
  expect(bannerOf('draft: true\npublishAt: 2025-07-01')).toMatch(/^Draft page /);
  expect(bannerOf('unlisted: true')).toMatch(/^Unlisted page /);
  expect(bannerOf('unlisted: true\npublishAt: 2025-07-01')).toMatch(/^Scheduled page /);
});
