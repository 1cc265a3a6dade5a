import {xy} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, loop, put, type Sketch, taper} from '../../pen';
import type {Random} from '../../random';

/** One leaf, half green and half paling between its veins. */
export function paleLeaf(random: Random): Sketch {
  const spots = Array.from({length: 7}, (_, _index) =>
    fill(loop(xy('0 -4 5 0 0 5 -4 1'), random, 1), 'fruit', 0.6),
  ).map((shape, index) => put([shape], [14 + (index % 3) * 9, -46 + index * 17])[0]!);
  return [
    taper(xy('4 112 -2 84 0 66'), 7, 5, 'leaf'),
    ...leaf([0, 74], -90, 176, {width: 0.66, veins: 7, tone: 'leaf', shade: 'sun', bend: random.between(-12, 12)}),
    ...spots,
  ];
}
