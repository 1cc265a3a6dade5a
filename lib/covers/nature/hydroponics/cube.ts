import {smooth, straight, xy} from '../../geometry';
import {leaf} from '../../leaf';
import {fill, fine, line, loop, nib, printed, type Sketch, taper} from '../../pen';
import type {Random} from '../../random';
import {hangingRoots} from './parts';

/** A seedling whose roots fall out of a cube of rockwool. */
export function cube(random: Random): Sketch {
  const front = loop(xy('-38 2 6 6 6 52 -36 46'));
  const face = straight(xy('-40 0 8 8 8 54 -40 44'), true);
  const side = straight(xy('8 8 44 -2 44 40 8 54'), true);
  const top = straight(xy('-40 0 -4 -9 44 -2 8 8'), true);
  const fibres = Array.from({length: 9}, (_, index) =>
    nib(
      smooth([
        [-34 + index * 4.6, 12 + ((index * 17) % 28)],
        [-28 + index * 4.6, 15 + ((index * 17) % 28)],
        [-22 + index * 4.4, 13 + ((index * 17) % 28)],
      ]),
      1.3,
    ),
  );
  return [
    ...hangingRoots([0, 44], 34, 62, random, 7),
    ...printed(face, 'paper', 2),
    fill(side, 'hue-2'),
    line(side, 1.6),
    fill(top, 'paper'),
    line(top, 1.6),
    fill(front, 'paper', 0.1),
    ...fine(...fibres),
    taper(xy('2 0 -2 -34 3 -66'), 5, 3.4, 'leaf'),
    ...leaf([-1, -38], -162, 46, {shape: 'obovate', width: 0.56, bend: 16}),
    ...leaf([0, -38], -20, 46, {shape: 'obovate', width: 0.56, bend: -16}),
    ...leaf([3, -64], -138, 44, {bend: -8}),
    ...leaf([3, -64], -40, 44, {bend: 8}),
    ...leaf([3, -66], -90, 36, {}),
  ];
}
