import {join, smooth} from '../../geometry';
import {leaf, petal} from '../../leaf';
import {line, loop, nib, printed, type Sketch} from '../../pen';
import type {Random} from '../../random';

/** A ribbed pumpkin with a leaf, a flower and a curling vine. */
export function squash(random: Random): Sketch {
  const ribs = [
    [-52, 34],
    [52, 34],
    [-29, 38],
    [29, 38],
    [0, 36],
  ] as const;
  const body = ribs.flatMap(([x, half]) =>
    printed(
      loop(
        [
          [x, -44],
          [x + half * 0.82, -34],
          [x + half, 4],
          [x + half * 0.78, 40],
          [x, 50],
          [x - half * 0.78, 40],
          [x - half, 4],
          [x - half * 0.82, -34],
        ],
        random,
        1.2,
      ),
      x === 0 ? 'sun' : 'sun',
      2.2,
    ),
  );
  const stalk = printed(
    join(
      smooth([
        [-9, -40],
        [-7, -56],
        [-18, -72],
      ]),
      smooth([
        [-6, -78],
        [7, -62],
        [11, -42],
      ]),
    ),
    'leaf',
    2,
  );
  const vine = smooth([
    [-12, -72],
    [-50, -86],
    [-92, -66],
    [-104, -30],
    [-96, 8],
  ]);
  const curl = smooth([
    [-60, -84],
    [-72, -108],
    [-54, -116],
    [-50, -100],
    [-62, -96],
  ]);
  return [
    nib(vine, 4, 'leaf'),
    line(vine, 1.1),
    nib(curl, 2),
    ...leaf([-16, -70], -42, 84, {shape: 'heart', width: 0.92, teeth: 5, depth: 0.2, round: true, veins: 4, bend: 18}),
    ...body,
    nib(
      smooth([
        [-62, -18],
        [-68, 6],
        [-60, 28],
      ]),
      5,
      'paper',
      0.6,
    ),
    nib(
      smooth([
        [-10, -22],
        [-14, 4],
        [-8, 28],
      ]),
      4,
      'paper',
      0.6,
    ),
    ...stalk,
    ...[-160, -120, -80, -40]
      .flatMap((angle) => petal([-96, 14], angle - 8, 30, 0.5, 'sun'))
      .slice(0, random.chance(0.6) ? undefined : 0),
  ];
}
