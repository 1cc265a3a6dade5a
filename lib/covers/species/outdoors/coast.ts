import {type Point, smooth, straight} from '../../geometry';
import {fill, fine, line, nib} from '../../pen';
import {landscape} from '../landscape';
import {birds, sun, trail} from './scenery';
import {broadleaf} from './trees';

/** Cliffs, sea and gulls. */
export const coast = landscape(
  (view, random) => {
    const {away} = view;
    const x = view.focus;
    const on = (dx: number, y: number): Point => [x - away * dx, y];
    const cliff = straight(
      [
        on(-10, 250),
        on(2, 176),
        on(-6, 150),
        on(12, 104),
        on(34, 92),
        on(70, 84),
        on(130, 78),
        on(430, 66),
        on(430, 250),
      ],
      true,
    );
    const face = straight(
      [on(-10, 250), on(2, 176), on(-6, 150), on(12, 104), on(34, 92), on(30, 140), on(42, 176), on(34, 250)],
      true,
    );
    const sea = fill(
      straight(
        [
          [-10, 138],
          [view.width + 10, 138],
          [view.width + 10, 250],
          [-10, 250],
        ],
        true,
      ),
      'hue',
    );
    const waves = Array.from({length: view.width > 300 ? 20 : 10}, (_, index) =>
      nib(
        smooth(
          [[random.between(-30, view.width), 150 + ((index * 37) % 92)]].flatMap(([wx, wy]): Point[] => [
            [wx!, wy!],
            [wx! + 16, wy! - 3],
            [wx! + 32, wy! + 1],
            [wx! + 50, wy! - 2],
          ]),
        ),
        2.2,
        index % 3 ? 'hue-2' : 'paper',
      ),
    );
    return [
      ...sun([x + away * 54, 100], 40),
      sea,
      line(
        straight([
          [-10, 138],
          [view.width + 10, 138],
        ]),
        1.3,
      ),
      ...waves,
      fill(cliff, 'leaf'),
      fill(face, 'paper'),
      line(
        straight([
          on(-10, 250),
          on(2, 176),
          on(-6, 150),
          on(12, 104),
          on(34, 92),
          on(70, 84),
          on(130, 78),
          on(430, 66),
        ]),
        1.8,
      ),
      ...fine(nib(straight([on(16, 120), on(14, 160)]), 1.6), nib(straight([on(26, 150), on(20, 196)]), 1.6)),
      nib(straight([on(12, 186), on(10, 232)]), 1.6),
      ...broadleaf(on(84, 88), 54, random, 'hue-2'),
      ...trail(on(150, 244), on(60, 90), 15),
      ...birds([x + away * 30 - 10, 50], 4, random),
      ...[0, 1].map((index) =>
        nib(
          smooth([on(-30 - index * 10, 224 - index * 9), on(-8, 228 - index * 9), on(6, 222 - index * 9)]),
          3,
          'paper',
        ),
      ),
    ];
  },
  {sky: true},
);
