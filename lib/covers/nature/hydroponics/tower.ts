import {join, type Point, smooth, straight, xy} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, fine, line, loop, nib, printed, type Sketch} from '../../pen';
import type {Random} from '../../random';
import {roundFruit} from '../gardening/round-fruit';
import {herbTop} from './parts';

/** A tower garden: plants leaning out of a column over its reservoir. */
export function tower(random: Random): Sketch {
  const column = join(
    smooth(xy('-17 -96 0 -100 17 -96')),
    straight(xy('17 -96 20 72')),
    smooth(xy('20 72 0 76 -20 72')),
    straight(xy('-20 72 -17 -96')),
  );
  const base = join(
    smooth(xy('-46 70 0 66 46 70')),
    smooth(xy('46 70 50 88 40 106')),
    smooth(xy('40 106 0 110 -40 106')),
    smooth(xy('-40 106 -50 88 -46 70')),
  );
  const plants = [-72, -38, -4, 30].flatMap((y, index) =>
    [-1, 1].flatMap((side) => {
      const at: Point = [side * 19, y + (side > 0 ? 15 : 0)];
      const mouth = printed(
        loop([
          [at[0] - side * 5, at[1] - 5],
          [at[0] + side * 13, at[1] - 13],
          [at[0] + side * 18, at[1] - 5],
          [at[0] - side * 2, at[1] + 12],
        ]),
        'hue',
        1.6,
      );
      const tip: Point = [at[0] + side * 15, at[1] - 9];
      const out = side > 0 ? -38 : -142;
      const leaves = [-44, 42, 0].flatMap((turn) =>
        leaf(tip, out + turn, random.between(27, 33), {shape: 'obovate', width: 0.62}),
      );
      const fruit =
        (index + (side > 0 ? 1 : 0)) % 3 === 0
          ? [
              nib(smooth([tip, [tip[0] + side * 14, tip[1] + 6], [tip[0] + side * 17, tip[1] + 18]]), 1.8),
              ...roundFruit([tip[0] + side * 17, tip[1] + 23], 8, 'fruit', random),
            ]
          : [];
      return [...leaves, ...fruit, ...mouth];
    }),
  );
  return [
    ...printed(column, 'paper', 2.4),
    ...fine(
      line(straight(xy('-17 -58 17 -58')), 1, 'ink', 0.5),
      line(straight(xy('-18 -12 18 -12')), 1, 'ink', 0.5),
      line(straight(xy('-19 36 19 36')), 1, 'ink', 0.5),
    ),
    ...plants,
    ...herbTop([0, -98], 48, random),
    ...printed(base, 'hue', 2.6),
    nib(smooth(xy('-38 78 -42 88 -34 100')), 4, 'paper', 0.7),
    fill(loop(xy('-30 84 0 81 30 84 0 88')), 'hue-2'),
  ];
}
