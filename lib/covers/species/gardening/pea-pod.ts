import {join, smooth} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, fine, nib, printed, type Sketch, taper} from '../../pen';
import type {Random} from '../../random';
import {roundFruit} from './round-fruit';

/** A pea pod open like a boat, with tendril and leaves. */
export function peaPod(random: Random): Sketch {
  const top = smooth([
    [-92, -8],
    [-48, 8],
    [4, 14],
    [56, 4],
    [96, -26],
  ]);
  const bottom = smooth([
    [96, -26],
    [66, 26],
    [8, 46],
    [-50, 34],
    [-92, -8],
  ]);
  const inside = smooth([
    [96, -26],
    [54, -10],
    [2, -3],
    [-46, -6],
    [-92, -8],
  ]);
  const peas = [-52, -27, 0, 27, 52].map((x, index) =>
    roundFruit([x, 7 - Math.abs(x) * 0.08 + (x > 30 ? -7 : 0)], 15 - Math.abs(index - 2) * 1.7, 'hue-2', random),
  );
  const tendril = smooth([
    [-92, -8],
    [-112, -26],
    [-104, -50],
    [-86, -50],
    [-86, -34],
    [-98, -34],
  ]);
  return [
    ...leaf([-88, -12], -118, 62, {shape: 'ovate', width: 0.62, bend: 20}),
    ...leaf([-86, -14], -58, 72, {shape: 'ovate', width: 0.6, bend: -10}),
    ...printed(join(top, bottom), 'leaf', 2.4),
    fill(join(top, inside), 'paper', 0.6),
    ...peas.flat(),
    ...printed(
      join(
        smooth([
          [-92, -8],
          [-48, 18],
          [4, 25],
          [56, 14],
          [96, -26],
        ]),
        smooth([
          [96, -26],
          [66, 26],
          [8, 46],
          [-50, 34],
          [-92, -8],
        ]),
      ),
      'leaf',
      2.2,
    ),
    ...fine(
      nib(
        smooth([
          [-60, 26],
          [0, 38],
          [60, 20],
        ]),
        1.6,
      ),
    ),
    nib(tendril, 2.2),
    taper(
      [
        [-92, -8],
        [-104, -14],
        [-116, -10],
      ],
      4,
      3,
      'leaf',
    ),
    nib(
      smooth([
        [94, -26],
        [103, -36],
        [112, -38],
      ]),
      2.6,
    ),
  ];
}
