import {along, type Point, smooth} from '../../geometry';
import {leaf, pinnate} from '../../leaf';
import {line, nib, type Sketch, taper} from '../../pen';
import type {Random} from '../../random';
import {roundFruit} from './round-fruit';

/** A cane of currants or raspberries between toothed leaves. */
export function berryCane(random: Random): Sketch {
  const cane = smooth([
    [-18, 100],
    [0, 40],
    [-4, -22],
    [30, -88],
  ]);
  const string = (at: Point, count: number): Sketch => {
    const hang = smooth([at, [at[0] + 6, at[1] + 30], [at[0] + 2, at[1] + 66]]);
    return [
      nib(hang, 2, 'leaf'),
      ...Array.from({length: count}, (_, index) => {
        const {point} = along(hang, 0.2 + (index / count) * 0.78);
        return roundFruit(
          [point[0] + (index % 2 ? 8 : -8) * (1 - index / (count * 1.6)), point[1]],
          9.4 - index * 0.55,
          index > count - 2 ? 'sun' : 'fruit',
          random,
        );
      }).flat(),
    ];
  };
  const look = {shape: 'heart', width: 0.95, teeth: 6, depth: 0.2, veins: 4} as const;
  return [
    taper([cane.start, ...cane.curves.map((curve) => curve[2])], 7, 3, 'leaf'),
    line(cane, 1.2),
    ...leaf(along(cane, 0.96).point, -30, 56, {...look, petiole: 10}),
    ...leaf(along(cane, 0.72).point, -158, 70, {...look, petiole: 14}),
    ...leaf(along(cane, 0.34).point, 8, 62, {...look, petiole: 12}),
    ...string(along(cane, 0.9).point, 6),
    ...string(along(cane, 0.56).point, 7).map((shape) => shape),
    ...string([-26, 4], 6),
    ...pinnate(
      smooth([
        [2, 40],
        [-14, 36],
        [-26, 40],
      ]),
      0,
      26,
      look,
    ),
  ];
}
