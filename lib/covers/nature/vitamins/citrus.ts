import {arc, join, type Point, polar, smooth, straight, xy} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, fine, nib, printed, put, type Sketch, type Token} from '../../pen';
import type {Random} from '../../random';
import {round, seed} from './parts';

/** A lemon, orange or grapefruit: one half in segments, a slice behind, a leaf. */
export function citrus(pulp: Token) {
  return (random: Random): Sketch => {
    const wheel = (at: Point, radius: number): Sketch => {
      const count = radius > 60 ? 10 : 8;
      const turn = random.between(0, 36);
      const segments = Array.from({length: count}, (_, index) => {
        const angle = turn + (index / count) * 360;
        const half = 360 / count / 2 - 3.4;
        const [near, far] = [radius * 0.15, radius * 0.8];
        const outer = [-half, -half * 0.5, 0, half * 0.5, half].map((off, step) =>
          polar(at, angle + off, far * (step === 0 || step === 4 ? 0.95 : 1)),
        );
        const body = join(
          smooth([polar(at, angle, near), outer[0]!]),
          smooth(outer),
          smooth([outer[4]!, polar(at, angle, near)]),
        );
        const cells = [-0.4, 0.12, 0.5].map((off, step) =>
          nib(
            smooth([
              polar(at, angle + off * half, radius * (0.4 + step * 0.06)),
              polar(at, angle + off * half * 1.1, radius * (0.56 + step * 0.06)),
            ]),
            1.5,
            'paper',
            0.8,
          ),
        );
        return [fill(body, pulp), ...fine(...cells)];
      });
      return [
        ...printed(smooth(round(at, radius, random, 0.012), true), 'hue', 3),
        fill(smooth(round(at, radius * 0.88, random, 0.01), true), 'paper'),
        ...segments.flat(),
        ...[0, 150, 250].map((angle) =>
          seed(polar(at, turn + angle, radius * 0.24), turn + angle, radius * 0.12, radius * 0.04, 'ink'),
        ),
      ];
    };
    const slice: Sketch = put(
      [
        ...printed(join(arc([0, 0], 48, 48, 180, 360), straight(xy('48 0 -48 0'))), 'hue', 2.4),
        fill(join(arc([0, -1], 42, 42, 180, 360), straight(xy('42 -1 -42 -1'))), 'paper'),
        ...[-72, -36, 0, 36, 72].map((off) =>
          fill(
            join(
              smooth([
                polar([0, -3], -90 + off, 7),
                polar([0, -3], -103 + off, 37),
                polar([0, -3], -90 + off, 39),
                polar([0, -3], -77 + off, 37),
              ]),
              straight([polar([0, -3], -77 + off, 37), polar([0, -3], -90 + off, 7)]),
            ),
            pulp,
          ),
        ),
      ],
      [62, 66],
      1,
      16,
    );
    return [
      ...leaf([-34, -50], -128, 78, {shape: 'lance', width: 0.42, veins: 5, bend: -18}),
      ...leaf([-20, -58], -68, 66, {shape: 'lance', width: 0.44, veins: 5, bend: 18}),
      ...wheel([-14, 8], 76),
      ...slice,
    ];
  };
}
