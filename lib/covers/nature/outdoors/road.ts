import {smooth, straight, xy} from '../../geometry';
import {nib, printed, put, type Sketch} from '../../pen';
import {heightAt, land, landscape, ridge} from '../landscape';
import {cloud, sun, trail} from './scenery';

/** A road over rolling land, with a signpost. */
export const road = landscape(
  (view, random) => {
    const {away} = view;
    const [far, middle, near] = [
      ridge(view, 118, 10, random, 22),
      ridge(view, 148, 9, random, 8),
      ridge(view, 178, 6, random, 14),
    ];
    const x = view.focus;
    const post: Sketch = [
      ...printed(straight(xy('-4 0 -3 -112 3 -112 4 0'), true), 'sun', 1.8),
      ...printed(straight(xy('-8 -104 38 -106 50 -95 38 -84 -8 -84'), true), 'paper', 2),
      ...printed(straight(xy('8 -78 -34 -76 -45 -66 -34 -56 8 -58'), true), 'sun', 2),
      nib(smooth(xy('0 -95 16 -96 32 -95')), 1.8),
      nib(smooth(xy('-30 -66 -16 -67 0 -66')), 1.8),
    ];
    const top = heightAt(near, x);
    return [
      ...sun([x - away * 40, 68], 32),
      ...cloud([x + away * 60 - 30, 64], 62),
      ...land(view, far, 'hue-2', 0.6),
      ...land(view, middle, 'hue-2'),
      ...trail([x - away * 10, 190], [x - away * 34, heightAt(middle, x - away * 34) + 2], 6),
      ...land(view, near, 'leaf'),
      ...trail([x - away * 16, 242], [x - 3, top + 1], 34),
      ...put(post, [x + away * 62, 216], 1, random.between(-2, 2), away),
    ];
  },
  {sky: true},
);
