import {arc, smooth} from '../../geometry';
import {nib, printed, put, type Sketch} from '../../pen';
import type {Random} from '../../random';
import {lotusPetal} from './lotus-petal';

/** A fan of layered petals, half a mandala rising from its base. */
export function fan(random: Random): Sketch {
  const rows = [
    [104, 9, 'hue-2', 'paper', 84],
    [78, 7, 'hue', 'hue-2', 74],
    [52, 5, 'hue-2', 'paper', 62],
  ] as const;
  const petals = rows.flatMap(([length, count, tone, heart, reach]) => {
    const order = Array.from({length: count}, (_, index) => index).sort(
      (a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2),
    );
    return order.flatMap((index) =>
      put(
        lotusPetal(length * random.between(0.98, 1.02), length * 0.4, tone, heart),
        [0, 60],
        1,
        (index / (count - 1) - 0.5) * 2 * reach,
      ),
    );
  });
  return [
    ...petals,
    ...printed(arc([0, 62], 20, 15), 'sun', 2),
    nib(
      smooth([
        [-96, 74],
        [0, 80],
        [96, 74],
      ]),
      3,
    ),
    nib(
      smooth([
        [-60, 86],
        [0, 90],
        [60, 86],
      ]),
      2,
      'hue',
    ),
  ];
}
