import {fine} from '../../pen';
import {tufts} from '../../stage';
import {heightAt, land, landscape, ridge} from '../landscape';
import {birds, sun, trail} from './scenery';
import {broadleaf, pine} from './trees';

/** Layered hills, a path, a sun and a tree. */
export const hills = landscape(
  (view, random) => {
    const {away} = view;
    const [far, middle, near] = [
      ridge(view, 128, 12, random, 34),
      ridge(view, 158, 12, random, 4),
      ridge(view, 190, 8, random, 10),
    ];
    const treeX = view.focus - away * random.between(56, 74);
    const top = heightAt(near, view.focus);
    return [
      ...sun([view.focus + away * random.between(14, 36), 74], 36),
      ...birds([view.focus - away * 64, 50], 3, random),
      ...land(view, far, 'hue-2', 0.6),
      ...land(view, middle, 'hue-2'),
      ...[-26, -8, 12].flatMap((dx, index) =>
        pine([view.focus + away * 58 + dx, 160 + index * 2], 26 + index * 6, 'hue'),
      ),
      ...land(view, near, 'leaf'),
      ...trail([view.focus + away * 6, 242], [view.focus + away * 12, top + 1], 26),
      ...broadleaf([treeX, heightAt(near, treeX) + 6], 74, random, 'hue-2'),
      ...fine(
        ...tufts(view.focus + 60, 222, 1, random),
        ...tufts(view.focus - 76, 230, 1, random),
        ...tufts(view.focus + away * 160, 216, 1, random),
      ),
    ];
  },
  {sky: true},
);
