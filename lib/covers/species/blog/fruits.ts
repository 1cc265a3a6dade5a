import {arc, type Point, polar, smooth, straight} from '../../geometry';
import {leaf, petal} from '../../leaf';
import {fill, fine, line, loop, mirrored, nib, printed, put, type Sketch, type Token} from '../../pen';
import {roundFruit} from '../gardening/round-fruit';
import type {Growth} from './bough';

const at: Point = [0, 0];

/** A round fruit or two on stalks that hang. */
export function hanging(tone: Token, radius: number, stalk: number, count = 1): Growth {
  return (random) =>
    Array.from({length: count}, (_, index) => {
      const spread = count === 1 ? random.between(-4, 4) : (index - (count - 1) / 2) * radius * 2.1;
      const at: Point = [0, 0];
      const to: Point = [at[0] + spread, at[1] + stalk + (index % 2) * radius * 0.8];
      return [
        nib(smooth([at, [at[0] + spread * 0.3, at[1] + stalk * 0.5], to]), 2, 'leaf'),
        ...roundFruit([to[0], to[1] + radius * 0.8], radius, tone, random),
      ];
    }).flat();
}

/** Berries in a cluster about a point. */
export function cluster(tone: Token, radius: number, count: number): Growth {
  return (random) => {
    const at: Point = [0, 0];
    const middle: Point = [radius * 1.6, 0];
    return Array.from({length: count}, (_, index) => {
      const spot = polar(middle, index * 137.5, Math.sqrt(index) * radius * 1.12);
      return [line(smooth([at, spot]), 1), ...roundFruit(spot, radius * random.between(0.92, 1.05), tone, random)];
    }).flat();
  };
}

/** An acorn or a hazelnut in its cup. */
export function nut(tone: Token, round = false): Growth {
  return (random) => {
    const wide = round ? 13 : 10;
    const body = mirrored([
      [0, 6],
      [wide, 8],
      [wide * 0.95, 20],
      [wide * 0.5, round ? 27 : 31],
      [0, round ? 31 : 37],
    ]);
    const cup = loop([
      [-wide - 3, 9],
      [-wide, 1],
      [0, -4],
      [wide, 1],
      [wide + 3, 9],
      [0, 13],
    ]);
    const frill = Array.from({length: 5}, (_, index) =>
      leaf([0, 4], 90 + (index - 2) * 36, 21, {width: 0.5, tone: 'leaf'}),
    ).flat();
    const drawn: Sketch = [
      ...printed(body, tone, 1.8),
      nib(
        smooth([
          [-wide * 0.5, 13],
          [-wide * 0.52, 20],
          [-wide * 0.3, 27],
        ]),
        2.4,
        'paper',
        0.7,
      ),
      ...(round
        ? frill
        : [
            ...printed(cup, 'hue', 1.6),
            ...fine(
              ...[-6, 0, 6].map((x) =>
                nib(
                  smooth([
                    [x - 3, 1],
                    [x, 6],
                    [x - 3, 10],
                  ]),
                  1.2,
                ),
              ),
            ),
          ]),
    ];
    return [
      nib(
        smooth([
          [0, 0],
          [2, 6],
          [0, 11],
        ]),
        2,
      ),
      ...put(drawn, [0, 11], 1, random.between(-20, 20)),
    ];
  };
}

/** A rosehip with its dried crown. */
export const hip: Growth = (random) => {
  const drawn: Sketch = [
    ...printed(
      mirrored([
        [0, 2],
        [9, 6],
        [11.5, 17],
        [6, 28],
        [0, 31],
      ]),
      'fruit',
      1.8,
    ),
    nib(
      smooth([
        [-5, 9],
        [-6, 16],
        [-4, 23],
      ]),
      2.6,
      'paper',
      0.75,
    ),
    ...[-26, 0, 26].map((turn) => nib(smooth([[0, 29], polar([0, 29], 90 + turn, 11)]), 2.6)),
  ];
  return put(drawn, [0, 0], 1, -90 + random.between(-12, 12));
};

/** A cone of overlapping scales. */
export const cone: Growth = (random) => {
  const rows = [34, 26, 18, 10, 3].flatMap((y, row) =>
    [-1, 0, 1].flatMap((side) =>
      petal([side * (4 + (row > 0 && row < 4 ? 2.4 : 0)), y - 4], 90 - side * 30, 12, 0.95, row % 2 ? 'hue' : 'sun'),
    ),
  );
  return put(
    [
      ...printed(
        mirrored([
          [0, 0],
          [10, 6],
          [13, 20],
          [8, 36],
          [0, 44],
        ]),
        'hue',
        1.6,
      ),
      ...rows,
    ],
    [0, 0],
    1,
    random.between(-16, 16),
  );
};

/** A cluster of snowberries. */
export const snow: Growth = (random) => cluster('paper', 6.6, 5)(random);

/** A ripe and an unripe olive. */
export const olives: Growth = (random) =>
  [-1, 1].flatMap((side) => {
    const to: Point = [at[0] + side * 9, at[1] + 14 + (side > 0 ? 4 : 0)];
    return [
      nib(smooth([at, to]), 1.6),
      ...put(
        [
          ...printed(
            smooth(
              [
                [0, -10],
                [6.4, -4],
                [6.4, 5],
                [0, 11],
                [-6.4, 5],
                [-6.4, -4],
              ],
              true,
            ),
            side > 0 ? 'ink' : 'leaf',
            1.6,
          ),
          nib(
            smooth([
              [-3, -4],
              [-3.4, 3],
            ]),
            2.2,
            'paper',
            0.8,
          ),
        ],
        [to[0], to[1] + 8],
        1,
        random.between(-20, 20),
      ),
    ];
  });

/** A sweet chestnut in its open burr. */
export const burr: Growth = (random) => {
  const middle: Point = [at[0], at[1] + 20];
  const spikes = Array.from({length: 18}, (_, index) =>
    nib(straight([polar(middle, index * 20, 12), polar(middle, index * 20 + random.between(-8, 8), 21)]), 2.4, 'leaf'),
  );
  return [
    nib(smooth([at, middle]), 2),
    ...spikes,
    ...printed(arc(middle, 14, 14), 'hue-2', 1.8),
    fill(
      smooth(
        [
          [middle[0] - 9, middle[1] + 3],
          [middle[0], middle[1] - 8],
          [middle[0] + 9, middle[1] + 3],
          [middle[0], middle[1] + 10],
        ],
        true,
      ),
      'hue',
    ),
    nib(
      smooth([
        [middle[0] - 5, middle[1] + 1],
        [middle[0] - 2, middle[1] - 4],
      ]),
      2,
      'paper',
    ),
  ];
};
