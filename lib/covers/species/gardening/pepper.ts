import {type Path, type Point, smooth} from '../../geometry';
import {leaf} from '../../leaf';
import {fine, line, loop, nib, printed, type Sketch, type Token, taper} from '../../pen';
import type {Random} from '../../random';

const points = (path: Path): Point[] => [path.start, ...path.curves.map((curve) => curve[2])];

/** A pepper plant with hanging fruit. */
export function pepper(random: Random): Sketch {
  const stem = smooth([
    [0, 92],
    [-3, 50],
    [3, 10],
    [0, -30],
  ]);
  const fruit = (at: Point, scale: number, tone: Token, flip: number): Sketch => {
    const on = (x: number, y: number): Point => [at[0] + x * scale * flip, at[1] + y * scale];
    const body = loop(
      [
        on(-4, 2),
        on(-17, -2),
        on(-25, 12),
        on(-21, 36),
        on(-12, 56),
        on(2, 62),
        on(15, 54),
        on(21, 34),
        on(24, 12),
        on(15, -2),
      ],
      random,
      0.8,
    );
    return [
      ...printed(body, tone, 2.4),
      nib(smooth([on(-17, 10), on(-16, 28), on(-9, 48)]), 3.6, 'paper', 0.7),
      ...fine(nib(smooth([on(3, 6), on(7, 28), on(3, 52)]), 1.8)),
      ...printed(
        loop([on(-14, -1), on(-8, -6), on(0, -5), on(9, -6), on(14, 0), on(6, 4), on(-1, 1), on(-8, 5)]),
        'leaf',
        1.6,
      ),
      taper([on(0, -4), on(2, -14), on(9, -22)], 5, 3.4, 'leaf'),
    ];
  };
  const look = {shape: 'ovate', width: 0.46, veins: 4} as const;
  return [
    ...leaf([0, -22], -140, 66, {...look, bend: -20}),
    ...leaf([0, -24], -42, 70, {...look, bend: 22}),
    ...leaf([0, -28], -94, 62, look),
    taper(points(stem), 8, 4.4, 'leaf'),
    line(stem, 1.1),
    ...leaf([0, 24], 172, 58, {...look, bend: -24}),
    ...leaf([0, 40], 10, 54, {...look, bend: 26}),
    ...fruit([-34, -2], 1, 'fruit', 1),
    ...fruit([34, 2], 0.82, 'sun', -1),
  ];
}
