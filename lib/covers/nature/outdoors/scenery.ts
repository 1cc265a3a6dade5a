import {arc, join, type Point, smooth, straight} from '../../geometry';
import {fill, line, nib, type Sketch, type Token} from '../../pen';
import type {Random} from '../../random';

/** A path that winds from the near edge and disappears over a hill. */
export function trail(from: Point, to: Point, width: number): Sketch {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const mid = (share: number, sway: number): Point => [from[0] + dx * share + sway, from[1] + dy * share];
  const left = smooth([
    [from[0] - width, from[1]],
    [mid(0.35, 38)[0] - width * 0.5, mid(0.35, 0)[1]],
    [mid(0.66, -20)[0] - width * 0.24, mid(0.66, 0)[1]],
    [mid(0.86, 9)[0] - width * 0.12, mid(0.86, 0)[1]],
    to,
  ]);
  const right = smooth([
    to,
    [mid(0.86, 9)[0] + width * 0.12, mid(0.86, 0)[1] + 1],
    [mid(0.66, -20)[0] + width * 0.3, mid(0.66, 0)[1] + 3],
    [mid(0.35, 38)[0] + width * 0.56, mid(0.35, 0)[1] + 4],
    [from[0] + width, from[1]],
  ]);
  return [fill(join(left, right), 'paper'), line(left, 1.2), line(right, 1.2)];
}

/** Gulls or swallows. */
export function birds(at: Point, count: number, random: Random): Sketch {
  return Array.from({length: count}, (_, index) => {
    const [x, y] = [at[0] + index * 17 + random.between(-4, 4), at[1] - (index % 2) * 11 + random.between(-4, 4)];
    return [
      nib(
        smooth([
          [x - 7, y - 3],
          [x - 3, y - 5],
          [x, y],
        ]),
        1.8,
      ),
      nib(
        smooth([
          [x, y],
          [x + 3, y - 5],
          [x + 8, y - 4],
        ]),
        1.8,
      ),
    ];
  }).flat();
}

/** A flat-bottomed cloud. */
export function cloud(at: Point, width: number): Sketch {
  const [x, y] = at;
  const outline = join(
    smooth([
      [x, y],
      [x + width * 0.05, y - width * 0.12],
      [x + width * 0.24, y - width * 0.16],
      [x + width * 0.42, y - width * 0.3],
      [x + width * 0.62, y - width * 0.2],
      [x + width * 0.82, y - width * 0.17],
      [x + width, y],
    ]),
    straight([
      [x + width, y],
      [x, y],
    ]),
  );
  return [
    fill(outline, 'paper'),
    nib(
      smooth([
        [x + width * 0.04, y + 1],
        [x + width * 0.5, y + 2],
        [x + width * 1.04, y + 1],
      ]),
      1.6,
    ),
  ];
}

/** A flat sun. */
export const sun = (at: Point, radius: number, tone: Token = 'sun'): Sketch => [fill(arc(at, radius, radius), tone)];
