import {type Point, polar, smooth} from '../../geometry';
import {fill, fine, nib, printed, type Sketch} from '../../pen';
import type {Random} from '../../random';
import {round, seed} from './parts';

/** Kiwi: a slice of rays and seeds, before a whole one. */
export function kiwi(random: Random): Sketch {
  const at: Point = [18, 16];
  const rays = Array.from({length: 26}, (_, index) =>
    nib(smooth([polar(at, index * 13.85, 24), polar(at, index * 13.85 + 1, 52 + (index % 2) * 6)]), 2.4, 'paper', 0.7),
  );
  const seeds = Array.from({length: 22}, (_, index) =>
    seed(polar(at, index * 16.4 + 4, 26 + (index % 2) * 5), index * 16.4 + 4, 8, 2, 'ink'),
  );
  const whole = smooth(round([-42, -28], 56, random, 0.02, 0.86), true);
  return [
    ...printed(whole, 'sun', 3),
    fill(whole, 'ink', 0.28),
    ...fine(
      ...Array.from({length: 12}, (_, index) =>
        nib(
          smooth([
            [-84 + index * 6, -30 - ((index * 13) % 34)],
            [-80 + index * 6, -24 - ((index * 13) % 34)],
          ]),
          1.6,
        ),
      ),
    ),
    ...printed(smooth(round(at, 72, random, 0.015, 0.98), true), 'sun', 3),
    fill(smooth(round(at, 66, random, 0.015, 0.98), true), 'leaf'),
    fill(smooth(round(at, 44, random, 0.05), true), 'hue-2', 0.35),
    ...rays,
    fill(smooth(round(at, 17, random, 0.06, 1.2), true), 'paper'),
    ...seeds,
  ];
}
