import {type Point, polar, smooth, straight} from '../../geometry';
import {leaf} from '../../leaf';
import {line, nib, printed, put} from '../../pen';
import type {Growth} from './bough';
import {cone} from './fruits';

const angle = 0;

const at: Point = [0, 0];

/** A winter twig’s end bud between two side buds. */
export const bud: Growth = () => [
  ...leaf(at, angle, 15, {width: 0.55, tone: 'fruit', shade: 'hue'}),
  ...leaf(polar(at, angle, -13), angle - 40, 12, {width: 0.5, tone: 'fruit', shade: 'hue'}),
  ...leaf(polar(at, angle, -17), angle + 42, 12, {width: 0.5, tone: 'fruit', shade: 'hue'}),
];

const needles: Growth = (random) =>
  Array.from({length: 11}, (_, index) =>
    nib(
      smooth([
        polar(at, angle, -index * 2.2),
        polar(
          polar(at, angle, -index * 2.2),
          angle + (index % 2 ? 1 : -1) * (12 + index * 5.4),
          random.between(26, 36),
        ),
      ]),
      2.6,
      index % 3 ? 'leaf' : 'hue-2',
    ),
  );

/** A tuft of pine needles, one in two with a cone. */
export const pineTuft: Growth = (random) =>
  random.chance(0.5) ? needles(random) : [...needles(random), ...put(cone(random), [-6, 2], 0.9, 58)];

/** A five-pointed maple leaf in an autumn colour. */
export const maple: Growth = (random) => {
  const lobes: readonly [number, number][] = [
    [-128, 0.42],
    [-104, 0.58],
    [-84, 0.4],
    [-56, 0.86],
    [-36, 0.5],
    [-14, 0.74],
    [0, 1.06],
    [14, 0.74],
    [36, 0.5],
    [56, 0.86],
    [84, 0.4],
    [104, 0.58],
    [128, 0.42],
  ];
  const size = random.between(38, 46);
  const centre = polar(at, angle, 15);
  const star = lobes.map(([turn, reach]) => polar(centre, angle + turn, size * reach));
  const tone = random.pick(['fruit', 'sun', 'hue'] as const);
  return [
    line(straight([at, centre]), 1.8),
    ...printed(straight([...star, centre], true), tone, 2),
    ...[-104, -56, 0, 56, 104].map((turn) =>
      nib(straight([centre, polar(centre, angle + turn, size * (turn ? 0.66 : 0.9))]), 1.6),
    ),
  ];
};
