import {join, type Point, smooth, xy} from '../../geometry';
import {leaf} from '../../leaf';
import {fine, line, nib, printed, type Sketch, shaky} from '../../pen';
import type {Random} from '../../random';

/** Onion, garlic or leek with its blades. */
export function allium(random: Random): Sketch {
  const half: Point[] = xy('4 -28 5 -12 22 4 30 24 22 42 8 50 0 51');
  const outline = join(smooth(half), smooth(half.map(([x, y]): Point => [-x, y]).reverse()));
  const blades = [-30, 24, -10, 9].flatMap((lean, index) =>
    leaf([lean * 0.08, -22], -90 + lean * 0.6, random.between(104, 128) - (index < 2 ? 22 : 0), {
      shape: 'needle',
      width: 0.1,
      bend: lean * 1.6,
      veins: 0,
    }),
  );
  const skins = [-0.62, -0.2, 0.28, 0.68].map((share) =>
    nib(
      smooth([
        [share * 6, -20],
        [share * 20, 2],
        [share * 29, 24],
        [share * 18, 43],
        [share * 4, 50],
      ]),
      1.7,
    ),
  );
  const roots = Array.from({length: 7}, (_, index) =>
    line(
      smooth(
        shaky(
          [
            [index * 2 - 6, 50],
            [index * 4 - 12, 62],
            [index * 6.4 - 19, 74 + (index % 3) * 6],
          ],
          random,
          2,
        ),
      ),
      1.2,
    ),
  );
  return [
    ...blades,
    ...roots,
    ...printed(outline, 'sun', 2.4),
    nib(smooth(xy('-13 6 -20 22 -14 38')), 4.4, 'paper', 0.75),
    ...fine(...skins),
  ];
}
