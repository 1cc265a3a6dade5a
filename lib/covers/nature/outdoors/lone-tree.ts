import {straight, xy} from '../../geometry';
import {fine, line, put, type Sketch} from '../../pen';
import {tufts} from '../../stage';
import {heightAt, land, landscape, ridge} from '../landscape';
import {birds, sun} from './scenery';
import {broadleaf} from './trees';

/** One great tree on a rise, with a bench under it. */
export const loneTree = landscape(
  (view, random) => {
    const {away} = view;
    const [far, near] = [ridge(view, 168, 8, random, 0), ridge(view, 200, 3, random, 18)];
    const y = heightAt(near, view.focus) + 4;
    const bench: Sketch = [
      line(straight(xy('-24 -16 24 -16')), 4),
      line(straight(xy('-24 -30 24 -30')), 3),
      ...[-19, 19].flatMap((x) => [
        line(
          straight([
            [x, -32],
            [x, 0],
          ]),
          2.6,
        ),
      ]),
    ];
    return [
      ...sun([view.focus + away * 62, 96], 42),
      ...land(view, far, 'hue-2', 0.7),
      ...land(view, near, 'leaf'),
      ...broadleaf([view.focus - away * 12, y], 172, random, 'hue'),
      ...put(bench, [view.focus + away * 52, y + 8]),
      ...birds([view.focus + away * 100, 44], 3, random),
      ...fine(
        ...tufts(view.focus - 70, y + 24, 1.2, random),
        ...tufts(view.focus + 96, y + 20, 1.2, random),
        ...tufts(view.focus - away * -190, y + 22, 1.2, random),
      ),
    ];
  },
  {sky: true},
);
