import {join, type Point, polar, smooth} from '../../geometry';
import {fill, type Shape, type Token} from '../../pen';
import type {Random} from '../../random';

/** A pip, pointed at both ends. */
export const seed = (at: Point, angle: number, length: number, width: number, tone: Token): Shape => {
  const tip = polar(at, angle, length);
  const on = (turn: number) => polar(polar(at, angle, length * 0.62), angle + turn, width);
  return fill(join(smooth([at, on(-90), tip]), smooth([tip, on(90), at])), tone);
};

/** Nine points round a hand-drawn circle or ellipse. */
export const round = (at: Point, radius: number, random: Random, wobble = 0.02, squash = 1): Point[] =>
  Array.from({length: 9}, (_, index) => polar([0, 0], index * 40, radius * random.between(1 - wobble, 1 + wobble))).map(
    ([x, y]): Point => [at[0] + x, at[1] + y * squash],
  );
