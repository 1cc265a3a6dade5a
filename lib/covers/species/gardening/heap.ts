import {join, type Path, type Point, smooth, straight} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, nib, printed, type Sketch, taper} from '../../pen';
import type {Random} from '../../random';

/** Compost: a layered heap with a sprout on its crown; stands at y = 0. */
export function heap(random: Random): Sketch {
  const mound = (height: number, half: number): Path =>
    join(
      smooth([
        [-half, 0],
        [-half * 0.72, -height * 0.5],
        [-half * 0.3, -height * 0.9],
        [half * 0.05, -height],
        [half * 0.4, -height * 0.84],
        [half * 0.76, -height * 0.45],
        [half, 0],
      ]),
      straight([
        [half, 0],
        [-half, 0],
      ]),
    );
  const bits = Array.from({length: 12}, (_, index) => {
    const at: Point = [random.between(-62, 62), -8 - (index % 4) * 15];
    return index % 3
      ? [nib(smooth([at, [at[0] + 7, at[1] - 3], [at[0] + 14, at[1]]]), 2.6, index % 2 ? 'sun' : 'paper')]
      : leaf(at, random.between(-40, 10), 20, {veins: 0, tone: 'hue-2', shade: 'sun'});
  });
  return [
    ...printed(mound(86, 104), 'ink', 1),
    fill(mound(60, 98), 'sun', 0.55),
    fill(mound(36, 94), 'leaf', 0.9),
    ...bits.flat(),
    taper(
      [
        [4, -82],
        [0, -104],
        [6, -126],
      ],
      4.4,
      3,
      'leaf',
    ),
    ...leaf([4, -118], -156, 38, {bend: 18}),
    ...leaf([5, -122], -26, 42, {bend: -18}),
    ...leaf([6, -126], -92, 30, {}),
    nib(
      smooth([
        [44, -66],
        [54, -78],
        [64, -70],
        [74, -74],
      ]),
      4.4,
      'fruit',
    ),
  ];
}
