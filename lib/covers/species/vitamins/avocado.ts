import {arc, smooth} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, mirrored, nib, printed, put, type Sketch} from '../../pen';
import type {Random} from '../../random';
import {round} from './parts';

/** An avocado half with its stone, and the other half behind. */
export function avocado(random: Random): Sketch {
  const half = (stone: boolean): Sketch => {
    const shape = (inset: number) =>
      mirrored([
        [0, -92 + inset * 1.4],
        [18 - inset * 0.4, -82 + inset],
        [28 - inset * 0.7, -46],
        [52 - inset, 4],
        [58 - inset, 38],
        [38 - inset * 0.8, 74 - inset * 0.8],
        [0, 88 - inset],
      ]);
    const pit = stone
      ? [
          ...printed(smooth(round([0, 32], 30, random, 0.02, 1.06), true), 'sun', 3),
          nib(
            smooth([
              [-17, 24],
              [-14, 14],
              [-4, 8],
            ]),
            5,
            'paper',
            0.7,
          ),
        ]
      : [
          fill(smooth(round([0, 32], 29, random, 0.02, 1.05), true), 'sun', 0.5),
          nib(arc([0, 32], 29, 30, 190, 300), 3),
        ];
    return [...printed(shape(0), 'leaf', 3), fill(shape(7), 'hue-2'), fill(shape(13), 'paper', 0.7), ...pit];
  };
  return [
    ...put(half(false), [46, 10], 0.86, 28),
    ...leaf([-52, -42], -150, 64, {shape: 'lance', width: 0.42, veins: 5}),
    ...put(half(true), [-26, 2], 1, -12),
  ];
}
