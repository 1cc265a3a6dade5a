import {join, smooth, xy} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, line, mirrored, nib, printed, type Sketch, taper} from '../../pen';
import type {Random} from '../../random';
import {hangingRoots} from './parts';

/** A great drop with a plantlet rooting inside it. */
export function drop(random: Random): Sketch {
  const outline = mirrored(xy('0 -104 20 -62 54 -12 66 36 44 82 0 98'));
  const level = smooth(xy('-62 22 -30 16 6 24 38 18 63 22'));
  const pool = join(level, smooth(xy('63 22 60 54 40 80 0 93 -40 80 -60 54 -62 22')));
  return [
    ...printed(outline, 'paper', 3),
    fill(pool, 'hue-2'),
    line(level, 1.6),
    ...hangingRoots([0, 20], 32, 58, random, 7),
    ...taperPlant(random),
    nib(smooth(xy('-42 40 -44 58 -30 76')), 4, 'paper', 0.8),
  ];
}

function taperPlant(random: Random): Sketch {
  return [
    taper(xy('0 22 -2 -4 1 -28'), 5, 3.6, 'leaf'),
    ...leaf([0, -2], -156, 36, {shape: 'obovate', width: 0.58, bend: 14}),
    ...leaf([0, -2], -24, 36, {shape: 'obovate', width: 0.58, bend: -14}),
    ...leaf([1, -26], -90 + random.between(-6, 6), 44, {width: 0.5}),
  ];
}
