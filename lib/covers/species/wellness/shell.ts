import {join, type Point, polar, smooth, straight} from '../../geometry';
import {fill, nib, printed, put, type Sketch} from '../../pen';
import type {Random} from '../../random';

/** A nautilus shell in section. */
export function shell(random: Random): Sketch {
  const spiral = (turns: number, scale: number): Point => polar([8, 8], turns * 360 - 30, scale * 1.88 ** turns);
  const outer = Array.from({length: 25}, (_, index) => spiral(index / 8, 11.6));
  const walls = Array.from({length: 15}, (_, index) => {
    const turn = 1.05 + index * 0.13;
    const [from, to] = [spiral(turn, 11.6), spiral(turn - 1, 11.6)];
    return nib(
      smooth([
        from,
        polar(
          [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
          turn * 360 - 30 + 90,
          Math.hypot(from[0] - to[0], from[1] - to[1]) * 0.24,
        ),
        to,
      ]),
      2,
    );
  });
  const body = join(smooth(outer), straight([outer.at(-1)!, spiral(2, 11.6)]));
  const chambers = Array.from({length: 7}, (_, index) => {
    const [a, b] = [1.05 + index * 0.26, 1.18 + index * 0.26];
    return fill(
      join(
        smooth([spiral(a, 11), spiral((a + b) / 2, 11), spiral(b, 11)]),
        smooth([spiral(b - 1, 11.6), spiral((a + b) / 2 - 1, 11.6), spiral(a - 1, 11.6)]),
      ),
      index % 2 ? 'hue' : 'sun',
      0.9,
    );
  });
  return put(
    [...printed(body, 'hue-2', 3), ...chambers, ...walls, nib(smooth(outer), 2.6)],
    [0, 0],
    1,
    random.between(-20, 20),
  );
}
