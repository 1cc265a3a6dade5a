import {arc, join, straight} from '../../geometry';
import {fill, line, nib, printed, put, type Sketch} from '../../pen';
import {tufts} from '../../stage';
import {land, landscape, ridge} from '../landscape';
import {pine} from './trees';

/** A tent under the moon. */
export const camp = landscape(
  (view, random) => {
    const {away} = view;
    const [far, near] = [ridge(view, 140, 12, random, 12), ridge(view, 194, 4, random, 6)];
    const tent: Sketch = [
      ...printed(
        straight(
          [
            [0, -74],
            [66, 0],
            [-58, 0],
          ],
          true,
        ),
        'sun',
        2.4,
      ),
      fill(
        straight(
          [
            [0, -74],
            [66, 0],
            [26, 0],
          ],
          true,
        ),
        'fruit',
      ),
      ...printed(
        straight(
          [
            [0, -62],
            [13, 0],
            [-17, 0],
          ],
          true,
        ),
        'ink',
        1,
      ),
      nib(
        straight([
          [0, -74],
          [-5, -84],
        ]),
        2,
      ),
      line(
        straight([
          [-58, 0],
          [-76, 6],
        ]),
        1.2,
      ),
      line(
        straight([
          [66, 0],
          [84, 6],
        ]),
        1.2,
      ),
    ];
    const stars = Array.from({length: view.width > 300 ? 16 : 8}, () =>
      fill(arc([random.between(10, view.width - 10), random.between(14, 96)], 1.7, 1.7), 'ink'),
    );
    const moon = join(
      arc([view.focus + away * 56, 62], 26, 26, -70, 130),
      arc([view.focus + away * 56 - 11, 57], 24, 24, 112, -58),
    );
    return [
      fill(moon, 'sun'),
      ...stars,
      ...land(view, far, 'hue-2'),
      ...[-104, -86, -70, 74, 92, 110].flatMap((dx, index) =>
        pine([view.focus + dx, 200], 62 + ((index * 29) % 44), index % 2 ? 'hue' : 'leaf'),
      ),
      ...land(view, near, 'leaf'),
      ...put(tent, [view.focus, 216]),
      ...tufts(view.focus + away * 96, 226, 1.2, random),
    ];
  },
  {sky: true},
);
