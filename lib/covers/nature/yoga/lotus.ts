import {smooth, xy} from '../../geometry';
import {loop, nib, printed, put, type Sketch} from '../../pen';
import type {Random} from '../../random';
import {lotusPetal} from './lotus-petal';

/** A lotus from the side, on water with its pads. */
export function lotus(random: Random): Sketch {
  const back = [-52, 52, -27, 27].flatMap((lean) =>
    put(lotusPetal(112 - Math.abs(lean) * 0.4, 52, 'hue-2', 'paper'), [lean * 0.3, 44], 1, lean),
  );
  const front = [-76, 76, -40, 40, 0].flatMap((lean) =>
    put(lotusPetal((lean ? 94 : 104) + random.between(-4, 4), 52, 'hue', 'hue-2'), [lean * 0.26, 50], 1, lean),
  );
  const pads = [
    ...printed(loop(xy('-110 62 -60 50 -6 58 -14 74 -66 82')), 'leaf', 2),
    ...printed(loop(xy('8 62 60 52 112 64 70 80 16 76')), 'leaf', 2),
    nib(smooth(xy('-96 63 -60 66 -20 64')), 1.6),
    nib(smooth(xy('24 67 60 66 98 66')), 1.6),
  ];
  return [
    ...back,
    ...put(lotusPetal(118, 54, 'hue-2', 'paper'), [0, 46]),
    ...pads,
    ...front,
    ...[0, 1].map((index) =>
      nib(
        smooth([
          [-70 + index * 30, 94 + index * 9],
          [0, 97 + index * 9],
          [70 - index * 20, 94 + index * 9],
        ]),
        2.4,
        'hue',
      ),
    ),
  ];
}
