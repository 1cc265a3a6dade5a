import {symlinkSync} from 'node:fs';
import path from 'node:path';
import sharp, {type Sharp} from 'sharp';
import {describe, expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {IMAGE_ENDINGS} from './endings';
import {FORMATS, inspectImage} from './inspect';
import {variantWidths} from './picture';
import {imageFile, refuseOutside} from './references';
import {checkSvg} from './svg';

const settings = {quality: 70, minWidth: 640, maxWidth: 1030, steps: 2};
const sheet = (width: number, height: number): Sharp =>
  sharp({create: {width, height, channels: 3, background: '#3f7f52'}});

describe('variantWidths', () => {
  test('go from the smallest to the largest, and never enlarge', () => {
    expect(variantWidths(3000, settings)).toEqual([640, 1030]);
    expect(variantWidths(800, settings)).toEqual([640, 800]);
    expect(variantWidths(320, settings)).toEqual([320]);
    expect(variantWidths(3000, {...settings, steps: 1})).toEqual([1030]);
    expect(variantWidths(3000, {...settings, steps: 3})).toEqual([640, 835, 1030]);
  });
});

describe('inspectImage', () => {
  test('returns the size of a picture after its rotation', async () => {
    const lying = await sheet(60, 40).withMetadata({orientation: 6}).jpeg().toBuffer();
    expect(await inspectImage('content/a.jpg', lying)).toEqual({isSvg: false, width: 40, height: 60, hasAlpha: false});
  });

  test('refuses a format browsers cannot show', async () => {
    await expect(inspectImage('content/a.tiff', Buffer.from(''))).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: ".tiff" is not a format the site can show.
        in: content/a.tiff
        fix: did you mean "gif"? use one of: avif, gif, jpeg, jpg, png, svg, webp]
    `);
  });

  test('refuses a file whose content does not match its name', async () => {
    const png = await sheet(4, 4).png().toBuffer();
    await expect(inspectImage('content/a.jpg', png)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The image claims to be .jpg, but contains PNG.
        in: content/a.jpg
        fix: save it again in the format of its extension]
    `);
  });

  test('refuses a damaged file', async () => {
    await expect(inspectImage('content/a.png', Buffer.from('no picture'))).rejects.toThrow('The image cannot be read');
  });

  test('refuses an animation', async () => {
    const frames = await Promise.all(
      ['#fff', '#000'].map((background) =>
        sharp({create: {width: 4, height: 4, channels: 3, background}})
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, {join: {animated: true}})
      .gif()
      .toBuffer();
    await expect(inspectImage('content/a.gif', gif)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The image is animated.
        in: content/a.gif
        fix: nothing moves here unless the reader moves it: save its best frame, or draw the steps as a figure]
    `);
  });

  test('refuses an image that is too large in pixels or bytes', async () => {
    const wide = await sheet(8001, 2).png().toBuffer();
    await expect(inspectImage('content/a.png', wide)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The image is 8001 × 2 pixels large.
        in: content/a.png
        fix: save it with at most 8000 pixels on the longer side; 2000 are plenty]
    `);
    const heavy = Buffer.alloc(20 * 1024 * 1024 + 1);
    await expect(inspectImage('content/a.png', heavy)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The image is 21 MB large.
        in: content/a.png
        fix: save it smaller: at most 20 MB, and 2000 pixels wide are plenty]
    `);
  });
});

describe('checkSvg', () => {
  const svg = (inside: string, attributes = 'viewBox="0 0 30 20"') =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
  const check = (text: string) => checkSvg('content/a.svg', text);

  test('accepts a plain drawing; its size is its own or that of its viewBox', () => {
    expect(check(svg('<use href="#a"/><path id="a" fill="url(#b)" d="M0 0"/>'))).toEqual({width: 30, height: 20});
    expect(check(svg('', 'viewBox="0 0 3 2" width="300px" height="200"'))).toEqual({width: 300, height: 200});
  });

  test.each([
    `<rect style="fill: url('#g')"/>`,
    `<rect style='fill: url( "#g" )'/>`,
    '<style>rect { fill: url("#g"); mask: url(data:image/png;base64,AA==) }</style>',
    '<text>call url(x) or @import</text>',
    '<metadata inkscape:export-filename="C:\\drawings (old)\\a.png"/>',
  ])('%s is harmless', (inside) => {
    expect(check(svg(inside))).toEqual({width: 30, height: 20});
  });

  test('reads the outermost element, whatever precedes it or is in its attributes', () => {
    expect(check(svg('', 'aria-label="a > b" viewBox="0 0 30 20"'))).toEqual({width: 30, height: 20});
    expect(check(`<?xml version="1.0"?><!-- <svg> -->${svg('')}`)).toEqual({width: 30, height: 20});
    const prefixed = '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 30 20"></s:svg>';
    expect(check(prefixed)).toEqual({width: 30, height: 20});
    expect(() => check('<!-- <svg> --><p/>')).toThrow('The file contains no <svg> element.');
  });

  test('even the smallest drawing has a size', () => {
    expect(check(svg('', 'viewBox="0 0 0.4 0.4"'))).toEqual({width: 1, height: 1});
    expect(() => check(svg('', 'viewBox="0 0 0 -4"'))).toThrow('has no size');
  });

  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT href="x.js"/>',
    '<rect onclick="alert(1)"/>',
    '<rect OnLoad = "alert(1)"/>',
    '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
    '<title><style><script>alert(1)</script></style></title>',
    '<foreignObject><p>x</p></foreignObject>',
    '<a l:href="javascript:alert(1)" xmlns:l="http://www.w3.org/1999/xlink"/>',
    '<a href="javascript:alert(1)"><rect/></a>',
    '<a xlink:href="java&#115;cript:alert(1)"><rect/></a>',
    '<image href="https://example.org/a.png"/>',
    '<use href="other.svg#a"/>',
    '<image href="data:image/svg+xml;base64,PHN2Zz4="/>',
    '<style>@import "https://example.org/a.css";</style>',
    '<rect style="fill: url(https://example.org/a.svg#b)"/>',
    '<set attributeName="href" to="javascript:alert(1)"/>',
    '<iframe src="https://example.org"/>',
    '<rect style="fill: u\\72l(https://example.org/a.svg#b)"/>',
    '<rect fill="u\\72l(https://example.org/a.svg#b)"/>',
    '<style>rect { background: image-set("https://example.org/a.png" 1x) }</style>',
    '<style>rect { background: src("https://example.org/a.png") }</style>',
    '<style>@\\69mport "https://example.org/a.css";</style>',
    '<style>@imp<!-- x -->ort "https://example.org/a.css";</style>',
    '<style>rect { fill: url("#a"); stroke: url("https://example.org/a.svg#b") }</style>',
    "<rect style=\"fill: url('#a'), url('a.svg#b')\"/>",
    '<title><style/></title><rect onclick="alert(1)"/>',
  ])('%s is active content', (inside) => {
    expect(() => check(svg(inside))).toThrow('The SVG contains active content');
  });

  test('an entity or a linked style sheet is active content, reported with its place', () => {
    expect(() => check(`<?xml-stylesheet href="a.css"?>${svg('')}`)).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The SVG contains active content: <?xml-stylesheet.
        in: content/a.svg
        fix: remove it, or export the drawing as "plain SVG"; a picture must only be a picture]
    `);
    expect(() => check(`<!DOCTYPE svg [<!ENTITY x "y">]>${svg('')}`)).toThrow('active content: <!ENTITY');
  });

  test('a drawing without a size is refused', () => {
    expect(() => check(svg('', ''))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The SVG has no size.
        in: content/a.svg
        fix: give its <svg> a viewBox="0 0 width height"]
    `);
  });
});

describe('references', () => {
  test('an address resolves beside the article or below public/, never outside the project', () => {
    const from = (address: string) => imageFile('content/docs/yoga/x.mdx', address);
    expect(from('./tree.png')).toBe('content/docs/yoga/tree.png');
    expect(from('/img/two%20words.png?x#y')).toBe('public/img/two words.png');
    expect(from('../../../../tree.png')).toBeUndefined();
    expect(from('https://example.org/a.png')).toBeUndefined();
  });

  test('an image in a content folder that is itself a link is accepted', () => {
    const beside = folderWith({'docs/tree.png': 'x', 'other.png': 'x'});
    const root = folderWith({'outside.png': 'x'});
    symlinkSync(beside, path.join(root, 'content'));
    symlinkSync(path.join(root, 'outside.png'), path.join(beside, 'docs/out.png'));
    expect(() => refuseOutside('content/docs/tree.png', root)).not.toThrow();
    expect(() => refuseOutside('content/docs/out.png', root)).toThrow('a symbolic link out of them');
  });
});

test('every image extension has a format', () => {
  expect(Object.keys(FORMATS)).toEqual(IMAGE_ENDINGS.replace('jpe?g', 'jpeg|jpg').split('|'));
});
