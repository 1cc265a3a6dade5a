import {polar, smooth} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, mirrored, nib, printed, type Sketch} from '../../pen';
import type {Random} from '../../random';
import {seed} from './parts';

/** A fig cut open. */
export function fig(random: Random): Sketch {
  const outline = mirrored([
    [3, -100],
    [7, -78],
    [24, -48],
    [58, -4],
    [62, 40],
    [36, 74],
    [0, 82],
  ]);
  const white = mirrored([
    [0, -72],
    [18, -42],
    [48, -2],
    [52, 36],
    [30, 64],
    [0, 71],
  ]);
  const flesh = mirrored([
    [0, -44],
    [14, -26],
    [36, 4],
    [40, 34],
    [22, 54],
    [0, 60],
  ]);
  const grains = Array.from({length: 24}, (_, index) =>
    seed(polar([0, 20], index * 137.5, 7 + Math.sqrt(index) * 6), index * 137.5, 5.4, 1.5, index % 3 ? 'sun' : 'paper'),
  );
  return [
    ...leaf([-38, 30], -164, 82, {teeth: 3, depth: 0.42, round: true, width: 0.86, veins: 3}),
    ...printed(outline, 'hue-2', 1),
    ...printed(outline, random.pick(['fruit', 'leaf']), 3),
    fill(white, 'paper'),
    fill(flesh, 'fruit'),
    ...grains,
    nib(
      smooth([
        [0, -10],
        [0, 16],
        [0, 44],
      ]),
      3,
      'paper',
    ),
  ];
}
