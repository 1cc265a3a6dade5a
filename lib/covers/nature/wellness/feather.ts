import {join, type Point, polar, smooth, straight, xy} from '../../geometry';
import {fill, nib, printed, type Sketch} from '../../pen';
import type {Random} from '../../random';

/** One feather. */
export function feather(random: Random): Sketch {
  const quill = smooth(xy('-46 104 -26 52 6 -18 44 -92'));
  const left = smooth(xy('-30 58 -52 26 -46 -18 -18 -62 14 -88 46 -98'));
  const right = smooth(xy('46 -98 52 -62 44 -22 20 20 -8 48 -30 58'));
  const vane = join(left, right);
  const barbs = Array.from({length: 11}, (_, index) => {
    const share = 0.3 + index * 0.06;
    const at: Point = [-28 + (index + 1) * 6.2, 50 - (index + 1) * 12.4];
    return [
      nib(smooth([at, polar(at, -140 + index * 2, 16), polar(at, -132 + index * 2, 27 * (1 - share * 0.3))]), 1.5),
      nib(smooth([at, polar(at, -8 - index * 3, 12), polar(at, -18 - index * 3, 22 * (1.2 - share * 0.6))]), 1.5),
    ];
  });
  const notch = [
    fill(straight(xy('-48 -2 -22 6 -51 8'), true), 'wash'),
    fill(straight(xy('39 -12 22 -6 33 -1'), true), 'wash'),
  ];
  return [
    ...printed(vane, 'hue-2', 2.4),
    fill(
      join(
        quill.curves.length ? smooth(xy('-30 58 -4 4 44 -92')) : quill,
        smooth(xy('46 -98 52 -62 44 -22 20 20 -8 48 -30 58')),
      ),
      'hue',
    ),
    ...notch,
    nib(quill, 4.4),
    ...barbs.flat(),
    ...[0, 1, 2].map((index) =>
      nib(
        smooth([
          [-33, 62 + index * 4],
          [-46, 60 + index * 9],
          [-54 + random.between(-3, 3), 70 + index * 8],
        ]),
        1.6,
        'hue',
      ),
    ),
  ];
}
