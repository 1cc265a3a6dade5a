import {arc, join, type Point, smooth, straight} from '../../geometry';
import {fill, fine, line, loop, nib, printed} from '../../pen';
import {landscape} from '../landscape';

/** A seated mountain: a body of hills at rest before the sun. */
export const seatedMountain = landscape(
  (view, random) => {
    const x = view.focus;
    const on = (dx: number, y: number): Point => [x + dx, y];
    const body = join(
      smooth([on(-104, 208), on(-64, 186), on(-42, 148), on(-30, 112), on(-10, 96), on(0, 94)]),
      smooth([on(0, 94), on(10, 96), on(30, 112), on(42, 148), on(64, 186), on(104, 208)]),
    );
    const shade = join(
      smooth([on(0, 94), on(10, 96), on(30, 112), on(42, 148), on(64, 186), on(104, 208)]),
      smooth([on(104, 208), on(50, 200), on(16, 168), on(10, 130), on(0, 94)]),
    );
    const knees = [
      ...printed(
        loop([on(-112, 208), on(-78, 188), on(-30, 194), on(-4, 206), on(-30, 218), on(-90, 219)]),
        'hue-2',
        2.2,
      ),
      ...printed(loop([on(112, 208), on(78, 188), on(30, 194), on(4, 206), on(30, 218), on(90, 219)]), 'hue-2', 2.2),
    ];
    const floor = smooth([
      [-20, 212],
      [view.width * 0.3, 208 + random.between(-3, 3)],
      [view.width * 0.6, 214],
      [view.width + 30, 209],
    ]);
    return [
      fill(arc(on(0, 104), 84, 84), 'sun', 0.35),
      fill(arc(on(0, 104), 62, 62), 'glow', 0.8),
      fill(
        join(
          floor,
          straight([
            [view.width + 30, 246],
            [-20, 246],
          ]),
        ),
        'hue-2',
        0.5,
      ),
      line(floor, 1.4),
      ...printed(body, 'hue', 2.6),
      fill(shade, 'ink', 0.16),
      ...printed(arc(on(0, 74), 17, 20), 'hue', 2.4),
      ...knees,
      fill(arc(on(0, 189), 12, 6), 'sun'),
      nib(smooth([on(-15, 192), on(0, 199), on(15, 192)]), 2),
      ...fine(
        nib(smooth([on(-24, 132), on(-22, 150), on(-28, 172)]), 1.8),
        nib(smooth([on(-70, 202), on(-50, 200), on(-30, 204)]), 1.6),
        nib(smooth([on(70, 202), on(50, 200), on(30, 204)]), 1.6),
      ),
    ];
  },
  {thumbnail: 0.86},
);
