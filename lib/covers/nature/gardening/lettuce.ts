import {along, type Point, polar, smooth} from '../../geometry';
import {fine, line, nib, printed, type Sketch, type Token} from '../../pen';
import type {Random} from '../../random';

/** A lettuce: ruffled leaves folding round a heart. */
export function lettuce(random: Random): Sketch {
  const ring = (lean: number, length: number, width: number, tone: Token): Sketch => {
    const angle = -90 + lean;
    const base: Point = [lean * 0.12, 70];
    const outline: Point[] = [base];
    const steps = 14;
    for (let step = 1; step < steps; step++) {
      const turn = (step / steps) * 2 - 1;
      const reach = Math.cos(turn * 1.25) ** 0.7 * length * (step % 2 ? 1.04 : 0.95) * random.between(0.98, 1.02);
      outline.push(polar(base, angle + turn * width, reach));
    }
    const middle = smooth([
      base,
      polar(base, angle + lean * 0.04, length * 0.5),
      polar(base, angle + lean * 0.1, length * 0.82),
    ]);
    const veins = [0.35, 0.5, 0.65].flatMap((share) =>
      [-1, 1].map((side) =>
        line(
          smooth([
            along(middle, share).point,
            polar(along(middle, share).point, angle + side * 34, length * 0.17),
            polar(along(middle, share).point, angle + side * 44, length * 0.3),
          ]),
          0.9,
          'ink',
          0.7,
        ),
      ),
    );
    return [...printed(smooth(outline, true, 1), tone, 2.4), nib(middle, 4.6, 'paper', 0.85), ...fine(...veins)];
  };
  return [
    ...ring(-66, 112, 40, 'leaf'),
    ...ring(66, 112, 40, 'leaf'),
    ...ring(-36, 138, 40, 'hue-2'),
    ...ring(38, 136, 40, 'leaf'),
    ...ring(0, 150, 38, 'leaf'),
    ...ring(-20, 112, 38, 'hue-2'),
    ...ring(24, 104, 38, 'leaf'),
    ...ring(0, 86, 42, 'hue-2'),
  ];
}
