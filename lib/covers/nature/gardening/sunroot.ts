import {arc, type Point, polar, smooth, xy} from '../../geometry';
import {leaf, petal} from '../../leaf';
import {fill, line, loop, nib, printed, put, type Sketch, taper} from '../../pen';
import type {Random} from '../../random';

/** A sunflower whose tubers hang below the soil line: the site's own plant. */
export function sunroot(random: Random): Sketch {
  const stem = smooth(xy('2 6 -3 -40 4 -84'));
  const head: Point = [4, -108];
  const rays = Array.from({length: 15}, (_, index) =>
    petal(polar(head, index * 24, 9), index * 24 + random.between(-4, 4), random.between(24, 29), 0.42, 'sun'),
  );
  // knobbly and ringed, or it would look like a tooth
  const tuber = (at: Point, angle: number, size: number): Sketch => {
    const skin = loop(
      [
        [0, -7],
        [9, -11],
        [14, -19],
        [21, -13],
        [31, -13],
        [38, -19],
        [43, -11],
        [53, -8],
        [60, 1],
        [52, 8],
        [44, 9],
        [40, 17],
        [32, 12],
        [20, 11],
        [13, 16],
        [8, 9],
        [0, 7],
      ],
      random,
      0.8,
    );
    const rings = [10, 23, 36, 48].map((x) => nib(arc([x - 5, 0], 6, 11, -70, 70), 1.6));
    return put([...printed(skin, 'sun', 2), fill(skin, 'paper', 0.4), ...rings], at, size, angle);
  };
  const roots = ([xy('0 4 -14 16 -26 32 -32 54'), xy('2 4 6 28 0 48 6 76'), xy('3 4 20 14 36 30 44 58')] as const).map(
    (points) => taper(points, 4, 0.8),
  );
  return [
    ...roots,
    ...tuber([-18, 18], 152, 0.98),
    ...tuber([12, 24], 48, 1.05),
    ...tuber([-2, 34], 106, 0.78),
    taper([stem.start, ...stem.curves.map((curve) => curve[2])], 6.5, 4.5, 'leaf'),
    line(stem, 1.1),
    ...leaf([0, -26], -158, 54, {shape: 'heart', width: 0.62, bend: -22}),
    ...leaf([-1, -44], -22, 56, {shape: 'heart', width: 0.62, bend: 24}),
    ...leaf([2, -66], -150, 34, {shape: 'heart', width: 0.6, bend: -16, veins: 2}),
    ...rays.flat(),
    ...printed(arc(head, 15, 15), 'ink', 1),
    ...[0, 72, 144, 216, 288].map((angle) => fill(arc(polar(head, angle, 8), 1.6, 1.6), 'sun')),
    fill(arc(head, 2, 2), 'sun'),
  ];
}
