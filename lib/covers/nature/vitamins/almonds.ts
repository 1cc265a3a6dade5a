import {type Point, smooth, xy} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, mirrored, nib, printed, put, type Sketch} from '../../pen';
import type {Random} from '../../random';

/** Almonds, one out of its shell, with leaves. */
export function almonds(random: Random): Sketch {
  const kernel = (at: Point, angle: number, size: number, open: boolean): Sketch => {
    const body = mirrored(xy('0 -46 14 -30 27 2 22 30 9 42 0 44'));
    const lines = [-0.5, -0.15, 0.2, 0.55].map((share) =>
      nib(
        smooth([
          [share * 12, -34],
          [share * 38, 2],
          [share * 22, 34],
        ]),
        1.7,
      ),
    );
    const shell = mirrored(xy('0 -56 20 -38 38 0 31 36 13 52 0 54'));
    return put(
      [
        ...(open
          ? [...printed(shell, 'leaf', 2.6), fill(mirrored(xy('0 -49 16 -33 32 1 26 33 10 46 0 48')), 'hue-2')]
          : []),
        ...printed(body, open ? 'sun' : 'hue', 2.4),
        ...lines,
        nib(smooth(xy('-11 -20 -18 2 -13 22')), 3.6, 'paper', 0.6),
      ],
      at,
      size,
      angle,
    );
  };
  return [
    ...leaf([-8, -38], -152, 84, {shape: 'lance', width: 0.28, veins: 5, bend: 16}),
    ...leaf([6, -40], -38, 88, {shape: 'lance', width: 0.28, veins: 5, bend: -16}),
    ...leaf([-2, -44], -96, 70, {shape: 'lance', width: 0.28, veins: 4}),
    ...kernel([-36, -6], -28, 1.05, true),
    ...kernel([44, -4], 24 + random.between(-6, 6), 1.02, true),
    ...kernel([6, 50], 74 + random.between(-8, 8), 0.94, false),
  ];
}
