import {utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {article, folderWith} from '@/tests/support/project';
import {contentFaults, loadContent} from './index';

vi.mock('@/lib/config', async (actual) => ({
  ...(await actual<typeof import('@/lib/config')>()),
  sidebarsConfig: () => ({sidebars: {}, categories: []}),
}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test.each(['content/docs/intro.mdx', 'content/data/sources.yml'])(
  'in development the content is read again only after %s was saved',
  async (file) => {
    vi.stubEnv('NODE_ENV', 'development');
    const root = folderWith({'content/docs/intro.mdx': article(), 'content/data/sources.yml': '{}'});
    vi.spyOn(process, 'cwd').mockReturnValue(root);
    const first = await loadContent();
    expect(first.article('/docs/intro')?.title).toBe('A title');
    expect(await loadContent()).toBe(first);
    utimesSync(path.join(root, file), 1, 1);
    expect(await loadContent()).not.toBe(first);
  },
);

test('in development an invalid article stays as it was, and the others are up to date', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const files = {
    'content/docs/one.mdx': article(),
    'content/docs/two.mdx': article(),
    'content/data/sources.yml': '{}',
  };
  const root = folderWith(files);
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  await loadContent();
  const changed = article().replace('A title', 'Another title');
  for (const [name, text] of Object.entries({one: changed.replace('description', 'subscription'), two: changed})) {
    writeFileSync(path.join(root, `content/docs/${name}.mdx`), text);
    utimesSync(path.join(root, `content/docs/${name}.mdx`), 2, 2);
  }
  const {articles} = await loadContent();
  expect(articles.map(({title}) => title)).toEqual(['A title', 'Another title']);
  expect(contentFaults().map(({file}) => file)).toContain('content/docs/one.mdx');
});
