import {arc, type Point, xy} from '../../geometry';
import {leaf, petal} from '../../leaf';
import {fill, line, mirrored, printed, put, type Sketch, taper} from '../../pen';
import type {Random} from '../../random';
import {calyx} from './round-fruit';

/** A strawberry plant with fruit, flower and three-part leaves. */
export function strawberry(random: Random): Sketch {
  const berry = (at: Point, size: number): Sketch => {
    const body = mirrored(xy('0 -3 13 -4 22 6 19 24 9 40 0 46').map(([x, y]) => [random.near(x, 0.05), y]));
    const seeds = xy('-11 8 0 10 11 8 -13 19 -4 20 7 19 14 17 -8 29 2 31 0 39').map((at) =>
      fill(arc(at, 1.3, 2), 'sun'),
    );
    return put([...printed(body, 'fruit', 2.2), ...seeds, ...calyx([0, -2], 17, random, 'leaf', 18)], at, size);
  };
  const trio = (at: Point, angle: number, size: number): Sketch =>
    [-66, 66, 0].flatMap((turn) =>
      leaf(at, angle + turn, size * (turn ? 0.82 : 1), {shape: 'obovate', width: 0.74, teeth: 5, depth: 0.2, veins: 3}),
    );
  const flower = (at: Point): Sketch => [
    ...[0, 72, 144, 216, 288].flatMap((angle) => petal(at, angle - 90, 15, 0.95, 'paper')),
    fill(arc(at, 5, 5), 'sun'),
    line(arc(at, 5, 5), 1),
  ];
  const stalks = [
    xy('0 50 -20 -8 -46 -40'),
    xy('2 50 18 -14 44 -52'),
    xy('0 50 -4 -30 2 -66'),
    xy('-2 50 -34 10 -58 12'),
    xy('2 50 30 8 56 0'),
    xy('0 50 14 -4 14 -12'),
  ] as unknown as [Point, Point, Point][];
  return [
    ...stalks.map((stalk) => taper(stalk, 4, 2.6, 'leaf')),
    ...trio([-46, -40], -128, 44),
    ...trio([44, -52], -50, 44),
    ...trio([2, -64], -92, 50),
    ...berry([-60, 14], 1),
    ...berry([58, 2], 0.86),
    ...berry([16, -10], 0.7),
    ...flower([-16, 6]),
  ];
}
