import {arc, type Point, polar, smooth} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, fine, loop, mirrored, nib, printed, put, type Sketch, type Token, taper} from '../../pen';
import type {Random} from '../../random';

/** A poppy, flower and seed head: sleep. */
export function poppy(random: Random): Sketch {
  const at: Point = [-22, -46];
  const petalAt = (angle: number, size: number, tone: Token): Sketch => {
    const base = at;
    const outline = [-58, -40, -20, 0, 20, 40, 58].map((turn, index) =>
      polar(
        base,
        angle + turn,
        size * (index % 2 ? 1.03 : 0.94) * (Math.abs(turn) > 50 ? 0.8 : 1) * random.between(0.97, 1.03),
      ),
    );
    return [
      ...printed(smooth([base, ...outline], true), tone, 2.2),
      ...fine(
        ...[-26, 4, 30].map((turn) =>
          nib(smooth([polar(base, angle + turn * 0.6, size * 0.4), polar(base, angle + turn, size * 0.84)]), 1.5),
        ),
      ),
    ];
  };
  const pod: Sketch = [
    ...printed(
      mirrored([
        [0, -20],
        [15, -16],
        [20, 2],
        [12, 19],
        [0, 24],
      ]),
      'hue-2',
      2,
    ),
    ...printed(
      loop([
        [-20, -20],
        [-9, -27],
        [0, -25],
        [9, -27],
        [20, -20],
        [9, -16],
        [0, -18],
        [-9, -16],
      ]),
      'leaf',
      1.6,
    ),
    nib(
      smooth([
        [-7, -12],
        [-9, 2],
        [-5, 16],
      ]),
      1.5,
    ),
    nib(
      smooth([
        [6, -12],
        [8, 2],
        [5, 16],
      ]),
      1.5,
    ),
  ];
  return [
    taper(
      [
        [-4, 106],
        [-22, 40],
        [-20, -40],
      ],
      3.4,
      3,
      'leaf',
    ),
    taper(
      [
        [2, 106],
        [36, 40],
        [44, -30],
      ],
      3.4,
      2.6,
      'leaf',
    ),
    ...leaf([-8, 88], -156, 66, {shape: 'lance', teeth: 5, depth: 0.45, width: 0.42, veins: 0, bend: 20}),
    ...leaf([6, 84], -16, 58, {shape: 'lance', teeth: 5, depth: 0.45, width: 0.42, veins: 0, bend: -20}),
    ...petalAt(-98, 56, 'hue'),
    ...petalAt(176, 54, 'hue'),
    ...petalAt(4, 54, 'hue'),
    ...petalAt(86, 46, 'hue'),
    fill(arc(at, 12, 12), 'ink'),
    ...Array.from({length: 12}, (_, index) => fill(arc(polar(at, index * 30, 17 + (index % 2) * 3), 1.8, 1.8), 'ink')),
    fill(arc(at, 5, 5), 'sun'),
    ...put(pod, [45, -46], 1, 8),
  ];
}
