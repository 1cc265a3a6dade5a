import {arc, polar} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, printed, put, type Sketch} from '../../pen';
import type {Random} from '../../random';
import {ring} from '../wellness/ring';
import {lotusPetal} from './lotus-petal';

/** Rings round a still centre, with petals at the quarters. */
export function stillPoint(random: Random): Sketch {
  const quarters = [0, 90, 180, 270].flatMap((angle) =>
    put(lotusPetal(44, 34, 'hue-2', 'paper'), polar([0, 0], angle - 90, 58), 1, angle),
  );
  const between = [45, 135, 225, 315].flatMap((angle) =>
    put(leaf([0, 0], -90, 32, {width: 0.5}), polar([0, 0], angle - 90, 62), 1, angle),
  );
  return [
    ...quarters,
    ...between,
    ...printed(arc([0, 0], 58, 58), 'hue', 2.6),
    fill(arc([0, 0], 44, 44), 'paper'),
    ring([0, 0], 36, 36, 3.4, random.between(0, 360), 'hue'),
    ring([0, 0], 26, 26, 3, random.between(0, 360)),
    ring([0, 0], 17, 17, 2.4, random.between(0, 360), 'hue'),
    fill(arc([0, 0], 8, 8), 'sun'),
  ];
}
