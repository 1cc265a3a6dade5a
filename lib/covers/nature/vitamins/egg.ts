import {arc, type Point, polar, smooth, xy} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, fine, line, mirrored, nib, printed, put, type Sketch} from '../../pen';
import type {Random} from '../../random';

/** A boiled egg in halves beside a whole one. */
export function egg(random: Random): Sketch {
  const shape = (inset: number) =>
    mirrored([
      [0, -70 + inset],
      [34 - inset * 0.6, -50 + inset * 0.8],
      [56 - inset, 2],
      [38 - inset * 0.7, 46 - inset * 0.8],
      [0, 58 - inset],
    ]);
  const yolk = smooth(
    Array.from({length: 8}, (_, index): Point => {
      const [x, y] = polar([0, 6], index * 45, 29 * random.between(0.97, 1.03));
      return [x, y];
    }),
    true,
  );
  const half: Sketch = [
    ...printed(shape(0), 'paper', 2.8),
    line(shape(7), 1.2, 'hue-2'),
    ...printed(yolk, 'sun', 2),
    nib(smooth(xy('-17 0 -13 -11 -3 -16')), 3.6, 'paper', 0.75),
  ];
  return [
    ...leaf([40, 40], -8, 70, {width: 0.44, teeth: 4, depth: 0.2, veins: 3}),
    ...leaf([36, 46], 26, 56, {width: 0.44, teeth: 4, depth: 0.2, veins: 3}),
    ...put(
      [
        ...printed(shape(0), 'hue-2', 2.8),
        nib(smooth(xy('-34 -8 -34 14 -22 32')), 5, 'paper', 0.8),
        ...fine(
          ...Array.from({length: 9}, (_, index) =>
            fill(arc([-24 + ((index * 19) % 54), -40 + index * 9], 1.6, 1.4), 'sun'),
          ),
        ),
      ],
      [40, -24],
      0.86,
      24,
    ),
    ...put(half, [-28, 14], 1, -12),
  ];
}
