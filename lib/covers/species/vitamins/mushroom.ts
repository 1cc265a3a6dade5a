import {arc, join, smooth} from '../../geometry';
import {fill, fine, nib, printed, put, type Sketch} from '../../pen';
import type {Random} from '../../random';

/** A mushroom cut down its middle, a whole one behind it. */
export function mushroom(random: Random): Sketch {
  const cap = join(
    smooth([
      [-72, 4],
      [-66, -34],
      [-34, -66],
      [0, -72],
      [34, -66],
      [66, -34],
      [72, 4],
    ]),
    smooth([
      [72, 4],
      [52, 16],
      [26, 6],
    ]),
    smooth([
      [26, 6],
      [0, 2],
      [-26, 6],
    ]),
    smooth([
      [-26, 6],
      [-52, 16],
      [-72, 4],
    ]),
  );
  const stalk = join(
    smooth([
      [-22, 2],
      [-18, 34],
      [-24, 72],
    ]),
    smooth([
      [-24, 72],
      [0, 80],
      [24, 72],
    ]),
    smooth([
      [24, 72],
      [18, 34],
      [22, 2],
    ]),
    smooth([
      [22, 2],
      [0, -6],
      [-22, 2],
    ]),
  );
  const flesh = join(
    smooth([
      [-62, 0],
      [-56, -32],
      [-28, -57],
      [0, -62],
      [28, -57],
      [56, -32],
      [62, 0],
    ]),
    smooth([
      [62, 0],
      [40, 4],
      [22, -4],
    ]),
    smooth([
      [22, -4],
      [0, -10],
      [-22, -4],
    ]),
    smooth([
      [-22, -4],
      [-40, 4],
      [-62, 0],
    ]),
  );
  const gills = [-1, 1].flatMap((side) =>
    [0, 1, 2, 3, 4].map((index) =>
      nib(
        smooth([
          [side * (28 + index * 8), -6 - index],
          [side * (30 + index * 8), 4],
          [side * (27 + index * 8), 11 - Math.abs(index - 2) * 1.4],
        ]),
        2.2,
        'ink',
      ),
    ),
  );
  const whole: Sketch = [
    ...printed(stalk, 'paper', 2.4),
    ...printed(
      join(
        smooth([
          [-74, 6],
          [-68, -34],
          [-34, -66],
          [0, -72],
          [34, -66],
          [68, -34],
          [74, 6],
        ]),
        smooth([
          [74, 6],
          [40, 17],
          [0, 20],
          [-40, 17],
          [-74, 6],
        ]),
      ),
      'hue',
      2.8,
    ),
    ...[
      [-30, -34, 8],
      [4, -48, 6],
      [34, -26, 9],
      [-2, -16, 5],
    ].map(([x, y, r]) => fill(arc([x!, y!], r!, r! * 0.8), 'hue-2')),
  ];
  return [
    ...put(whole, [58, 22], 0.74, 14 + random.between(-3, 3)),
    ...put(
      [
        ...printed(cap, 'sun', 3),
        ...printed(stalk, 'paper', 2.6),
        fill(flesh, 'paper'),
        ...gills,
        fill(
          join(
            smooth([
              [-18, -2],
              [-14, 34],
              [-19, 70],
            ]),
            smooth([
              [-19, 70],
              [0, 76],
              [19, 70],
            ]),
            smooth([
              [19, 70],
              [14, 34],
              [18, -2],
            ]),
          ),
          'paper',
        ),
        ...fine(
          nib(
            smooth([
              [-6, 4],
              [-5, 36],
              [-8, 66],
            ]),
            1.5,
          ),
          nib(
            smooth([
              [7, 2],
              [6, 34],
              [9, 60],
            ]),
            1.5,
          ),
        ),
      ],
      [-26, -4],
    ),
  ];
}
