import {join, polar, smooth, straight} from '../../geometry';
import {fill, fine, line, nib, printed, type Sketch, taper} from '../../pen';
import type {Random} from '../../random';
import {roundFruit} from './round-fruit';

/** A fruiting tree; stands at y = 0. */
export function fruitTree(random: Random): Sketch {
  const cloud = Array.from({length: 11}, (_, index) =>
    polar([0, -112], index * 32.7 + random.between(-4, 4), random.between(58, 72)),
  );
  const shadow = smooth(
    [
      [62, -140],
      [70, -104],
      [44, -58],
      [-20, -52],
      [-52, -74],
      [0, -72],
      [40, -94],
    ],
    true,
  );
  const fruits = [
    [-34, -130],
    [2, -150],
    [34, -128],
    [-14, -104],
    [22, -92],
    [-42, -92],
    [50, -104],
  ].flatMap(([x, y]) => roundFruit([x! + random.between(-4, 4), y! + random.between(-4, 4)], 7.5, 'fruit', random));
  const trunk = join(
    smooth([
      [-6, -70],
      [-5, -30],
      [-14, 0],
    ]),
    smooth([
      [14, 0],
      [6, -30],
      [7, -70],
    ]),
  );
  const limbs = [
    [-30, -112],
    [28, -116],
    [0, -132],
  ].map(([x, y]) =>
    taper(
      [
        [0, -62],
        [x! * 0.4, -88],
        [x!, y!],
      ],
      6,
      1.6,
    ),
  );
  const sprigs = [
    [-50, -120],
    [-20, -142],
    [20, -120],
    [44, -140],
    [-6, -84],
    [30, -106],
    [-30, -76],
  ].map(([x, y]) =>
    nib(
      smooth([
        [x!, y!],
        [x! + 6, y! - 5],
        [x! + 13, y! - 4],
      ]),
      1.8,
    ),
  );
  return [
    ...printed(trunk, 'ink', 1),
    ...printed(smooth(cloud, true), 'leaf', 3),
    fill(shadow, 'ink', 0.13),
    ...limbs,
    ...fine(...sprigs),
    ...fruits,
    line(
      straight([
        [-50, 1],
        [56, 1],
      ]),
      1.4,
    ),
  ];
}
