import {arc, smooth, straight, xy} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, line, loop, nib, printed, put, type Sketch, type Token} from '../../pen';
import type {Random} from '../../random';

/** Two branches that lean together, or two birds on one. */
export function pair(random: Random): Sketch {
  const bird = (tone: Token, breast: Token): Sketch => {
    const body = loop(xy('-30 10 -22 -14 -4 -32 14 -36 27 -24 26 -8 16 14 -6 24 -24 20'));
    return [
      fill(straight(xy('-22 4 -66 26 -58 36 -16 20'), true), 'ink'),
      ...[2, 9].map((x) =>
        line(
          straight([
            [x - 4, 20],
            [x - 2, 34],
          ]),
          2,
        ),
      ),
      ...printed(body, tone, 2.2),
      fill(loop(xy('24 -14 18 12 -2 22 2 4 12 -10')), breast),
      ...printed(loop(xy('-14 -14 -34 2 -42 14 -18 14 -2 2')), 'hue', 1.8),
      fill(straight(xy('26 -26 40 -20 26 -17'), true), 'sun'),
      fill(arc([17, -24], 2.4, 2.4), 'ink'),
    ];
  };
  const bough = smooth(xy('-116 52 -60 38 0 42 64 34 118 44'));
  return [
    nib(bough, 8),
    ...put(bird('hue-2', 'sun'), [-38, 4], 1, -6),
    ...put(bird('paper', 'fruit'), [44, 4], 0.94, random.between(2, 8), -1),
    ...leaf([-92, 46], 140, 34, {veins: 2}),
    ...leaf([96, 38], -42, 40, {veins: 3}),
    ...leaf([82, 38], 56, 36, {veins: 2}),
    ...leaf([-74, 42], -128, 34, {veins: 2}),
    ...leaf([0, 42], 96, 32, {}),
  ];
}
