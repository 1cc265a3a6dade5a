import {arc, type Path, type Point, polar, smooth, straight} from '../../geometry';
import {fill, line, nib, type Sketch, taper} from '../../pen';
import type {Random} from '../../random';
import {frond} from './frond';

const ends = (path: Path): Point[] => [path.start, ...path.curves.map((curve) => curve[2])];

/** An umbel of dill or fennel. */
export function umbel(random: Random): Sketch {
  const stem = smooth([
    [0, 102],
    [-4, 40],
    [3, -30],
  ]);
  const rays = Array.from({length: 9}, (_, index) => {
    const angle = -90 + (index - 4) * 17;
    const tip = polar([3, -30], angle, 62 + random.between(-4, 4) - Math.abs(index - 4) * 1.5);
    const flowers = [-52, -26, 0, 26, 52].map((turn) => polar(tip, angle + turn, 15));
    return [
      nib(smooth([[3, -30], polar([3, -30], angle * 0.9 - 9, 34), tip]), 3, 'leaf'),
      ...flowers.map((at) => line(straight([tip, at]), 1.8, 'leaf')),
      ...flowers.map((at) => fill(arc(at, 5.4, 5.4), index % 2 ? 'sun' : 'hue-2')),
    ];
  });
  return [
    taper(ends(stem), 6.5, 4, 'leaf'),
    line(stem, 1),
    ...frond([-2, 62], -148, 78, random),
    ...frond([-2, 34], -34, 74, random),
    ...rays.flat(),
  ];
}
