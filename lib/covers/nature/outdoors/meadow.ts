import {arc, type Point, smooth, straight, xy} from '../../geometry';
import {fill, loop, mirrored, nib, printed, put, type Sketch} from '../../pen';
import {land, landscape, ridge} from '../landscape';
import {cloud, sun} from './scenery';

/** A meadow bending in the wind, with seed heads and clouds. */
export const meadow = landscape(
  (view, random) => {
    const {away} = view;
    const near = ridge(view, 198, 5, random, 6);
    const stems = Array.from(
      {length: view.width > 300 ? 22 : 13},
      (_, index) => {
        const x = view.focus - 96 + index * (view.width > 300 ? 14 : 15) + random.between(-4, 4);
        const height = random.between(64, 118) * Math.exp(-(((x - view.focus) / 130) ** 2));
        const tip: Point = [x + away * height * 0.34, 204 - height];
        const stem = smooth([[x, 212], [x + away * height * 0.06, 204 - height * 0.5], tip]);
        const kind = index % 3;
        const top: Sketch =
          kind === 0
            ? [...printed(mirrored(xy('0 -16 4.4 -9 4 2 0 8')), 'sun', 1.3)]
            : kind === 1
              ? [
                  ...[0, 72, 144, 216, 288].map((angle) =>
                    fill(
                      put([fill(loop(xy('0 0 3.4 -5 0 -10 -3.4 -5')), 'fruit')], [0, 0], 1, angle)[0]!.path,
                      'fruit',
                    ),
                  ),
                  fill(arc([0, 0], 3, 3), 'sun'),
                ]
              : [0, 1, 2, 3].flatMap((step) =>
                  [-1, 1].map((turn) =>
                    nib(
                      straight([
                        [0, step * 6],
                        [turn * 6, step * 6 - 7],
                      ]),
                      3,
                      'hue',
                    ),
                  ),
                );
        return [nib(stem, 2.8, 'leaf'), ...put(top, tip, 1, away * 24)];
      },
      {sky: true},
    );
    return [
      ...sun([view.focus - away * 34, 78], 34),
      ...cloud([view.focus + away * 70 - 40, 62], 76),
      ...land(view, ridge(view, 166, 9, random, 10), 'hue-2', 0.7),
      ...stems.flat(),
      ...land(view, near, 'leaf'),
      ...[0, 1, 2].map((index) =>
        nib(
          smooth([
            [view.focus + away * (20 + index * 20), 110 - index * 14],
            [view.focus + away * (60 + index * 20), 104 - index * 14],
            [view.focus + away * (92 + index * 14), 112 - index * 14],
          ]),
          1.6,
          'hue',
        ),
      ),
    ];
  },
  {sky: true},
);
