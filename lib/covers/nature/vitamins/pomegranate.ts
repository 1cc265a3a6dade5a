import {join, type Point, polar, smooth, straight, xy} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, line, loop, nib, printed, put, type Sketch} from '../../pen';
import type {Random} from '../../random';

/** A pomegranate opened on its seeds. */
export function pomegranate(random: Random): Sketch {
  const crown = printed(
    join(straight(xy('-14 -62 -24 -92 -10 -80 0 -96 10 -80 24 -92 14 -62')), straight(xy('14 -62 -14 -62'))),
    'fruit',
    2,
  );
  const body = loop(xy('0 -68 44 -58 76 -16 72 36 36 76 -8 84 -52 66 -78 22 -70 -28 -38 -60'), random, 1.5);
  const hollow = loop(xy('4 -48 36 -40 56 -8 52 30 24 58 -8 54 -22 20 -14 -20'), random, 2);
  const grains: Sketch[] = [];
  for (let index = 0; index < 26; index++) {
    const spot = polar([0, 0], index * 137.5, Math.sqrt(index + 0.3) * 9.6);
    const at: Point = [19 + spot[0] * 0.72, 8 + spot[1]];
    grains.push(
      put(
        [
          ...printed(loop(xy('0 -7 5.5 -2 5 5 0 8 -5 5 -5.5 -2')), index % 3 ? 'fruit' : 'hue', 1.3),
          nib(smooth(xy('-2.5 -3 -3 2')), 1.8, 'paper'),
        ],
        at,
        1,
        index * 40,
      ),
    );
  }
  return [
    ...leaf([-30, -56], -150, 70, {shape: 'lance', width: 0.32, veins: 4, bend: -16}),
    ...leaf([28, -58], -28, 60, {shape: 'lance', width: 0.32, veins: 4, bend: 18}),
    ...crown,
    ...printed(body, 'fruit', 3),
    fill(hollow, 'paper'),
    line(hollow, 1.4),
    ...grains.flat(),
    nib(smooth(xy('-58 -22 -64 10 -52 42')), 6, 'paper', 0.5),
  ];
}
