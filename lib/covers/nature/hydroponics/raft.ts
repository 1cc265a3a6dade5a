import {arc, join, smooth, straight, xy} from '../../geometry';
import {fill, fine, framed, line, loop, nib, printed, type Sketch} from '../../pen';
import type {Random} from '../../random';
import {hangingRoots, rosette} from './parts';

/** Lettuces on a floating raft above their roots: deep water culture. */
export function raft(random: Random): Sketch {
  const lettuce = rosette([0, 0], 58, random, false);
  const tank = join(straight(xy('-112 6 -112 92')), smooth(xy('-112 92 0 96 112 92')), straight(xy('112 92 112 6')));
  const bubbles = Array.from({length: 8}, (_, index) =>
    line(
      arc([index * 28 - 98 + random.between(-6, 6), random.between(40, 84)], 2 + (index % 3), 2 + (index % 3)),
      1.2,
      'paper',
    ),
  );
  return [
    fill(tank, 'hue-2'),
    ...[-70, 0, 70].flatMap((x) => hangingRoots([x, 10], 21, random.between(56, 74), random, 5)),
    ...bubbles,
    ...[-70, 70, 0].flatMap((x) => framed(lettuce, [x, 0], x ? 0.88 : 1.1, 0, x > 0 ? -1 : 1)),
    ...printed(loop(xy('-114 -2 -56 -4 0 -3 56 -4 114 -2 115 11 0 13 -115 11')), 'paper', 2),
    line(straight(xy('-112 12 -112 92')), 2.6),
    line(smooth(xy('-112 92 0 96 112 92')), 3),
    line(straight(xy('112 92 112 12')), 2.6),
    ...fine(nib(smooth(xy('-96 30 -60 33 -30 29')), 1.8, 'paper'), nib(smooth(xy('34 60 66 63 98 59')), 1.8, 'paper')),
  ];
}
