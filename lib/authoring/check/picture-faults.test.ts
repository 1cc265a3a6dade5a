import path from 'node:path';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {check, validArticle} from '@/tests/support/check-articles';
import {folderWith} from '@/tests/support/project';
import {checkContent} from './check-content';

const ARTICLE = 'content/docs/yoga/standing.mdx';
const showing = (address: string) =>
  validArticle({body: `Stand with your feet apart.\n\n![A woman standing](${address})`});

test('an unreadable picture is reported where it is shown', async () => {
  expect(await check({[ARTICLE]: showing('woman.png'), 'content/docs/yoga/woman.png': 'x'})).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:10:1  error (images)
      content/docs/yoga/woman.png: The image cannot be read: it is damaged, or not an image.
       10 | ![A woman standing](woman.png)
          | ^
      → open it in an image program and save it again, in one of: avif, gif, jpeg, jpg, png, svg, webp"
  `);
  expect(await check({[ARTICLE]: showing('/woman.bmp'), 'public/woman.bmp': ''})).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:10:1  error (images)
      public/woman.bmp: ".bmp" is not a format the site can show.
       10 | ![A woman standing](/woman.bmp)
          | ^
      → use one of: avif, gif, jpeg, jpg, png, svg, webp"
  `);
});

test('a truncated picture, and an SVG with an XML error', async () => {
  const whole = await sharp({create: {width: 400, height: 300, channels: 3, background: '#486'}})
    .jpeg({quality: 100})
    .toBuffer();
  const cut = whole.subarray(0, whole.length - 400);
  expect(await check({[ARTICLE]: showing('woman.jpg'), 'content/docs/yoga/woman.jpg': cut})).toContain(
    'content/docs/yoga/woman.jpg: The image cannot be read completely',
  );
  const drawing = (text: string) => check({[ARTICLE]: showing('woman.svg'), 'content/docs/yoga/woman.svg': text});
  const name = 'xmlns="http://www.w3.org/2000/svg"';
  expect(await drawing(`<svg ${name} viewBox="0 0 9 9"><g><path d="M0 0"></g></svg>`)).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:10:1  error (images)
      content/docs/yoga/woman.svg: The SVG has an XML error: line 1, column 87: Opening and ending tag mismatch: g line 1 and svg.
       10 | ![A woman standing](woman.svg)
          | ^
      → fix it there, or export the drawing again"
  `);
  expect(await drawing(`<svg ${name} viewBox="0 0 9 9"><use xlink:href="#a"/></svg>`)).toContain(
    'The SVG has an XML error: line 1, column',
  );
  expect(await drawing('<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>')).toContain(
    'The SVG has no namespace, so browsers show nothing of it.',
  );
  expect(await drawing(`<svg ${name} viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>`)).toBe('no faults');
});

test('citations in captions are checked, and count', async () => {
  const text = (caption: string, frontMatter?: Record<string, string>) => ({
    [ARTICLE]: validArticle({
      frontMatter,
      body: `Stand with your feet apart.\n\n![A woman standing](woman.svg "${caption}")`,
    }),
    'content/docs/yoga/woman.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
  });
  expect(await check(text('On two legs. [@cdc-salt]'))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:10:47  error (citations)
      The text cites "cdc-salt", which is not among the sources of the article.
       10 | ![A woman standing](woman.svg "On two legs. [@cdc-salt]")
          |                                               ^
      → add it to "sources", or use one of: nhs-vitamin-d, ods-vitamin-d-hp"
  `);
  expect(await check(text('On two legs. [@nhs-vitamin-d]'))).toBe('no faults');
  expect(await check(text('TODO: say what it shows.'), ['placeholders'])).toContain('marks something as unfinished');
});

test('a picture by reference is checked, too', async () => {
  const files = {'content/docs/yoga/woman.png': 'x'};
  const reference = validArticle({body: 'A ![woman standing][pose] on one leg.\n\n[pose]: ./woman.png'});
  expect(await check({...files, [ARTICLE]: reference})).toContain(`${ARTICLE}:8:3  error (images)`);
});

test('a picture that no article shows is reported under its own name', async () => {
  expect(await check({[ARTICLE]: validArticle(), 'content/docs/yoga/woman.png': ''})).toMatchInlineSnapshot(`
    "content/docs/yoga/woman.png  error (images)
      The image cannot be read: the file is empty.
      → open it in an image program and save it again, in one of: avif, gif, jpeg, jpg, png, svg, webp

    content/docs/yoga/woman.png  warning (images)
      No article shows this image.
      → show it, or delete it; files whose name starts with _ are ignored"
  `);
});

test('ignored files and those of macOS are only reported when an article shows them', async () => {
  const files = {'content/docs/_drafts/woman.png': 'x', 'content/docs/yoga/._woman.png': 'x'};
  expect(await check({[ARTICLE]: validArticle(), ...files})).toBe('no faults');
  expect(await check({[ARTICLE]: showing('../_drafts/woman.png'), ...files})).toContain('_drafts/woman.png: The image');
});

test('a link out of the project is not a picture', async () => {
  const files = {[ARTICLE]: showing('woman.png'), 'content/docs/yoga/woman.png': {link: '/etc/hostname'}};
  expect(await check(files)).toContain('symbolic link');
});

test('a valid picture has no faults', async () => {
  const png = await sharp({create: {width: 2, height: 2, channels: 3, background: '#486'}})
    .png()
    .toBuffer();
  expect(await check({[ARTICLE]: showing('woman.png'), 'content/docs/yoga/woman.png': png})).toBe('no faults');
});

test('checking one article reports its pictures only, whatever is wrong elsewhere', async () => {
  const root = folderWith({
    'content/tags.yml': 'yoga: {label: Yoga, description: Poses and breath.}',
    [ARTICLE]: showing('woman.png'),
    'content/docs/yoga/woman.png': 'x',
    'content/docs/yoga/man.png': 'x',
    'content/docs/yoga/sitting.mdx': 'no front matter',
  });
  const {faults} = await checkContent({root, components: () => ({}), only: [ARTICLE], families: ['technical']});
  const images = faults.filter(({rule}) => rule === 'images').map(({file, problem}) => `${file} ${problem}`);
  expect(images).toEqual([
    `${ARTICLE} ${path.dirname(ARTICLE)}/woman.png: The image cannot be read: it is damaged, or not an image.`,
  ]);
});

test('a picture in an unsupported format is reported once, where it is shown, and not as an article', async () => {
  const faults = await check({
    [ARTICLE]: showing('plant.HEIC'),
    'content/docs/yoga/plant.HEIC': new Uint8Array([1]),
  });
  expect(faults).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:10:1  error (images)
      content/docs/yoga/plant.HEIC: ".heic" is not a format the site can show.
       10 | ![A woman standing](plant.HEIC)
          | ^
      → use one of: avif, gif, jpeg, jpg, png, svg, webp"
  `);
});
