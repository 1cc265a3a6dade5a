import {join, type Path, smooth, straight, xy} from '../../geometry';
import {fill, fine, line, loop, nib, printed, type Sketch} from '../../pen';
import type {Random} from '../../random';
import {hangingRoots, herbTop, rosette} from './parts';

/** Lettuce or basil in a glass jar, roots in the water. */
export function jar(crop: 'lettuce' | 'basil') {
  return (random: Random): Sketch => {
    const glass: Path = join(
      smooth(xy('-26 0 -27 8 -46 26 -48 66 -44 98')),
      smooth(xy('-44 98 0 103 44 98')),
      smooth(xy('44 98 48 66 46 26 27 8 26 0')),
    );
    const level = random.between(30, 42);
    const water: Path = join(
      smooth([
        [-45, level],
        [-20, level + 2.4],
        [12, level - 2],
        [45, level],
      ]),
      smooth([
        [45, level],
        [46, 66],
        [42, 95],
      ]),
      smooth(xy('42 95 0 99 -42 95')),
      smooth([
        [-42, 95],
        [-46, 66],
        [-45, level],
      ]),
    );
    const rim = loop(xy('-29 -6 0 -8 29 -6 30 4 0 6 -30 4'));
    const plant = crop === 'lettuce' ? rosette([0, -2], 86, random) : herbTop([0, -2], 84, random);
    return [
      fill(glass, 'paper', 0.9),
      fill(water, 'hue-2'),
      ...hangingRoots([0, 8], 27, 80, random),
      line(glass, 2.4),
      nib(smooth(xy('45 30 49 62 44 97')), 3.4),
      nib(smooth(xy('-37 32 -40 60 -37 84')), 4.4, 'paper', 0.85),
      ...plant,
      ...printed(rim, 'hue', 2),
      ...fine(
        line(straight(xy('18 84 28 84')), 1.1),
        line(
          straight([
            [-10, level + 12],
            [4, level + 12],
          ]),
          1.1,
          'paper',
        ),
      ),
    ];
  };
}
