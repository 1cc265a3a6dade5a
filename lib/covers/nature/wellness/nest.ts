import {arc, join, type Point, smooth, xy} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, fine, loop, mirrored, nib, printed, put, type Sketch} from '../../pen';
import type {Random} from '../../random';

/** A nest with eggs. */
export function nest(random: Random): Sketch {
  const egg = (at: Point, angle: number): Sketch =>
    put(
      [
        ...printed(mirrored(xy('0 -30 15 -20 22 4 14 24 0 29')), 'paper', 2.2),
        ...fine(
          ...Array.from({length: 7}, (_, index) =>
            fill(arc([-9 + ((index * 7) % 19), -18 + index * 6], 1.5, 1.2), 'hue'),
          ),
        ),
      ],
      at,
      1,
      angle,
    );
  const straws = Array.from({length: 30}, (_, index) => {
    const y = 2 + (index % 6) * 9;
    const reach = 96 - (index % 6) * 10;
    const x = random.between(-reach, reach * 0.4);
    const sag = 12 + (index % 6) * 2;
    return nib(
      smooth([
        [x, y + random.between(-6, 4)],
        [x + 30, y + sag * (1 - Math.abs(x + 30) / 130)],
        [x + 62, y + random.between(-8, 6)],
      ]),
      2.4,
      index % 4 === 0 ? 'hue-2' : index % 4 === 2 ? 'sun' : 'ink',
    );
  });
  const bowl = join(
    smooth(xy('-100 -6 -50 8 0 12 50 8 100 -6')),
    smooth(xy('100 -6 86 38 40 66 -40 66 -86 38 -100 -6')),
  );
  const back = loop(xy('-98 -8 -52 -26 0 -30 52 -26 98 -8 50 10 0 14 -50 10'));
  return [
    ...leaf([88, 4], -46, 62, {veins: 4}),
    ...leaf([94, 16], -4, 46, {veins: 3}),
    ...leaf([-88, 4], -134, 54, {veins: 4}),
    ...printed(back, 'ink', 1),
    ...egg([-30, -22], -16),
    ...egg([32, -20], 18),
    ...egg([1, -28], random.between(-5, 5)),
    ...printed(bowl, 'hue', 2.6),
    ...straws,
  ];
}
