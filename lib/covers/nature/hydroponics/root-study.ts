import {smooth, xy} from '../../geometry';
import {fill, fine, loop, nib, type Sketch} from '../../pen';
import type {Random} from '../../random';
import {hangingRoots, rosette} from './parts';

/** A plant lifted from its water: nothing but roots and leaves. */
export function rootStudy(random: Random): Sketch {
  return [
    fill(loop(xy('-92 8 -40 4 30 10 94 4 98 60 50 98 -40 100 -96 66'), random, 4), 'hue-2', 0.75),
    nib(smooth(xy('-96 8 -40 4 30 10 98 4')), 2.6),
    ...hangingRoots([0, 4], 62, 94, random, 11),
    ...rosette([0, 2], 92, random),
    ...fine(nib(smooth(xy('-88 26 -70 29 -54 26')), 1.8, 'paper'), nib(smooth(xy('56 36 72 39 88 35')), 1.8, 'paper')),
  ];
}
