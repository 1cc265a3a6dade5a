import {expect, test} from 'vitest';
import {loadContent} from '@/lib/content';
import {previewPayloads} from './preview-payloads';
import {previewFile} from './previews';

test.each([
  ['/blog/2025-03-03-a-walk', '/previews/blog-2025.json'],
  ['/docs/yoga/unveiling-yoga', '/previews/docs-yoga.json'],
  ['/docs/intro', '/previews/docs.json'],
  ['/docs', undefined],
  ['/docs/tags', undefined],
  ['/docs/tags/soil', undefined],
  ['/docs/category/outdoor', undefined],
  ['/blog', undefined],
  ['/blog/page/2', undefined],
  ['/blog/tags/sleep', undefined],
  ['/about', undefined],
  ['/', undefined],
])('the preview of %s is in %s', (path, file) => {
  expect(previewFile(path)).toBe(file);
});

test('every post and doc has its preview in the file its path names', async () => {
  const {blog, docs} = await loadContent();
  const payloads = await previewPayloads();
  for (const {route, title, description, readingMinutes} of [...blog.all, ...docs.all]) {
    expect(payloads.get(previewFile(route)!)?.articles[route]).toMatchObject({title, description, readingMinutes});
  }
});

test('no preview file is large, whatever the size of the site', async () => {
  for (const [file, payload] of await previewPayloads()) {
    expect(JSON.stringify(payload).length, file).toBeLessThan(16_000);
  }
});
