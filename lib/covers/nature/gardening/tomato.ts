import {along, type Path, type Point, polar, smooth, xy} from '../../geometry';
import {pinnate} from '../../leaf';
import {line, type Sketch, type Token, taper} from '../../pen';
import type {Random} from '../../random';
import {calyx, roundFruit} from './round-fruit';

const points = (path: Path): Point[] => [path.start, ...path.curves.map((curve) => curve[2])];

/** A truss of tomatoes under two cut leaves. */
export function tomato(random: Random): Sketch {
  const stem = smooth(xy('-6 -104 4 -66 -2 -28 10 8 2 46 8 78'));
  const fruits = [0.36, 0.52, 0.68, 0.84, 1].map((share, index) => {
    const from = along(stem, share).point;
    const turn = index === 4 ? 90 : index % 2 ? 28 : 152;
    const at = polar(from, turn, index === 4 ? 16 : 34 - index);
    const radius = 25 - index * 2.6;
    const ripe: Token = index < 3 ? 'fruit' : index === 3 ? 'sun' : 'hue-2';
    return [
      taper([from, polar(from, turn - 20, 12), at], 3.6, 2.4, 'leaf'),
      ...roundFruit(at, radius, ripe, random, 0.92),
      ...calyx([at[0], at[1] - radius * 0.55], radius * 0.62, random, 'leaf', -90),
    ];
  });
  const left = smooth(xy('-4 -88 -34 -108 -72 -98'));
  const right = smooth(xy('2 -74 34 -92 74 -74'));
  const look = {teeth: 3, depth: 0.3, round: true, width: 0.6, veins: 2} as const;
  return [
    taper(points(stem), 6, 3, 'leaf'),
    line(stem, 1.1),
    ...pinnate(left, 2, 34, look, 0.36),
    ...pinnate(right, 2, 34, look, 0.36),
    ...fruits.flat(),
  ];
}
