import {expect, test} from 'vitest';
import {compileMarkdown} from '@/lib/content/markdown/compile';
import {compileContext} from '@/lib/content/markdown/context';
import {SiteError} from '@/lib/errors';
import type {Picture} from '@/lib/images/picture';
import {compileText} from '@/tests/support/compile';
import {InlinePicture, PictureBlock} from './picture';

const picture: Picture = {
  src: '/images/tree-1-1030.webp',
  width: 1030,
  height: 640,
  avif: [
    {file: 'tree-1-640.avif', width: 640},
    {file: 'tree-1-1030.avif', width: 1030},
  ],
  webp: [
    {file: 'tree-1-640.webp', width: 640},
    {file: 'tree-1-1030.webp', width: 1030},
  ],
  blur: 'data:image/webp;base64,UklGRg==',
};

async function compile(body: string, make = async (_: string) => picture) {
  const context = compileContext('content/docs/yoga/x.mdx', {hasFile: () => true, picture: make});
  return compileMarkdown({body, bodyLine: 8, context, components: {PictureBlock, InlinePicture}});
}

test('an image alone in its paragraph becomes a figure with a caption, in two formats and two widths', async () => {
  expect(await compile('![A child in tree pose](./tree.jpg "It\'s a \\"tree\\"")')).toMatchInlineSnapshot(
    `"<figure class="picture" data-picture=""><div class="picture-frame"><svg class="picture-blur" data-print="none" viewBox="0 0 1030 640" preserveAspectRatio="none" aria-hidden="true"><image href="data:image/webp;base64,UklGRg==" width="1030" height="640" preserveAspectRatio="none"></image></svg><picture><source type="image/avif" srcSet="/images/tree-1-640.avif 640w, /images/tree-1-1030.avif 1030w" sizes="(width &gt; 996px) min(680px, 56vw - 80px), min(680px, 92vw)"/><source type="image/webp" srcSet="/images/tree-1-640.webp 640w, /images/tree-1-1030.webp 1030w" sizes="(width &gt; 996px) min(680px, 56vw - 80px), min(680px, 92vw)"/><img src="/images/tree-1-1030.webp" alt="A child in tree pose" width="1030" height="640" loading="lazy" decoding="async"/></picture></div><figcaption class="picture-caption"><p>It’s a “tree”</p></figcaption></figure>"`,
  );
});

test('an image within a sentence stays inline', async () => {
  const html = await compile('Look ![a child in tree pose](./tree.jpg) here.');
  expect(html).toMatch(/^<p>Look <picture>.*alt="a child in tree pose".*<\/picture> here\.<\/p>$/);
});

test('without generated pictures, it is a plain image', async () => {
  const {html} = await compileText('![A child in tree pose](./tree.jpg)', {
    images: ['content/docs/yoga/tree.jpg'],
  });
  expect(html).toContain('<p><img src="./tree.jpg" alt="A child in tree pose"/></p>');
});

test('the markup needs no style attribute', async () => {
  expect(await compile('![A child in tree pose](./tree.jpg "A tree")')).not.toContain('style=');
});

test('the picture is looked up by the path of its file', async () => {
  const requested: string[] = [];
  await compile('![A child in tree pose](../tree.jpg)', async (file) => {
    requested.push(file);
    return picture;
  });
  expect(requested).toEqual(['content/docs/tree.jpg']);
});

test('an image that cannot be published is reported with its place in the text', async () => {
  const refused = () =>
    Promise.reject(new SiteError({problem: 'The image is animated.', file: 'tree.gif', fix: 'save its best frame'}));
  await expect(
    compile('Look:\n\n![A child in tree pose](./tree.gif)', refused),
  ).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: ./tree.gif: The image is animated.
      in: content/docs/yoga/x.mdx:10:1
      fix: save its best frame]
  `);
});
