import {join, smooth} from '../../geometry';
import {fill, fine, nib} from '../../pen';
import {tufts} from '../../stage';
import {land, landscape, ridge} from '../landscape';
import {sun, trail} from './scenery';
import {pine} from './trees';

/** A wood of tall trunks with the sun behind. */
export const forest = landscape(
  (view, random) => {
    const floor = ridge(view, 196, 4, random, 4);
    const trunks = Array.from(
      {length: Math.ceil(view.width / 54)},
      (_, index) => 22 + index * 54 + random.between(-10, 10),
    ).filter((x) => Math.abs(x - view.focus) > 34);
    const far = Array.from({length: Math.ceil(view.width / 30)}, (_, index) =>
      pine([index * 30 + random.between(-6, 6), 198], random.between(84, 124), 'hue-2'),
    ).flat();
    const near = trunks.flatMap(
      (x, index) => {
        const half = random.between(4.5, 7.5);
        const lean = random.between(-4, 4);
        const body = join(
          smooth([
            [x - half * 0.7 + lean, -8],
            [x - half * 0.8, 90],
            [x - half, 196],
            [x - half * 2, 212],
          ]),
          smooth([
            [x + half * 2, 212],
            [x + half, 196],
            [x + half * 0.8, 90],
            [x + half * 0.7 + lean, -8],
          ]),
        );
        const boughs = [28, 58, 84].map((y, bough) =>
          nib(
            smooth([
              [x, y],
              [x + (bough % 2 ? -1 : 1) * 20, y - 8],
              [x + (bough % 2 ? -1 : 1) * 40, y + 3],
            ]),
            3.4,
          ),
        );
        const bark = [60, 104, 146].map((y) =>
          nib(
            smooth([
              [x + half * 0.2, y],
              [x + half * 0.4, y + 14],
              [x + half * 0.1, y + 26],
            ]),
            1.3,
            'paper',
          ),
        );
        return index % 3 === 2
          ? [fill(body, 'hue'), ...boughs.slice(0, 1)]
          : [fill(body, 'ink'), ...boughs, ...fine(...bark)];
      },
      {sky: true},
    );
    return [
      ...sun([view.focus, 106], 46),
      ...far,
      ...land(view, floor, 'leaf'),
      ...trail([view.focus - 8, 242], [view.focus + 4, 197], 25),
      ...near,
      ...[-62, 54].flatMap((dx) => tufts(view.focus + dx, 224, 1.2, random)),
    ];
  },
  {sky: true},
);
