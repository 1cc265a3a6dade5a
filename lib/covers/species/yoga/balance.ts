import {arc, smooth} from '../../geometry';
import {fill, nib, put} from '../../pen';
import {landscape} from '../landscape';
import {broadleaf} from '../outdoors/trees';

/** A tree standing on one root, mirrored in still water: balance. */
export const balance = landscape((view, random) => {
  const x = view.focus;
  const mirror = broadleaf([x, 0], 118, random.fork('tree'), 'hue-2').filter(
    (shape) => shape.paint !== 'ink' || shape.line === undefined,
  );
  const reflection = put(mirror, [0, 168], 1, 0).map((shape) => ({
    ...shape,
    paint: shape.paint === 'ink' ? ('hue-2' as const) : ('hue-2' as const),
    path: {
      ...shape.path,
      start: [shape.path.start[0], 336 - shape.path.start[1]] as const,
      curves: shape.path.curves.map(
        ([a, b, c]) =>
          [
            [a[0], 336 - a[1]],
            [b[0], 336 - b[1]],
            [c[0], 336 - c[1]],
          ] as const,
      ),
    },
    opacity: 0.5,
  }));
  return [
    fill(arc([x + view.away * 34, 84], 48, 48), 'sun', 0.85),
    ...reflection,
    ...[0, 1, 2, 3].map((index) =>
      nib(
        smooth([
          [x - 70 + index * 12, 180 + index * 15],
          [x, 182 + index * 15],
          [x + 66 - index * 14, 180 + index * 15],
        ]),
        2.6,
        index % 2 ? 'paper' : 'hue',
      ),
    ),
    ...broadleaf([x, 168], 140, random.fork('tree'), 'hue'),
    nib(
      smooth([
        [x - 120, 168],
        [x, 170],
        [x + 120, 167],
      ]),
      3,
    ),
  ];
});
