import {type Point, polar, smooth} from '../../geometry';
import {nib, printed, type Sketch, type Token} from '../../pen';
import type {Random} from '../../random';

/** The green star on a tomato, strawberry or aubergine. */
export function calyx(at: Point, radius: number, random: Random, tone: Token, from: number): Sketch {
  const star = Array.from({length: 10}, (_, index) =>
    polar(
      at,
      from + index * 36 + random.between(-7, 7),
      index % 2 ? radius * 0.3 : radius * random.between(0.85, 1.15),
    ),
  );
  return printed(smooth(star, true, 0.7), tone, 1.3);
}

/** A round fruit with its gleam. */
export function roundFruit(at: Point, radius: number, tone: Token, random: Random, squash = 1): Sketch {
  const points = Array.from({length: 8}, (_, index) => polar(at, index * 45, radius * random.between(0.96, 1.04))).map(
    ([x, y]): Point => [x, at[1] + (y - at[1]) * squash],
  );
  return [
    ...printed(smooth(points, true), tone, Math.max(1.6, radius * 0.11)),
    nib(
      smooth([polar(at, 165, radius * 0.66), polar(at, 205, radius * 0.7), polar(at, 245, radius * 0.66)]),
      radius * 0.17,
      'paper',
      0.75,
    ),
  ];
}
