import {expect, test} from 'vitest';
import {compileText} from '@/tests/support/compile';

const images = [
  'content/docs/yoga/tree.png',
  'public/img/Sun.svg',
  'content/docs/yoga/two words.png',
  'content/docs/yoga/day #1.png',
];
const compile = (body: string, format: 'md' | 'mdx' = 'mdx') => compileText(body, {images, bodyLine: 8, format});

test('an image beside the article or below public/ with a description is valid', async () => {
  for (const address of [
    'tree.png',
    './tree.png',
    '../yoga/tree.png',
    '/img/Sun.svg',
    'two%20words.png',
    'day%20%231.png',
  ]) {
    expect((await compile(`![A child in tree pose](${address})`)).html).toContain('alt="A child in tree pose"');
  }
});

test('a missing image is reported with its place', async () => {
  await expect(compile('Look: ![A child in tree pose](three.png)')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The image three.png does not exist.
      in: content/docs/yoga/x.mdx:8:7
      fix: put it at content/docs/yoga/three.png, or correct the name; case counts]
  `);
});

test('a missing image below public/ is reported with the right path', async () => {
  await expect(compile('![The sun](/img/sun.svg)')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The image /img/sun.svg does not exist.
      in: content/docs/yoga/x.mdx:8:1
      fix: put it at public/img/sun.svg, or correct the name; case counts]
  `);
});

test('an image outside the project does not exist', async () => {
  await expect(compile('![The sun](../../../../sun.svg)')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The image ../../../../sun.svg does not exist.
      in: content/docs/yoga/x.mdx:8:1
      fix: put it at a path inside the project, or correct the name; case counts]
  `);
});

test('an image without a description is refused', async () => {
  await expect(compile('![](tree.png)')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The image tree.png has no description.
      in: content/docs/yoga/x.mdx:8:1
      fix: say in the brackets what it shows: ![A hand sowing peas in a row](tree.png)]
  `);
  await expect(compile('![  ](tree.png)', 'md')).rejects.toThrow('has no description');
});

test.each(['tree.png', 'tree', 'IMG_2041', 'DSC 0012', 'image', 'Photo 3', 'PXL_20240101', 'summer-holiday.jpeg'])(
  'the description "%s" is a file name and refused',
  async (alt) => {
    await expect(compile(`![${alt}](tree.png)`)).rejects.toThrow(`The description "${alt}" does not say`);
  },
);

test('a file name as a description is refused with an example', async () => {
  await expect(compile('![IMG_2041.jpg](tree.png)')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The description "IMG_2041.jpg" does not say what the image shows.
      in: content/docs/yoga/x.mdx:8:1
      fix: write what a reader who cannot see it would miss, such as "A hand sowing peas in a row"]
  `);
});

test('an image of another site is refused', async () => {
  await expect(compile('![The sun](https://example.org/sun.png)')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The image https://example.org/sun.png is on another site.
      in: content/docs/yoga/x.mdx:8:1
      fix: save it beside the article, or below public/, and write its path]
  `);
});

test('an image by reference is checked, too', async () => {
  await expect(compile('![A child][tree]\n\n[tree]: gone.png')).rejects.toThrow('The image gone.png does not exist.');
  await expect(compile('![][tree]\n\n[tree]: tree.png', 'md')).rejects.toThrow('has no description');
  expect((await compile('![A child][tree]\n\n[tree]: tree.png')).html).toContain('<img');
});

test('a caption without room is refused: in a sentence, a link or a cell', async () => {
  await expect(
    compile('Look: ![A child in tree pose](tree.png "On one leg.")'),
  ).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The image tree.png is within a sentence, where its caption has no room.
      in: content/docs/yoga/x.mdx:8:7
      fix: put an empty line before and after it, or remove the caption and say it in the text]
  `);
  const link = '[![A child in tree pose](tree.png "On one leg.")](https://tree.example/)';
  await expect(compile(link)).rejects.toThrow('where its caption has no room');
  await expect(compile('| A |\n| - |\n| ![A child in tree pose](tree.png "One leg.") |')).rejects.toThrow('no room');
  await expect(compile('Look: ![A child][tree]\n\n[tree]: tree.png "On one leg."')).rejects.toThrow('no room');
});

test('a caption below its picture is valid, and so are two pictures in one paragraph', async () => {
  const picture = '![A child in tree pose](tree.png "On one leg.")';
  for (const text of [picture, `${picture}\n${picture}`, `- ${picture}`, `> ${picture}`]) {
    expect((await compile(text)).html).toContain('<img');
  }
});
