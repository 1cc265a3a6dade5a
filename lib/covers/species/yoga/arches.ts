import {arc, join, smooth, straight} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, nib, printed, put, type Sketch, type Token} from '../../pen';
import {landscape} from '../landscape';

/** Arcs rising one behind another, as a back bends: a sun cradled in them. */
export const arches = landscape((view, random) => {
  const x = view.focus;
  const tones: readonly Token[] = ['hue-2', 'paper', 'hue', 'hue-2', 'paper'];
  const bands = tones.flatMap(
    (tone, index) => {
      const radius = 108 - index * 19;
      return [
        fill(
          join(
            arc([x, 208], radius, radius * 1.3, 180, 360),
            straight([
              [x + radius, 208],
              [x - radius, 208],
            ]),
          ),
          tone,
        ),
        nib(arc([x, 208], radius, radius * 1.3, 178, 362), 2.6),
      ];
    },
    {thumbnail: 0.74},
  );
  const sprig = (dx: number, flip: number): Sketch =>
    put(
      [
        nib(
          smooth([
            [0, 0],
            [6, -26],
            [18, -52],
          ]),
          2.6,
          'leaf',
        ),
        ...leaf([2, -8], -28, 24, {}),
        ...leaf([5, -22], -130, 24, {}),
        ...leaf([10, -34], -24, 24, {}),
        ...leaf([18, -52], -64, 24, {}),
      ],
      [x + dx, 208],
      1,
      0,
      flip,
    );
  return [
    ...bands,
    ...printed(arc([x, 194], 16, 16), 'sun', 2),
    fill(
      straight(
        [
          [x - 30, 209],
          [x + 30, 209],
          [x + 30, 214],
          [x - 30, 214],
        ],
        true,
      ),
      'wash',
    ),
    nib(
      smooth([
        [x - 150, 209],
        [x, 207 + random.between(-1, 1)],
        [x + 150, 209],
      ]),
      3,
    ),
    ...sprig(116, 1),
    ...sprig(-116, -1),
  ];
});
