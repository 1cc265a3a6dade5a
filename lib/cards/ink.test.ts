import {expect, test} from 'vitest';
import {cardFonts} from './fonts';
import {mixed, type Print, print} from './ink';
import type {Pixels} from './runs';

const paper = (width: number, height: number): Pixels => ({
  width,
  height,
  data: new Int32Array(width * height).fill(-1),
});
const printOn = (sheet: Pixels, ...prints: readonly Print[]) =>
  print(prints, sheet, (from, end, colour, share) => {
    for (let at = from; at < end; at++) sheet.data[at] = mixed(sheet.data[at]!, colour, share);
  });
/** How much black every pixel holds, 0 to 1, row by row. */
const cover = ({width, data}: Pixels) =>
  Array.from({length: data.length / width}, (_, y) =>
    [...data.subarray(y * width, (y + 1) * width)].map((colour) => Math.round((1 - (colour & 255) / 255) * 100) / 100),
  );
/** Closed straight outlines through the corners. */
const outline = (...corners: readonly (readonly [number, number])[]) =>
  Float64Array.from(corners.flatMap((corner, index) => [...corner, ...corners[(index + 1) % corners.length]!]));
const black = {colour: 0};

test('a pixel takes as much ink as is covered of it', () => {
  const sheet = paper(5, 4);
  printOn(sheet, {...black, pieces: outline([1.5, 1], [4, 1], [4, 2.25], [1.5, 2.25])});
  expect(cover(sheet)).toEqual([
    [0, 0, 0, 0, 0],
    [0, 0.5, 1, 1, 0],
    [0, 0.13, 0.25, 0.25, 0],
    [0, 0, 0, 0, 0],
  ]);
});

test('slanted edges cover by area, whichever way an outline turns, and overlaps are not darker', () => {
  const corners = [
    [0, 0],
    [4, 0],
    [0, 4],
  ] as const;
  const [one, other] = [paper(4, 4), paper(4, 4)];
  const there = outline(...corners);
  printOn(one, {...black, pieces: Float64Array.from([...there, ...there])});
  printOn(other, {...black, pieces: outline(...corners.toReversed())});
  expect(cover(other)).toEqual([
    [1, 1, 1, 0.5],
    [1, 1, 0.5, 0],
    [1, 0.5, 0, 0],
    [0.5, 0, 0, 0],
  ]);
  expect(cover(one)[0]).toEqual([1, 1, 1, 1]);
  expect(cover(one)[1]?.slice(2)).toEqual([1, 0]);
});

test('what hangs out of the picture is cut off', () => {
  const sheet = paper(2, 2);
  printOn(sheet, {...black, pieces: outline([-3, -3], [9, -3], [9, 1], [-3, 1])});
  expect(cover(sheet)).toEqual([
    [1, 1],
    [0, 0],
  ]);
});

test('what lies beside the sheet, and a print after it, leave no trace of each other', () => {
  const sheet = paper(40, 2);
  const pieces = outline([50, 0], [60, 0], [60, 2], [50, 2]);
  printOn(
    sheet,
    {...black, pieces},
    {...black, pieces: pieces.map((value, at) => (at % 2 === 0 ? value - 100 : value))},
  );
  expect(cover(sheet).flat()).toEqual(new Array(80).fill(0));
  printOn(
    sheet,
    {...black, pieces: outline([36, 0], [90, 0], [90, 1], [36, 1])},
    {...black, pieces: outline([0, 1], [1, 1], [1, 2], [0, 2])},
  );
  expect(cover(sheet).map((row) => row.flatMap((share, x) => (share > 0 ? x : [])))).toEqual([[36, 37, 38, 39], [0]]);
});

test('an edge just beside the sheet covers all of its first column, in its own row only', () => {
  const sheet = paper(3, 3);
  printOn(sheet, {...black, pieces: outline([-0.5, 1], [1, 1], [1, 2], [-0.5, 2])});
  expect(cover(sheet)).toEqual([
    [0, 0, 0],
    [1, 0, 0],
    [0, 0, 0],
  ]);
});

test('translucent ink lets through what is under it', () => {
  const sheet = paper(2, 1);
  printOn(sheet, {...black, opacity: 0.4, pieces: outline([0, 0], [1, 0], [1, 1], [0, 1])});
  expect(cover(sheet)).toEqual([[0.4, 0]]);
});

test('words are kerned, spaced as told, and stand on their baseline', async () => {
  const {title, kicker} = await cardFonts('AVHx ');
  const box = (pieces: Float64Array) => {
    const [xs, ys] = [0, 1].map((odd) => [...pieces].filter((_, index) => index % 2 === odd));
    return {left: Math.min(...xs!), right: Math.max(...xs!), top: Math.min(...ys!), bottom: Math.max(...ys!)};
  };
  const line = (text: string, spacing?: number) => box(title.outline(text, {x: 10, y: 100, size: 100, spacing}));
  expect(line('H').bottom).toBeCloseTo(100, 0);
  expect(line('H').top).toBeLessThan(40);
  expect(line('x').top).toBeGreaterThan(line('H').top);
  expect(line('AV').right).toBeLessThan(10 + title.measure('AV') * 100);
  expect(line('HH', 5).right - line('HH').right).toBeCloseTo(5);
  expect(kicker.outline(' ', {x: 0, y: 0, size: 10})).toHaveLength(0);
});
