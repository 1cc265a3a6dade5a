import {arc, join, smooth, straight, xy} from '../../geometry';
import {fill, fine, line, nib, type Sketch} from '../../pen';
import type {Random} from '../../random';
import {hangingRoots, herbTop} from './parts';

/** A flask of solution with a sprig in it. */
export function flask(random: Random): Sketch {
  const glass = join(
    straight(xy('-15 -52 -15 -6')),
    smooth(xy('-15 -6 -34 34 -60 82 -52 98')),
    smooth(xy('-52 98 0 102 52 98')),
    smooth(xy('52 98 60 82 34 34 15 -6')),
    straight(xy('15 -6 15 -52')),
  );
  const solution = join(
    smooth(xy('-36 42 -14 39 12 44 36 42')),
    smooth(xy('36 42 55 80 49 94')),
    smooth(xy('49 94 0 98 -49 94')),
    smooth(xy('-49 94 -55 80 -36 42')),
  );
  const marks = [56, 68, 80].map((y) =>
    line(
      straight([
        [20, y],
        [32, y],
      ]),
      1.3,
    ),
  );
  return [
    fill(glass, 'paper', 0.92),
    fill(solution, 'hue'),
    ...hangingRoots([0, 20], 22, 68, random, 5),
    line(glass, 2.4),
    nib(smooth(xy('18 0 44 48 60 84')), 3.6),
    ...herbTop([0, 20], 112, random),
    line(straight(xy('-19 -52 19 -52')), 4),
    ...fine(...marks),
    ...[
      [-22, 74, 5],
      [-32, 84, 3],
      [-14, 88, 3],
    ].map(([x, y, r]) => line(arc([x!, y!], r!, r!), 1.3, 'paper')),
  ];
}
