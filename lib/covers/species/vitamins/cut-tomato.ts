import {polar} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, line, loop, printed, put, type Sketch} from '../../pen';
import type {Random} from '../../random';
import {seed} from './parts';

/** A tomato cut across, its chambers full of seeds. */
export function cutTomato(random: Random): Sketch {
  const chambers = [0, 1, 2, 3, 4].flatMap((index) => {
    const angle = index * 72 - 90;
    const at = polar([0, 12], angle, 37);
    const body = put(
      [
        fill(
          loop(
            [
              [-15, -13],
              [0, -17],
              [16, -13],
              [19, 3],
              [9, 15],
              [0, 12],
              [-9, 15],
              [-19, 3],
            ],
            random,
            1,
          ),
          'sun',
        ),
      ],
      at,
      1,
      angle + 90,
    );
    const seeds = [-9, 0, 9].map(
      (x, row) => put([seed([x, row % 2 ? -8 : -2], 90 + x * 3, 8, 2.4, 'paper')], at, 1, angle + 90)[0]!,
    );
    return [...body, ...seeds];
  });
  return [
    ...leaf([-40, -52], -140, 70, {teeth: 3, depth: 0.3, round: true, width: 0.56, veins: 3}),
    ...leaf([36, -56], -46, 66, {teeth: 3, depth: 0.3, round: true, width: 0.56, veins: 3}),
    ...printed(
      loop(
        [
          [0, -62],
          [38, -64],
          [72, -34],
          [80, 14],
          [62, 62],
          [20, 84],
          [-22, 84],
          [-64, 60],
          [-80, 12],
          [-70, -36],
          [-38, -64],
        ],
        random,
        1.5,
      ),
      'fruit',
      3,
    ),
    line(
      loop([
        [0, -54],
        [36, -56],
        [64, -30],
        [71, 12],
        [55, 54],
        [18, 75],
        [-20, 75],
        [-57, 53],
        [-71, 10],
        [-62, -32],
        [-34, -56],
      ]),
      2,
      'paper',
      0.6,
    ),
    ...chambers,
    fill(
      loop([
        [0, 4],
        [7, 10],
        [4, 19],
        [-5, 19],
        [-7, 10],
      ]),
      'paper',
      0.8,
    ),
  ];
}
