import {afterEach, expect, test, vi} from 'vitest';
import {article, contentOf} from '@/tests/support/project';
import {contentFolder, requireContentFolder} from './content-folder';

afterEach(() => vi.unstubAllEnvs());

test('the folder is content by default', () => {
  expect(contentFolder()).toBe('content');
  vi.stubEnv('CONTENT_DIR', 'tests/fixtures/small/');
  expect(contentFolder()).toBe('tests/fixtures/small');
});

test('a missing folder is reported with the variable that names it', () => {
  expect(() => requireContentFolder(process.cwd())).not.toThrow();
  vi.stubEnv('CONTENT_DIR', 'nope');
  expect(() => requireContentFolder(process.cwd())).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The folder "nope" does not exist.
      in: the environment variable CONTENT_DIR
      fix: name a folder of this project with blog, docs or pages in it]
  `);
});

test('articles and tags come from that folder alone', () => {
  vi.stubEnv('CONTENT_DIR', 'elsewhere');
  const content = contentOf(
    {
      'content/blog/2025-01-01-not-this.mdx': article(),
      'elsewhere/docs/intro.mdx': article(),
      'elsewhere/docs/yoga/begin.mdx': article('tags: [soil]'),
      'elsewhere/blog/2025-01-01-this.mdx': article(),
      'elsewhere/pages/own.mdx': article(),
      'elsewhere/tags.yml': 'soil: {label: Soil, description: Earth.}\n',
    },
    {intro: false},
  );
  expect(content.articles.map(({route, file}) => `${route} ${file}`)).toEqual([
    '/blog/2025-01-01-this elsewhere/blog/2025-01-01-this.mdx',
    '/docs/intro elsewhere/docs/intro.mdx',
    '/docs/yoga/begin elsewhere/docs/yoga/begin.mdx',
    '/own elsewhere/pages/own.mdx',
  ]);
});
