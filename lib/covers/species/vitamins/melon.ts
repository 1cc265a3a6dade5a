import {arc, join, polar, smooth, straight} from '../../geometry';
import {fill, nib, printed, put, type Sketch} from '../../pen';
import type {Random} from '../../random';
import {seed} from './parts';

/** A wedge and a wheel of watermelon. */
export function melon(random: Random): Sketch {
  const wedge = (inset: number) =>
    join(
      arc([0, -34], 96 - inset, 96 - inset, 14, 166),
      straight([polar([0, -34], 166, 96 - inset), polar([0, -34], 14, 96 - inset)]),
    );
  const seeds = [
    [-48, 6],
    [-22, 18],
    [6, 8],
    [30, 20],
    [50, 2],
    [-34, 34],
    [-2, 38],
    [26, 42],
    [-62, -6],
  ].map(([x, y]) => seed([x! + random.between(-3, 3), y!], 90 - x! * 0.6, 11, 3.4, 'ink'));
  return put(
    [
      ...printed(wedge(0), 'leaf', 3),
      fill(wedge(9), 'paper'),
      fill(wedge(15), 'fruit'),
      ...seeds,
      nib(
        smooth([
          [-76, -4],
          [-30, -8],
          [60, -5],
        ]),
        3,
        'paper',
        0.6,
      ),
    ],
    [0, 0],
    1,
    random.between(-14, 8),
  );
}
