import {type Point, smooth, straight} from '../../geometry';
import {leaf} from '../../leaf';
import {fine, framed, loop, nib, printed, type Sketch} from '../../pen';
import type {Random} from '../../random';

/** A raised bed of boards, with lettuces and onions in a row; its floor is at y = 0. */
export function raisedBed(random: Random): Sketch {
  const board = (y: number): Sketch => [
    ...printed(
      loop(
        [
          [-104, y],
          [-40, y - 1],
          [40, y + 1],
          [104, y],
          [105, y + 22],
          [40, y + 23],
          [-40, y + 22],
          [-105, y + 23],
        ].map(([x, yy]): Point => [x!, yy!]),
        random,
        0.6,
      ),
      'sun',
      2,
    ),
    ...fine(
      nib(
        smooth([
          [-80, y + 9],
          [-40, y + 12],
          [-8, y + 9],
        ]),
        1.3,
      ),
      nib(
        smooth([
          [14, y + 14],
          [50, y + 11],
          [86, y + 14],
        ]),
        1.3,
      ),
    ),
  ];
  const onion = [-24, 22, -6].flatMap((lean) =>
    leaf([0, 0], -90 + lean, random.between(56, 70), {shape: 'needle', width: 0.13, bend: lean * 1.4, veins: 0}),
  );
  const lettuce = [-62, 58, -32, 30, 0].flatMap((lean) =>
    leaf([0, 0], -90 + lean, random.between(36, 44), {shape: 'obovate', width: 0.66, veins: 2, bend: lean * 0.3}),
  );
  const crops = [-78, -40, 0, 40, 78].flatMap((x, index) =>
    framed(index % 2 ? onion : lettuce, [x, -46], random.near(1, 0.06), 0, random.chance(0.5) ? 1 : -1),
  );
  return [
    ...crops,
    ...board(-48),
    ...board(-25),
    ...[-96, 96].flatMap((x) =>
      printed(
        straight(
          [
            [x - 6, -54],
            [x + 6, -54],
            [x + 6, 2],
            [x - 6, 2],
          ],
          true,
        ),
        'sun',
        1.6,
      ),
    ),
  ];
}
