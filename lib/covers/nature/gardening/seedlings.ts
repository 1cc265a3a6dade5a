import {smooth, xy} from '../../geometry';
import {leaf} from '../../leaf';
import {loop, nib, printed, type Sketch, taper} from '../../pen';
import type {Random} from '../../random';

/** Seedlings at three ages, with their first roots. */
export function seedlings(random: Random): Sketch {
  const roots = (x: number, depth: number): Sketch =>
    [0, -1, 1].map((side) =>
      nib(
        smooth([
          [x, 4],
          [x + side * 7 + random.between(-2, 2), depth * 0.5],
          [x + side * 15, depth * (side ? 0.75 : 1)],
        ]),
        2.2,
      ),
    );
  const seed = printed(loop(xy('-84 12 -78 7 -70 10 -68 18 -75 23 -83 20'), random), 'sun', 1.6);
  const hook = smooth(xy('-74 12 -75 -6 -66 -16 -58 -8'));
  const pair = (x: number, top: number, size: number): Sketch => [
    taper(
      [
        [x, 4],
        [x - 2, top * 0.5],
        [x, top],
      ],
      4,
      3,
      'leaf',
    ),
    ...leaf([x, top], -158, size, {shape: 'obovate', width: 0.56, veins: 2, bend: 16}),
    ...leaf([x, top], -24, size, {shape: 'obovate', width: 0.56, veins: 2, bend: -16}),
  ];
  return [
    ...seed,
    nib(hook, 4, 'leaf'),
    ...roots(-75, 44).slice(0, 1),
    ...leaf([-58, -8], 70, 15, {shape: 'ovate', width: 0.6, veins: 0}),
    ...roots(-24, 46),
    ...pair(-24, -44, 33),
    ...roots(42, 62),
    ...pair(42, -48, 38),
    ...pair(42, -84, 42).slice(0, 1),
    ...leaf([42, -82], -150, 46, {shape: 'ovate', width: 0.5, bend: -14}),
    ...leaf([42, -82], -34, 46, {shape: 'ovate', width: 0.5, bend: 14}),
    ...leaf([42, -84], -92, 36, {shape: 'ovate', width: 0.44}),
  ];
}
