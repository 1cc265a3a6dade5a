import {arc, type Point, smooth, straight} from '../../geometry';
import {fill, fine, line, nib, type Sketch} from '../../pen';
import {heightAt, land, landscape, ridge} from '../landscape';
import {sun} from './scenery';
import {pine} from './trees';

/** Mountains in snow, and pines before. */
export const peaks = landscape(
  (view, random) => {
    const peak = (x: number, y: number, half: number): Sketch => {
      const foot = 200;
      const at = (dx: number, share: number): Point => [x + dx * half, y + (foot - y) * share];
      const body = straight(
        [[x, y], at(0.34, 0.3), at(0.5, 0.52), at(1, 1), at(-1, 1), at(-0.56, 0.5), at(-0.3, 0.34)],
        true,
      );
      const shade = straight(
        [[x, y], at(0.34, 0.3), at(0.5, 0.52), at(1, 1), at(0.16, 1), at(0.05, 0.66), at(0.14, 0.4)],
        true,
      );
      const cap = straight(
        [
          [x, y],
          at(0.37, 0.34),
          at(0.22, 0.3),
          at(0.16, 0.43),
          at(0.02, 0.31),
          at(-0.12, 0.44),
          at(-0.2, 0.32),
          at(-0.36, 0.4),
        ],
        true,
      );
      return [
        fill(body, 'hue-2'),
        fill(shade, 'hue'),
        fill(cap, 'paper'),
        line(
          straight([at(-1, 1), at(-0.56, 0.5), at(-0.3, 0.34), [x, y], at(0.34, 0.3), at(0.5, 0.52), at(1, 1)]),
          1.7,
        ),
        ...fine(
          nib(straight([at(-0.3, 0.62), at(-0.16, 0.82)]), 1.5),
          nib(straight([at(-0.48, 0.74), at(-0.4, 0.88)]), 1.5),
        ),
      ];
    };
    const {away} = view;
    const x = view.focus;
    const near = ridge(view, 194, 7, random, 8);
    const trees = [-96, -78, -58, 66, 86, 104].flatMap((dx, index) =>
      pine([x + dx, heightAt(near, x + dx) + 6 + (index % 3) * 6], 40 + ((index * 23) % 30), 'leaf', true),
    );
    const flakes = Array.from({length: view.width > 300 ? 26 : 14}, () =>
      fill(arc([random.between(8, view.width - 8), random.between(12, 170)], 1.8, 1.8), 'paper'),
    );
    return [
      ...sun([x + away * 58, 62], 25),
      ...(view.width > 300 ? peak(x - away * 190, 118, 120) : []),
      ...peak(x + away * 72, 92, 82),
      ...peak(x - away * 24, 44, 104),
      ...land(view, near, 'paper'),
      ...trees,
      ...[0, 1].map((index) =>
        nib(
          smooth([
            [x - 54 + index * 9, 242],
            [x - 8 + index * 7, 224],
            [x + 8 + index * 5, 208],
            [x + index * 3, 196],
          ]),
          2,
          'hue',
        ),
      ),
      ...flakes,
    ];
  },
  {sky: true},
);
