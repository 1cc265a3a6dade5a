import {join, type Path, type Point, smooth, straight} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, line, loop, mirrored, nib, printed, put, type Sketch} from '../../pen';
import type {Random} from '../../random';

/** A watering can with drops; its floor is at y = 0. */
export function wateringCan(random: Random): Sketch {
  const body = join(
    smooth([
      [-34, -78],
      [0, -82],
      [34, -78],
    ]),
    smooth([
      [34, -78],
      [38, -40],
      [42, 0],
    ]),
    smooth([
      [42, 0],
      [0, 5],
      [-42, 0],
    ]),
    smooth([
      [-42, 0],
      [-38, -40],
      [-34, -78],
    ]),
  );
  const spout = join(
    smooth([
      [34, -16],
      [66, -52],
      [92, -94],
    ]),
    straight([
      [92, -94],
      [100, -88],
    ]),
    smooth([
      [100, -88],
      [78, -40],
      [38, 0],
    ]),
  );
  const rose = loop([
    [84, -104],
    [95, -100],
    [110, -86],
    [106, -80],
    [92, -88],
  ]);
  const handle: Path = smooth([
    [-30, -76],
    [-14, -122],
    [26, -118],
    [32, -80],
  ]);
  const grip = smooth([
    [-36, -64],
    [-72, -62],
    [-76, -24],
    [-41, -14],
  ]);
  const drops = [
    [108, -68],
    [120, -54],
    [104, -46],
    [116, -30],
    [128, -24],
  ]
    .map(([_x, _y]) =>
      fill(
        mirrored(
          [
            [0, -6],
            [3.4, 1],
            [0, 5],
          ].map(([dx, dy]): Point => [dx!, dy!]),
        ),
        'leaf',
      ),
    )
    .map(
      (shape, index) =>
        put(
          [shape],
          [
            [108, -66],
            [121, -54],
            [106, -44],
            [117, -28],
            [129, -22],
          ][index] as unknown as Point,
        )[0]!,
    );
  return [
    line(handle, 6),
    line(handle, 3, 'hue-2'),
    line(grip, 6),
    line(grip, 3, 'hue-2'),
    ...printed(spout, 'hue-2', 2),
    ...printed(body, 'hue', 2.8),
    ...printed(rose, 'hue-2', 1.8),
    nib(
      smooth([
        [-24, -66],
        [-28, -38],
        [-30, -10],
      ]),
      5,
      'paper',
      0.6,
    ),
    nib(
      smooth([
        [-36, -58],
        [0, -54],
        [38, -58],
      ]),
      2,
    ),
    ...drops,
    ...leaf([116, 0], -112, 20 + random.between(0, 6), {veins: 0}),
    ...leaf([118, 0], -62, 24, {veins: 0}),
  ];
}
