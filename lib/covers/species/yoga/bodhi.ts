import {join, smooth} from '../../geometry';
import {fill, mirrored, nib, printed, put, type Sketch} from '../../pen';
import type {Random} from '../../random';

/** A heart-shaped bodhi leaf with its long tip. */
export function bodhi(random: Random): Sketch {
  const outline = mirrored([
    [0, 42],
    [30, 56],
    [64, 30],
    [66, -8],
    [38, -50],
    [12, -76],
    [3, -100],
    [0, -124],
  ]);
  const shade = join(
    smooth([
      [0, 42],
      [30, 56],
      [64, 30],
      [66, -8],
      [38, -50],
      [12, -76],
      [3, -100],
      [0, -124],
    ]),
    smooth([
      [0, -124],
      [2, -40],
      [0, 42],
    ]),
  );
  const veins = [0, 1, 2, 3, 4].flatMap((index) =>
    [-1, 1].map((side) =>
      nib(
        smooth([
          [0, 34 - index * 24],
          [side * (30 - index * 3), 22 - index * 25],
          [side * (56 - index * 9), -6 - index * 21],
        ]),
        1.8,
      ),
    ),
  );
  return put(
    [
      nib(
        smooth([
          [0, 40],
          [6, 74],
          [-8, 104],
        ]),
        5,
      ),
      ...printed(outline, 'hue', 3),
      fill(shade, 'hue-2'),
      nib(
        smooth([
          [0, 42],
          [2, -30],
          [0, -122],
        ]),
        3.4,
      ),
      ...veins,
    ],
    [0, 0],
    1,
    180 + random.between(-14, 14),
  );
}
