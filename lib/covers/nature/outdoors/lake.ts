import {arc, join, type Point, smooth, straight, xy} from '../../geometry';
import {fill, fine, line, loop, nib, printed, put, type Sketch, taper} from '../../pen';
import {land, landscape, ridge} from '../landscape';
import {birds, sun} from './scenery';
import {pine} from './trees';

/** A lake between pines, with the sun in it; perhaps a canoe. */
export function lake(boat: boolean) {
  return landscape(
    (view, random) => {
      const {away} = view;
      const [far, middle] = [ridge(view, 104, 13, random, 40), ridge(view, 124, 7, random, 0)];
      const x = view.focus;
      const shore = fill(
        straight(
          [
            [-10, 136],
            [view.width + 10, 136],
            [view.width + 10, 250],
            [-10, 250],
          ],
          true,
        ),
        'hue',
      );
      const gleams = Array.from({length: 7}, (_, index) =>
        nib(
          smooth([
            [x - 30 + index * 3.4, 146 + index * 12],
            [x, 147.4 + index * 12],
            [x + 30 - index * 3 + random.between(-4, 8), 146 + index * 12],
          ]),
          3.4,
          'sun',
        ),
      );
      const ripples = Array.from({length: view.width > 300 ? 12 : 6}, (_, index) => {
        const at: Point = [random.between(0, view.width), 150 + index * 7.4];
        return nib(smooth([at, [at[0] + 18, at[1] + 1.6], [at[0] + 40, at[1]]]), 1.8, 'hue-2');
      });
      const canoe: Sketch = boat
        ? put(
            [
              ...printed(
                join(smooth(xy('-44 -12 -20 -2 20 -2 46 -14')), smooth(xy('46 -14 30 9 -26 9 -44 -12'))),
                'fruit',
                2.2,
              ),
              taper(xy('6 -34 -10 -8 -22 22'), 2.6, 2.6),
              ...printed(loop(xy('-20 16 -15 20 -22 32 -28 30')), 'sun', 1.4),
              ...[0, 1].map((index) =>
                nib(
                  smooth([
                    [-40 + index * 20, 14 + index * 5],
                    [0, 16 + index * 5],
                    [48 - index * 12, 14 + index * 5],
                  ]),
                  1.8,
                  'hue-2',
                ),
              ),
            ],
            [x - away * 34, 192],
            1,
            -3,
            away,
          )
        : [];
      const swim: Sketch = boat
        ? []
        : [0, 1, 2]
            .map((index) =>
              line(arc([x - away * 46, 198], 14 + index * 15, 4 + index * 4.4), 1.6 - index * 0.3, 'paper'),
            )
            .concat(printed(arc([x - away * 46, 194], 7, 7), 'fruit', 1.6));
      return [
        ...sun([x, 70], 34),
        ...land(view, far, 'hue-2', 0.65),
        ...land(view, middle, 'leaf'),
        ...[-92, -74, -54, 62, 80, 96].flatMap((dx, index) => pine([x + dx, 137], 40 + ((index * 17) % 26))),
        shore,
        line(
          straight([
            [-10, 136],
            [view.width + 10, 136],
          ]),
          1.5,
        ),
        ...gleams,
        ...ripples,
        ...swim,
        ...canoe,
        ...fine(...birds([x - away * 120, 44], 3, random)),
      ];
    },
    {sky: true},
  );
}
