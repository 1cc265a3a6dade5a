import {smooth, straight} from '../../geometry';
import {nib, put} from '../../pen';
import {land, landscape, ridge} from '../landscape';
import {sun} from './scenery';

/** Dunes and a heavy sun. */
export const dunes = landscape(
  (view, random) => {
    const {away} = view;
    const x = view.focus;
    const rays = Array.from(
      {length: 16},
      (_, index) => {
        const angle = (index / 16) * Math.PI * 2;
        return nib(
          straight([
            [x + Math.cos(angle) * 64, 92 + Math.sin(angle) * 64],
            [x + Math.cos(angle) * (index % 2 ? 76 : 84), 92 + Math.sin(angle) * (index % 2 ? 76 : 84)],
          ]),
          2.6,
          'sun',
        );
      },
      {sky: true},
    );
    const [far, near] = [ridge(view, 164, 10, random, -8), ridge(view, 196, 10, random, 6)];
    const grass = [-8, -3, 2, 7].flatMap((dx, index) =>
      nib(
        smooth([
          [dx, 0],
          [dx * 1.5, -26],
          [dx * 3.6 + away * 6, -46 + index * 4],
        ]),
        2.6,
        'leaf',
      ),
    );
    return [
      ...sun([x, 92], 54),
      ...rays,
      ...land(view, far, 'hue-2', 0.7),
      ...land(view, near, 'sun', 0.4),
      ...put(grass, [x - away * 58, 206], 1.1),
      ...put(grass, [x - away * 84, 216], 0.8),
      ...[0, 1, 2].map((index) =>
        nib(
          smooth([
            [x - 20 + index * 26, 212 + index * 6],
            [x + 20 + index * 30, 206 + index * 7],
            [x + 70 + index * 30, 214 + index * 6],
          ]),
          1.8,
        ),
      ),
    ];
  },
  {sky: true},
);
