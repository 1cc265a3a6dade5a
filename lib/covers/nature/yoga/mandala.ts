import {arc, polar} from '../../geometry';
import {fill, framed, printed, type Sketch, type Token} from '../../pen';
import type {Random} from '../../random';
import {lotusPetal} from './lotus-petal';

/** A lotus seen from above: a mandala. */
export function mandala(random: Random): Sketch {
  const folds = random.pick([10, 12]);
  const wheel = (count: number, from: number, make: Sketch, offset = 0) =>
    Array.from({length: count}, (_, index) =>
      framed(make, polar([0, 0], index * (360 / count) + offset - 90, from), 1, index * (360 / count) + offset),
    ).flat();
  const dot = (radius: number, tone: Token): Sketch => [fill(arc([0, 0], radius, radius), tone)];
  const span = (at: number) => (2 * Math.PI * at) / folds;
  return [
    ...wheel(folds, 54, lotusPetal(48, span(62), 'hue-2', 'paper'), 180 / folds),
    ...wheel(folds, 42, lotusPetal(46, span(54), 'hue', 'hue-2')),
    ...wheel(folds, 26, lotusPetal(34, span(38), 'hue-2', 'paper'), 180 / folds),
    ...printed(arc([0, 0], 27, 27), 'sun', 2),
    ...wheel(folds, 16, dot(2.2, 'ink')),
    ...wheel(6, 6, dot(1.8, 'ink')),
  ];
}
