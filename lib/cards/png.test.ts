import sharp from 'sharp';
import {expect, test} from 'vitest';
import {encodePng, indexIn, inPalette, layOn, paletteOf} from './png';
import {type Pixels, runsOf} from './runs';

const palettePng = (pixels: Pixels, colours: number) => {
  const runs = runsOf(pixels);
  return encodePng(inPalette(runs, paletteOf(runs, colours)));
};
const opaque = 0xff000000;
const rgb = (red: number, green: number, blue: number) => opaque | (blue << 16) | (green << 8) | red;

test('flat colours survive exactly, and a decoder reads them back', async () => {
  const [paper, ink] = [rgb(251, 248, 241), rgb(22, 48, 42)];
  const data = Int32Array.from({length: 12}, (_, index) => (index % 4 === 1 ? ink : paper));
  const png = palettePng({width: 4, height: 3, data}, 8);
  const {data: read, info} = await sharp(png).removeAlpha().raw().toBuffer({resolveWithObject: true});
  expect([info.width, info.height]).toEqual([4, 3]);
  expect([...read.subarray(0, 6)]).toEqual([251, 248, 241, 22, 48, 42]);
});

test('with too few colours a blend takes the nearest one and the commonest stay', async () => {
  const [white, black] = [rgb(255, 255, 255), rgb(0, 0, 0)];
  const data = Int32Array.from([...Array(50).fill(white), ...Array(30).fill(black), rgb(200, 200, 200)]);
  const read = await sharp(palettePng({width: 81, height: 1, data}, 2))
    .removeAlpha()
    .raw()
    .toBuffer();
  expect(read[0]).toBe(255);
  expect(read[50 * 3]).toBe(0);
  expect(read[80 * 3]).toBe(255);
});

test('the same pixels give the same bytes', () => {
  const data = Int32Array.from({length: 4096}, (_, index) => rgb(index % 256, (index * 7) % 256, (index * 31) % 256));
  const picture = {width: 64, height: 64, data};
  expect(palettePng(picture, 24).equals(palettePng(picture, 24))).toBe(true);
});

test('a colour that was not in the picture takes the nearest, whatever was asked for before', () => {
  const [white, red, pink, rose] = [rgb(255, 255, 255), rgb(255, 0, 0), rgb(255, 180, 180), rgb(253, 178, 182)];
  const picture = () => paletteOf(runsOf({width: 2, height: 1, data: Int32Array.from([white, red])}), 8);
  const [asked, fresh] = [picture(), picture()];
  expect(asked.palette[indexIn(asked, rgb(230, 10, 10))]).toBe(red & 0xffffff);
  indexIn(asked, rose);
  expect(indexIn(asked, pink)).toBe(indexIn(fresh, pink));
});

test('a picture laid on another stands in its place and takes the colours of that one', () => {
  const [white, red, rose] = [rgb(255, 255, 255), rgb(255, 0, 0), rgb(240, 20, 20)];
  const under = runsOf({width: 4, height: 3, data: new Int32Array(12).fill(white).fill(red, 0, 1)});
  const sheet = inPalette(under, paletteOf(under, 8));
  layOn(sheet, runsOf({width: 2, height: 2, data: Int32Array.from([rose, white, rose, rose])}), {left: 1, top: 1});
  const [w, r] = [indexIn(sheet, white), indexIn(sheet, red)];
  // before each row stands a byte for its filter
  expect([...sheet.rows]).toEqual([0, r, w, w, w, 0, w, r, w, w, 0, w, r, r, w]);
});
