import {arc, polar} from '../../geometry';
import {petal} from '../../leaf';
import {fill, framed, line, mirrored, printed, type Sketch, type Token} from '../../pen';
import type {Random} from '../../random';
import {lotusPetal} from './lotus-petal';

/** A lotus seen from above, or any wheel of petals: a mandala. */
export function mandala(kind: 'lotus' | 'sun' | 'seed' | 'star') {
  return (random: Random): Sketch => {
    const folds = kind === 'star' ? 8 : kind === 'seed' ? 6 : random.pick([10, 12]);
    const wheel = (count: number, from: number, make: Sketch, offset = 0) =>
      Array.from({length: count}, (_, index) =>
        framed(make, polar([0, 0], index * (360 / count) + offset - 90, from), 1, index * (360 / count) + offset),
      ).flat();
    const dot = (radius: number, tone: Token): Sketch => [fill(arc([0, 0], radius, radius), tone)];
    const span = (at: number) => (2 * Math.PI * at) / folds;
    if (kind === 'seed')
      return [
        ...wheel(6, 50, [line(arc([0, 0], 50, 50), 1.8, 'hue')]),
        ...wheel(6, 0, petal([0, 0], -90, 50, 0.54, 'hue')),
        ...wheel(6, 50, petal([0, 0], -90, 50, 0.54, 'hue-2'), 0),
        ...wheel(6, 86.6, dot(5, 'sun'), 30),
        line(arc([0, 0], 50, 50), 2, 'hue'),
        line(arc([0, 0], 102, 102), 2.4, 'hue'),
        ...dot(8, 'sun'),
      ];
    if (kind === 'sun')
      return [
        ...wheel(folds * 2, 66, [
          fill(
            mirrored([
              [0, -36],
              [5, -12],
              [4, 0],
              [0, 3],
            ]),
            'sun',
          ),
        ]),
        ...wheel(folds * 2, 68, dot(2.2, 'ink'), 180 / folds / 2),
        line(arc([0, 0], 62, 62), 2),
        ...wheel(folds, 30, petal([0, 0], -90, 29, 0.62, 'hue')),
        ...wheel(folds, 46, dot(3.4, 'hue-2'), 180 / folds),
        ...printed(arc([0, 0], 29, 29), 'hue-2', 2),
        ...wheel(folds, 8, petal([0, 0], -90, 17, 0.5, 'paper')),
        ...dot(7, 'hue'),
      ];
    if (kind === 'star')
      return [
        ...wheel(8, 50, lotusPetal(54, 44, 'hue-2', 'paper'), 22.5),
        ...wheel(8, 34, lotusPetal(62, 40, 'hue', 'hue-2')),
        line(arc([0, 0], 36, 36), 1.6),
        ...printed(arc([0, 0], 33, 33), 'paper', 2),
        ...wheel(16, 24, dot(2.6, 'hue')),
        ...wheel(8, 0, petal([0, -3], -90, 17, 0.46, 'sun')),
        ...dot(4.4, 'ink'),
      ];
    return [
      ...wheel(folds, 54, lotusPetal(48, span(62), 'hue-2', 'paper'), 180 / folds),
      ...wheel(folds, 42, lotusPetal(46, span(54), 'hue', 'hue-2')),
      ...wheel(folds, 26, lotusPetal(34, span(38), 'hue-2', 'paper'), 180 / folds),
      ...printed(arc([0, 0], 27, 27), 'sun', 2),
      ...wheel(folds, 16, dot(2.2, 'ink')),
      ...wheel(6, 6, dot(1.8, 'ink')),
    ];
  };
}
