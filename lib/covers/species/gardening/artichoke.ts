import {smooth} from '../../geometry';
import {leaf, petal} from '../../leaf';
import {line, mirrored, printed, type Sketch, taper} from '../../pen';
import type {Random} from '../../random';

/** A globe artichoke in scales. */
export function artichoke(random: Random): Sketch {
  const rows = [
    [-84, 3, 40],
    [-62, 4, 42],
    [-38, 5, 42],
    [-12, 4, 40],
  ] as const;
  const scales = rows.flatMap(([y, count, size], row) =>
    Array.from({length: count}, (_, index) => {
      const share = index / (count - 1) - 0.5;
      return petal(
        [share * (30 + row * 17), y + 38 - Math.abs(share) * 10],
        -90 + share * (28 + row * 11) + random.between(-2, 2),
        size,
        0.86,
        row % 2 ? 'leaf' : 'hue-2',
        'ink',
      );
    }).flat(),
  );
  const bulb = mirrored([
    [0, -104],
    [30, -70],
    [45, -20],
    [36, 22],
    [10, 36],
    [0, 36],
  ]);
  return [
    taper(
      [
        [0, 30],
        [-3, 70],
        [2, 104],
      ],
      13,
      11,
      'leaf',
    ),
    line(
      smooth([
        [6, 34],
        [3, 70],
        [8, 104],
      ]),
      1.4,
    ),
    ...leaf([0, 84], -160, 78, {shape: 'lance', teeth: 5, depth: 0.4, round: true, width: 0.5, bend: 24}),
    ...leaf([0, 76], -20, 74, {shape: 'lance', teeth: 5, depth: 0.4, round: true, width: 0.5, bend: -24}),
    ...printed(bulb, 'leaf', 2.2),
    ...scales,
    ...petal([-22, 36], -138, 34, 0.7, 'hue-2'),
    ...petal([22, 36], -42, 34, 0.7, 'leaf'),
    ...petal([0, 38], -90, 38, 0.85, 'hue-2'),
  ];
}
