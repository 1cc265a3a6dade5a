import {utimesSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {article, folderWith} from '@/tests/support/project';
import {loadContent} from './index';

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
