import {along, type Point, polar, smooth} from '../../geometry';
import {leaf} from '../../leaf';
import {line, type Sketch} from '../../pen';
import type {Random} from '../../random';

/** White roots hanging from a point, waving as in water. */
export function hangingRoots(at: Point, spread: number, depth: number, random: Random, count = 7): Sketch {
  return Array.from({length: count}, (_, index) => {
    const share = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
    const sway = random.between(-5, 5);
    const reach = depth * (1 - Math.abs(share) * 0.34) * random.between(0.86, 1.06);
    const root = smooth([
      at,
      [at[0] + share * spread * 0.5 + sway, at[1] + reach * 0.3],
      [at[0] + share * spread * 0.9 - sway, at[1] + reach * 0.65],
      [at[0] + share * spread + sway, at[1] + reach],
    ]);
    const hair = along(root, 0.55);
    const side = index % 2 ? 1 : -1;
    const branch = smooth([
      hair.point,
      polar(hair.point, 90 - side * 38, reach * 0.12),
      polar(hair.point, 90 - side * 24, reach * 0.24),
    ]);
    return [line(root, 3.6), line(root, 1.9, 'paper'), line(branch, 1.4, 'ink', 0.8)];
  }).flat();
}

const simpleRosette = (at: Point, size: number, random: Random): Sketch =>
  [-64, 62, -32, 30, 0].flatMap((lean) =>
    leaf(at, -90 + lean, size * random.between(0.86, 1) * (lean ? 1 : 1.06), {
      shape: 'obovate',
      width: 0.5,
      veins: 2,
      bend: lean * 0.4,
    }),
  );

/** A head of lettuce growing up from a point; without its `inner` leaves a simpler one. */
export const rosette = (at: Point, size: number, random: Random, inner = true): Sketch =>
  !inner
    ? simpleRosette(at, size, random)
    : [
        ...[-78, 76, -46, 44].flatMap((lean) =>
          leaf(at, -90 + lean, size * random.between(0.84, 0.96), {
            shape: 'obovate',
            width: 0.66,
            teeth: 5,
            depth: 0.1,
            round: true,
            veins: 3,
            bend: lean * 0.25,
          }),
        ),
        ...[-17, 18].flatMap((lean) =>
          leaf(at, -90 + lean, size, {shape: 'obovate', width: 0.6, teeth: 5, depth: 0.1, round: true, veins: 3}),
        ),
        ...(inner
          ? leaf(at, -90, size * 0.62, {shape: 'obovate', width: 0.62, tone: 'hue-2', shade: 'leaf', veins: 2})
          : []),
      ];

/** A basil stem in three pairs of leaves. */
export const herbTop = (at: Point, height: number, random: Random): Sketch => {
  const stem = smooth([
    at,
    [at[0] + random.between(-5, 5), at[1] - height * 0.5],
    [at[0] + random.between(-3, 3), at[1] - height],
  ]);
  const pairs = [0.28, 0.55, 0.8].flatMap((share, index) =>
    [-1, 1].flatMap((side) =>
      leaf(along(stem, share).point, -90 + side * (64 - index * 8), 44 - index * 8, {
        width: 0.6,
        veins: 3,
        bend: side * -14,
      }),
    ),
  );
  return [line(stem, 4.4), line(stem, 2.6, 'leaf'), ...pairs, ...leaf(along(stem, 1).point, -90, 24, {width: 0.6})];
};
