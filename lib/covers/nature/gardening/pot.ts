import {along, join, smooth, straight} from '../../geometry';
import {leaf} from '../../leaf';
import {fine, nib, printed, type Sketch} from '../../pen';
import type {Random} from '../../random';

/** A potted chilli or herb; its floor is at y = 0. */
export function pot(random: Random): Sketch {
  const side = random.between(29, 34);
  const body = join(
    straight([
      [-side, -62],
      [side, -62],
    ]),
    smooth([
      [side, -62],
      [side * 0.86, -24],
      [side * 0.7, 0],
    ]),
    smooth([
      [side * 0.7, 0],
      [0, 3],
      [-side * 0.7, 0],
    ]),
    smooth([
      [-side * 0.7, 0],
      [-side * 0.86, -24],
      [-side, -62],
    ]),
  );
  const rim = join(
    smooth([
      [-side - 6, -78],
      [0, -75],
      [side + 6, -78],
    ]),
    smooth([
      [side + 4, -60],
      [0, -57],
      [-side - 4, -60],
    ]),
  );
  const stems = [-30, -10, 12, 32].map((lean, index) =>
    smooth([
      [lean * 0.3, -76],
      [lean * 0.8, -112],
      [lean * 1.35, -150 - (index % 2) * 14 + Math.abs(lean) * 0.5],
    ]),
  );
  const foliage = stems.flatMap((stem) => [
    nib(stem, 3, 'leaf'),
    ...[0.35, 0.62, 0.85].flatMap((share) => {
      const {point, angle} = along(stem, share);
      return [
        ...leaf(point, angle - 58, 26, {width: 0.58, veins: 2, bend: 16}),
        ...leaf(point, angle + 58, 26, {width: 0.58, veins: 2, bend: -16}),
      ];
    }),
    ...leaf(along(stem, 1).point, along(stem, 1).angle, 24, {width: 0.55, veins: 2}),
  ]);
  return [
    ...foliage,
    ...printed(body, 'sun', 2.4),
    ...printed(rim, 'sun', 2.4),
    ...fine(
      ...[-0.3, 0, 0.25].map((x) =>
        nib(
          smooth([
            [side * x + side * 0.4, -52],
            [side * x * 0.8 + side * 0.34, -14],
          ]),
          1.4,
        ),
      ),
    ),
    nib(
      smooth([
        [-side * 0.78, -52],
        [-side * 0.66, -14],
      ]),
      4,
      'paper',
      0.5,
    ),
  ];
}
