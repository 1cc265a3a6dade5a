import {arc, smooth, straight, xy} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, line, loop, nib, printed, put, type Sketch, taper} from '../../pen';
import type {Random} from '../../random';

/** A ladybird on a large leaf. */
export function ladybird(random: Random): Sketch {
  const beetle: Sketch = [
    ...[-1, 1].flatMap((side) =>
      [-8, 0, 9].map((y) =>
        nib(
          smooth([
            [0, y],
            [side * 17, y - 2],
            [side * 24, y + 5],
          ]),
          2.2,
        ),
      ),
    ),
    ...printed(arc([0, -15], 9, 8), 'ink', 1),
    ...printed(loop(xy('0 -17 13 -12 18 3 12 17 0 21 -12 17 -18 3 -13 -12')), 'fruit', 2.2),
    line(straight(xy('0 -15 0 20')), 1.6),
    ...xy('-8 -4 8 -4 -9 8 9 8').map(([x, y]) => fill(arc([x, y], 3.1, 3.1), 'ink')),
    nib(smooth(xy('-3 -21 -8 -29 -14 -30')), 1.5),
    nib(smooth(xy('3 -21 8 -29 14 -30')), 1.5),
  ];
  const stem = smooth(xy('-96 62 -50 44 -4 34 64 44'));
  return [
    taper([stem.start, ...stem.curves.map((curve) => curve[2])], 6, 3, 'leaf'),
    line(stem, 1.1),
    ...leaf([-60, 48], -44, 172, {width: 0.52, veins: 7, bend: 16, shape: 'ovate'}),
    ...leaf([2, 34], 18, 76, {veins: 4, bend: -10}),
    ...leaf([-28, 40], 128, 58, {veins: 3}),
    ...put(beetle, [2, -20], 1, 52 + random.between(-12, 12)),
  ];
}
