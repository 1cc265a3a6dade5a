import {arc, join, type Point, smooth, xy} from '../../geometry';
import {leaf, petal} from '../../leaf';
import {fill, fine, line, loop, nib, printed, type Sketch} from '../../pen';
import type {Random} from '../../random';

/** A steaming cup with a sprig. */
export function cup(random: Random): Sketch {
  const bowl = join(
    smooth(xy('-58 -8 0 -3 58 -8')),
    smooth(xy('58 -8 52 40 24 72 0 74')),
    smooth(xy('0 74 -24 72 -52 40 -58 -8')),
  );
  const steam = [-24, 2, 28].map((x, index) =>
    nib(
      smooth(
        [
          [x, -26],
          [x - 10, -46],
          [x + 8, -68],
          [x - 4, -94 + index * 6],
        ].map(([px, py]): Point => [px! + random.between(-2, 2), py!]),
      ),
      4,
      'hue',
    ),
  );
  return [
    line(arc([62, 22], 21, 21, -80, 110), 8),
    line(arc([62, 22], 21, 21, -80, 110), 3.6, 'hue-2'),
    ...printed(loop(xy('-86 78 0 72 86 78 58 92 0 96 -58 92')), 'hue-2', 2.2),
    ...printed(bowl, 'hue', 3),
    ...printed(arc([0, -8], 58, 11), 'paper', 1.6),
    fill(arc([0, -6], 50, 7.4), 'sun'),
    nib(smooth(xy('-44 6 -40 36 -22 58')), 6, 'paper', 0.55),
    ...steam,
    ...leaf([52, 88], -18, 46, {veins: 3}),
    ...leaf([50, 90], 14, 40, {veins: 2}),
    ...fine(
      ...petal([18, 40], -90, 20, 0.7, 'hue-2'),
      ...petal([18, 40], -30, 18, 0.7, 'hue-2'),
      ...petal([18, 40], -150, 18, 0.7, 'hue-2'),
    ),
  ];
}
