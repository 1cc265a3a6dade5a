import {arc, join, type Point, smooth, straight} from '../../geometry';
import {fill, line, nib, printed} from '../../pen';
import {landscape} from '../landscape';

/** A moon over the tide. */
export const moonTide = landscape((view, random) => {
  const x = view.focus;
  const moon: Point = [x, 84];
  const waves = [0, 1, 2, 3].flatMap((row) => {
    const y = 156 + row * 24;
    const phase = random.between(0, 6);
    const crest = smooth(
      Array.from(
        {length: Math.ceil(view.width / 26) + 3},
        (_, index): Point => [index * 26 - 26, y + Math.sin(index * 1.1 + phase) * (4 + row)],
      ),
    );
    return [
      fill(
        join(
          crest,
          straight([
            [view.width + 50, 246],
            [-30, 246],
          ]),
        ),
        row % 2 ? 'hue' : 'hue-2',
      ),
      line(crest, 1.5),
    ];
  });
  const stars = Array.from({length: view.width > 300 ? 14 : 7}, () =>
    fill(arc([random.between(10, view.width - 10), random.between(12, 120)], 1.8, 1.8), 'hue'),
  );
  const craters = [
    [-20, -22, 9],
    [8, -30, 5],
    [-30, 8, 6],
    [-8, 2, 4],
    [-14, 30, 7],
  ].map(([dx, dy, r]) => fill(arc([moon[0] + dx!, moon[1] + dy!], r!, r! * 0.9), 'ink', 0.13));
  const light = [0, 1, 2, 3].map((index) =>
    nib(
      smooth([
        [x - 26 + index * 3, 163 + index * 22],
        [x, 164.5 + index * 22],
        [x + 24 - index * 2, 163 + index * 22],
      ]),
      3,
      'paper',
    ),
  );
  return [
    ...stars,
    ...printed(arc(moon, 54, 54), 'sun', 2.6),
    ...craters,
    fill(join(arc(moon, 54, 54, -60, 120), arc([moon[0] - 16, moon[1] - 9], 52, 52, 108, -48)), 'ink', 0.18),
    ...waves,
    ...light,
  ];
});
