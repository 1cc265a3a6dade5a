import {arc, join, smooth} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, line, loop, nib, printed, type Sketch} from '../../pen';
import type {Random} from '../../random';

/** A hiking boot; stands at y = 0. */
export function boot(random: Random): Sketch {
  const upper = join(
    smooth([
      [-58, -132],
      [-30, -138],
      [4, -134],
    ]),
    smooth([
      [4, -134],
      [4, -96],
      [14, -70],
      [48, -54],
      [84, -42],
      [98, -18],
    ]),
    smooth([
      [98, -18],
      [20, -14],
      [-62, -16],
    ]),
    smooth([
      [-62, -16],
      [-66, -60],
      [-58, -132],
    ]),
  );
  const sole = loop([
    [-68, -20],
    [10, -17],
    [98, -22],
    [106, -10],
    [100, 0],
    [40, -1],
    [-20, 1],
    [-66, 0],
  ]);
  const laces = [0, 1, 2, 3, 4].flatMap((index) => [
    line(
      smooth([
        [-6 + index * 5 + index * index * 1.1, -118 + index * 14.5],
        [10 + index * 6 + index * index, -112 + index * 14],
      ]),
      2.4,
      'paper',
    ),
    fill(arc([-8 + index * 5 + index * index * 1.1, -118 + index * 14.5], 2.4, 2.4), 'ink'),
  ]);
  return [
    ...printed(upper, 'sun', 2.8),
    fill(
      join(
        smooth([
          [4, -134],
          [4, -96],
          [14, -70],
          [40, -56],
        ]),
        smooth([
          [40, -56],
          [16, -46],
          [-4, -80],
          [-14, -134],
        ]),
      ),
      'hue',
    ),
    nib(
      smooth([
        [-62, -48],
        [-20, -58],
        [14, -44],
        [56, -30],
        [92, -24],
      ]),
      2,
    ),
    ...printed(
      loop([
        [-62, -140],
        [-30, -146],
        [8, -142],
        [8, -128],
        [-30, -132],
        [-62, -126],
      ]),
      'hue',
      2,
    ),
    ...laces,
    ...printed(sole, 'ink', 1),
    ...[-50, -26, -2, 22, 46, 70].map((x) => fill(arc([x, -5], 5, 3.4), 'hue-2')),
    nib(
      smooth([
        [-52, -112],
        [-56, -80],
        [-54, -44],
      ]),
      3.6,
      'paper',
      0.55,
    ),
    ...leaf([96, 0], -64, 30 + random.between(0, 8), {}),
    ...leaf([100, 0], -26, 26, {}),
    ...leaf([-70, 0], -118, 30, {}),
  ];
}
