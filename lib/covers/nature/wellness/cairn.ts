import {arc, type Point, smooth} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, nib, printed, type Sketch, type Token} from '../../pen';
import type {Random} from '../../random';
import {landscape} from '../landscape';
import {ring} from './ring';

const pebble = (at: Point, rx: number, ry: number, tone: Token, random: Random): Sketch => {
  const points = Array.from(
    {length: 8},
    (_, index): Point => [
      at[0] + Math.cos((index / 8) * Math.PI * 2) * rx * random.between(0.95, 1.05),
      at[1] + Math.sin((index / 8) * Math.PI * 2) * ry * random.between(0.93, 1.06),
    ],
  );
  return [
    ...printed(smooth(points, true), tone, 2.4),
    nib(
      smooth([
        [at[0] - rx * 0.6, at[1] - ry * 0.15],
        [at[0] - rx * 0.3, at[1] - ry * 0.55],
        [at[0] + rx * 0.1, at[1] - ry * 0.66],
      ]),
      3,
      'paper',
      0.65,
    ),
  ];
};

/** A stack of stones in raked sand. */
export const cairn = landscape((view, random) => {
  const x = view.focus;
  const rake = Array.from({length: 6}, (_, index) =>
    ring([x, 206], 66 + index * 26, 15 + index * 10, 2.2, random.between(160, 200), 'hue'),
  );
  const stones = (
    [
      [0, 196, 54, 19, 'hue'],
      [-4, 162, 40, 16, 'hue-2'],
      [5, 133, 31, 14, 'sun'],
      [-2, 108, 22, 11, 'hue'],
      [2, 89, 13, 8.5, 'hue-2'],
    ] as const
  ).flatMap(([dx, y, rx, ry, tone]) => pebble([x + dx + random.between(-3, 3), y], rx, ry, tone, random));
  const sprig = [
    nib(
      smooth([
        [x + 44, 206],
        [x + 58, 176],
        [x + 66, 140],
      ]),
      2.6,
      'leaf',
    ),
    ...leaf([x + 52, 190], -20, 28, {}),
    ...leaf([x + 58, 174], -128, 28, {}),
    ...leaf([x + 62, 160], -30, 28, {}),
    ...leaf([x + 66, 141], -80, 26, {}),
  ];
  return [fill(arc([x - view.away * 18, 92], 62, 62), 'glow', 0.9), ...rake, ...sprig, ...stones];
});
