import {join, smooth, straight, xy} from '../../geometry';
import {fill, framed, line, loop, mirrored, nib, printed, put, type Sketch} from '../../pen';
import type {Random} from '../../random';
import {rosette} from './parts';

/** A sloping nutrient channel with its film of water. */
export function channel(random: Random): Sketch {
  const pipe = loop(xy('-118 -12 -112 -18 110 -2 118 2 118 24 110 30 -112 14 -118 8'));
  const lettuce = rosette([0, 0], 47, random, false);
  const heads = [-78, -26, 26, 78].flatMap((x, index) =>
    framed(lettuce, [x, -14 + (x + 118) * 0.072], index % 2 ? 1.08 : 0.94, 0, index % 2 ? 1 : -1),
  );
  const cut = loop(xy('-106 0 -60 3 106 15 112 19 106 23 -106 8'));
  const drip = xy('116 42 118 58 116 76').flatMap(([x, y], index) =>
    put([fill(mirrored(xy('0 -7 4 1 0 6')), 'hue')], [x!, y!], 1 + index * 0.16),
  );
  const vessel = join(
    straight(xy('84 72 90 106')),
    smooth(xy('90 106 118 109 146 106')),
    straight(xy('146 106 152 72')),
  );
  return [
    ...heads,
    ...printed(pipe, 'paper', 2.4),
    fill(cut, 'hue-2'),
    ...[-78, -26, 26, 78].map((x) =>
      nib(
        smooth([
          [x, 0 + (x + 118) * 0.066],
          [x + 12, 6 + (x + 118) * 0.06],
          [x + 34, 5 + (x + 130) * 0.066],
        ]),
        2.2,
      ),
    ),
    ...drip,
    ...printed(vessel, 'hue', 2.2),
    fill(loop(xy('87 82 118 79 149 82 118 86')), 'hue-2'),
    ...[-92, 60].flatMap((x) => [
      line(
        straight([
          [x, 14 + (x + 118) * 0.07],
          [x - 8, 108],
        ]),
        3,
      ),
      line(
        straight([
          [x + 6, 15 + (x + 118) * 0.07],
          [x + 14, 108],
        ]),
        3,
      ),
    ]),
  ];
}
