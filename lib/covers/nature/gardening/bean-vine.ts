import {along, arc, type Point, polar, smooth, xy} from '../../geometry';
import {leaf, petal} from '../../leaf';
import {fine, framed, line, nib, printed, type Sketch, taper} from '../../pen';
import type {Random} from '../../random';

/** A runner bean climbing its pole. */
export function beanVine(random: Random): Sketch {
  const pole = taper(xy('0 104 2 0 -2 -106'), 5, 4, 'sun');
  const twine = smooth(xy('-10 98 8 72 -8 44 8 16 -8 -12 8 -40 -7 -68 6 -92 16 -104'));
  const trioAt = (at: Point, angle: number, size: number): Sketch => [
    nib(smooth([at, polar(at, angle, size * 0.35)]), 2),
    ...[-62, 62, 0].flatMap((turn) =>
      leaf(polar(at, angle, size * 0.32), angle + turn, size * (turn ? 0.72 : 0.86), {
        shape: 'ovate',
        width: 0.66,
        veins: 2,
        bend: turn * 0.2,
      }),
    ),
  ];
  const leaves = trioAt([0, 0], 0, 58);
  const trio = (at: Point, angle: number, size: number): Sketch => framed(leaves, at, size, angle);
  const pod = (at: Point, lean: number, length: number): Sketch => {
    const spine = smooth([
      at,
      [at[0] + lean * 0.2, at[1] + length * 0.34],
      [at[0] + lean, at[1] + length * 0.7],
      [at[0] + lean * 2.1, at[1] + length],
    ]);
    const beans = [0.28, 0.5, 0.72].map((share) => nib(arc(along(spine, share).point, 3.4, 4.4, -70, 80), 1.4));
    const outline = smooth(
      [
        at,
        polar(along(spine, 0.25).point, 180, 6),
        polar(along(spine, 0.62).point, 180, 6.4),
        along(spine, 1).point,
        polar(along(spine, 0.62).point, 0, 6.4),
        polar(along(spine, 0.25).point, 0, 6),
      ],
      true,
      0.9,
    );
    return [...printed(outline, 'hue-2', 1.8), ...fine(...beans)];
  };
  const flower = (at: Point): Sketch => [
    ...petal(at, -150, 15, 0.8, 'fruit'),
    ...petal(at, -30, 15, 0.8, 'fruit'),
    ...petal(at, 90, 11, 0.9, 'sun'),
  ];
  return [
    pole,
    nib(twine, 4.4, 'leaf'),
    line(twine, 1.1),
    ...pod([-12, -22], -7, 74),
    ...pod([14, 14], 8, 68),
    ...pod([-4, -24], -1, 62),
    ...trio([-8, -10], 196, 1.08),
    ...trio([8, -40], -24, 1.1),
    ...trio([-7, -68], -152, 0.9),
    ...trio([8, 18], 14, 0.97),
    ...trio([-6, 50], 172, 0.76),
    ...flower([18, -66]),
    ...flower([-24, -36]),
    ...flower([24, 2]).slice(random.chance(0.5) ? 0 : 3),
  ];
}
