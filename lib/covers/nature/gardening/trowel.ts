import {smooth, xy} from '../../geometry';
import {leaf} from '../../leaf';
import {mirrored, nib, printed, put, type Sketch, taper} from '../../pen';
import type {Random} from '../../random';

/** A trowel stuck in the ground beside a sprout. */
export function trowel(random: Random): Sketch {
  const blade = mirrored(xy('4 -34 20 -26 23 4 14 34 0 54'));
  const handle = mirrored(xy('0 -128 9 -124 8 -100 10 -78 5 -68'));
  const sprout = smooth(xy('58 4 55 -26 60 -58'));
  return [
    ...put(
      [
        ...printed(handle, 'sun', 2.2),
        taper(xy('0 -70 0 -50 0 -30'), 6, 6),
        ...printed(blade, 'hue-2', 2.6),
        nib(smooth(xy('0 -26 0 8 0 40')), 2),
        nib(smooth(xy('-12 -16 -14 4 -9 22')), 3.4, 'paper', 0.7),
      ],
      [-34, 0],
      1,
      random.between(-14, -6),
    ),
    taper([sprout.start, ...sprout.curves.map((curve) => curve[2])], 4.6, 3.2, 'leaf'),
    ...leaf([57, -32], -160, 40, {bend: 22}),
    ...leaf([58, -44], -22, 44, {bend: -18}),
    ...leaf([60, -58], -98, 42, {width: 0.46}),
    ...[-1, 0, 1].map((turn) =>
      nib(
        smooth([
          [58, 4],
          [58 + turn * 9, 24],
          [58 + turn * 20, 42 - Math.abs(turn) * 8],
        ]),
        2,
      ),
    ),
  ];
}
