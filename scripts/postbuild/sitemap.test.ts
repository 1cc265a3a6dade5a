import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {filesIn, folderWith} from '@/tests/support/project';
import {writeSitemap} from './sitemap.mts';

afterEach(() => vi.unstubAllEnvs());

test('the sitemap is written to the export, even if the environment says otherwise', () => {
  const config = 'next-sitemap.config.js';
  const list = {
    siteUrl: 'https://x.example',
    basePath: '',
    changefreq: 'weekly',
    priority: 0.5,
    pages: {'/a': '2025-01-01'},
  };
  const root = folderWith({
    'package.json': '{"type": "module"}',
    [config]: readFileSync(config, 'utf8'),
    '.cache/sitemap.json': JSON.stringify(list),
    // without Next's build data the package writes nothing
    '.next/build-manifest.json': '{"pages": {}}',
  });
  const before = filesIn(root);
  vi.stubEnv('OUT_DIR', '');
  writeSitemap(path.join(root, 'out'), root);
  expect(filesIn(root).filter((file) => !before.includes(file))).toEqual(['out/robots.txt', 'out/sitemap.xml']);
  expect(readFileSync(path.join(root, 'out/sitemap.xml'), 'utf8')).toContain('<loc>https://x.example/a</loc>');
});
