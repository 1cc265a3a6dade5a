import {straight} from '../../geometry';
import {fill, fine, mirrored, nib, printed, type Sketch, type Token} from '../../pen';

/** A pointed lotus petal with a lit heart and three veins, upright from 0, 0. */
export function lotusPetal(length: number, width: number, tone: Token, heart: Token): Sketch {
  const outline = mirrored([
    [0, -length],
    [width * 0.3, -length * 0.8],
    [width * 0.5, -length * 0.46],
    [width * 0.36, -length * 0.14],
    [0, 0],
  ]);
  const inner = mirrored([
    [0, -length * 0.74],
    [width * 0.22, -length * 0.5],
    [width * 0.2, -length * 0.2],
    [0, 0],
  ]);
  return [
    ...printed(outline, tone, 2.2),
    fill(inner, heart),
    ...fine(
      nib(
        straight([
          [0, -length * 0.1],
          [0, -length * 0.64],
        ]),
        1.6,
      ),
    ),
  ];
}
