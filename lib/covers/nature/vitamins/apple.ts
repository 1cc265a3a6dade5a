import {smooth, xy} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, fine, line, mirrored, nib, printed, type Sketch, taper} from '../../pen';
import type {Random} from '../../random';
import {seed} from './parts';

/** An apple half with its core, stalk and leaf. */
export function apple(random: Random): Sketch {
  const outline = mirrored(xy('0 -44 22 -60 58 -54 74 -16 66 34 38 76 14 80 0 72'));
  const flesh = mirrored(xy('0 -36 22 -51 52 -45 66 -14 58 30 34 67 13 71 0 63'));
  const core = mirrored(xy('0 -14 13 -8 21 8 14 28 0 36'));
  return [
    taper(xy('0 -40 3 -66 15 -92'), 4, 6),
    ...leaf([5, -68], -22, 72, {veins: 5, bend: -14}),
    ...printed(outline, random.pick(['fruit', 'leaf', 'sun']), 3),
    fill(flesh, 'paper'),
    nib(smooth(xy('0 -36 2 0 0 62')), 1.8),
    line(core, 1.6, 'hue'),
    fill(core, 'hue-2', 0.6),
    seed([-4, -2], 100, 22, 5, 'ink'),
    seed([4, -2], 80, 22, 5, 'ink'),
    ...fine(nib(smooth(xy('-46 -18 -44 14 -30 44')), 1.6), nib(smooth(xy('44 -22 46 10 34 40')), 1.6)),
  ];
}
