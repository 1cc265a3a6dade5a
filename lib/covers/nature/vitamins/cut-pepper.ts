import {join, smooth, xy} from '../../geometry';
import {fill, line, loop, mirrored, nib, printed, type Sketch, type Token, taper} from '../../pen';
import type {Random} from '../../random';
import {seed} from './parts';

/** A pepper halved along its ribs. */
export function cutPepper(random: Random): Sketch {
  const tone: Token = random.pick(['fruit', 'sun', 'leaf']);
  const outline = mirrored(xy('0 -54 26 -66 58 -54 66 -14 54 36 38 76 18 88 0 78'));
  const hollow = mirrored(xy('0 -42 24 -52 48 -42 53 -12 43 32 30 64 15 73 0 62'));
  const seeds = Array.from({length: 16}, (_, index) =>
    seed([((index * 11) % 32) - 16, -30 + Math.floor(index / 3) * 7], 60 + ((index * 47) % 90), 7, 2.6, 'paper'),
  );
  return [
    taper(xy('0 -58 3 -80 16 -98'), 13, 9, 'leaf'),
    line(smooth(xy('6 -60 9 -80 20 -94')), 1.3),
    ...printed(outline, tone, 3),
    fill(hollow, 'hue-2'),
    line(hollow, 1.4),
    ...[-1, 1].map((side) =>
      fill(
        join(
          smooth([
            [side * 5, -46],
            [side * 26, -8],
            [side * 16, 62],
          ]),
          smooth([
            [side * 16, 62],
            [side * 12, 0],
            [side * 5, -46],
          ]),
        ),
        'paper',
        0.75,
      ),
    ),
    fill(loop(xy('0 -50 20 -42 14 -8 0 10 -14 -8 -20 -42')), 'sun', 0.8),
    ...seeds,
    nib(smooth(xy('0 10 2 34 0 60')), 2),
  ];
}
