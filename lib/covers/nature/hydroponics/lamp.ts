import {join, smooth, straight, xy} from '../../geometry';
import {fill, framed, line, loop, nib, printed, type Sketch} from '../../pen';
import type {Random} from '../../random';
import {rosette} from './parts';

/** Lettuces under a hanging lamp. */
export function lamp(random: Random): Sketch {
  const lettuce = rosette([0, 0], 54, random, false);
  const shade = join(
    smooth(xy('-12 -84 0 -88 12 -84')),
    smooth(xy('12 -84 34 -70 46 -46')),
    smooth(xy('46 -46 0 -41 -46 -46')),
    smooth(xy('-46 -46 -34 -70 -12 -84')),
  );
  const glow = join(straight(xy('-42 -44 -84 74')), smooth(xy('-84 74 0 84 84 74')), straight(xy('84 74 42 -44')));
  const trough = join(
    straight(xy('-82 66 -72 100')),
    smooth(xy('-72 100 0 104 72 100')),
    straight(xy('72 100 82 66')),
    smooth(xy('82 66 0 71 -82 66')),
  );
  return [
    fill(glow, 'sun', 0.32),
    line(straight(xy('0 -86 0 -118')), 1.8),
    fill(loop(xy('-14 -46 0 -34 14 -46')), 'sun'),
    ...printed(shade, 'hue', 2.4),
    nib(smooth(xy('-32 -54 -24 -68 -14 -76')), 3.6, 'paper', 0.7),
    ...[-50, 50, 0].flatMap((x) => framed(lettuce, [x, 70], x ? 0.86 : 1.1, 0, x > 0 ? -1 : 1)),
    ...printed(trough, 'paper', 2.2),
    fill(loop(xy('-70 78 0 83 70 78 68 92 0 96 -68 92')), 'hue-2'),
  ];
}
