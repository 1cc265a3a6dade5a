import {along, arc, type Point, polar, smooth, straight} from '../../geometry';
import {leaf, petal} from '../../leaf';
import {fill, fine, line, loop, nib, printed, put, type Sketch, shaky, type Token} from '../../pen';
import type {Growth} from './bough';

const angle = 0;

const at: Point = [0, 0];

/** An open flower seen from above. */
export function bloom(
  tone: Token,
  heart: Token,
  petals: number,
  size: number,
  width: number,
  core: Token = 'sun',
): Growth {
  return (random) => {
    const at: Point = [0, 0];
    const turn = random.between(0, 60);
    const stamens = Array.from({length: 5}, (_, index) => {
      const tip = polar(at, turn + index * 72 + 36, size * 0.42);
      return [line(smooth([at, tip]), 0.9), fill(arc(tip, 1.5, 1.5), core)];
    });
    if (size < 14) return smallBloom(tone, petals, size, turn, core);
    const open = Array.from({length: petals}, (_, index) =>
      petal(
        at,
        turn + (index / petals) * 360 + random.between(-5, 5),
        size * random.between(0.94, 1.06),
        width,
        tone,
        'ink',
        heart,
      ),
    ).flat();
    return [...open, ...fine(...stamens.flat()), fill(arc(at, size * 0.14, size * 0.14), core)];
  };
}

/** A flower too small for single petals: one lobed outline and its heart. */
function smallBloom(tone: Token, petals: number, size: number, turn: number, core: Token): Sketch {
  const outline = Array.from({length: petals * 2}, (_, index) =>
    polar([0, 0], turn + (index / petals) * 180, index % 2 ? size * 0.5 : size),
  );
  return [...printed(smooth(outline, true, 1.4), tone, 1.4), fill(arc([0, 0], size * 0.28, size * 0.28), core)];
}

/** A drooping catkin. */
export function catkin(tone: Token, length: number): Growth {
  return (random) =>
    [-1, 1].flatMap((side) => {
      const at: Point = [0, 0];
      const spine = smooth([
        at,
        [at[0] + side * 6, at[1] + length * 0.4],
        [at[0] + side * 8 + random.between(-4, 4), at[1] + length * random.between(0.85, 1.1)],
      ]);
      const beads = Array.from({length: 7}, (_, index) => {
        const {point} = along(spine, 0.12 + index * 0.14);
        return printed(
          loop([
            [point[0] - 5.4, point[1]],
            [point[0], point[1] - 4.6],
            [point[0] + 5.4, point[1]],
            [point[0], point[1] + 5.6],
          ]),
          index % 2 ? tone : 'hue',
          1.1,
        );
      });
      return [line(spine, 1.4), ...beads.flat()];
    });
}

/** Witch hazel: crumpled ribbons round a red heart. */
export const ribbons: Growth = (random) => [
  ...Array.from({length: 9}, (_, index) => {
    const angle = index * 40 + random.between(-10, 10);
    return nib(
      smooth([at, polar(at, angle, 9), polar(at, angle + 26, 16), polar(at, angle - 6, 23)]),
      3.4,
      index % 2 ? 'sun' : 'hue',
    );
  }),
  fill(arc(at, 4, 4), 'fruit'),
];

/** A magnolia standing on its twig. */
export const magnolia: Growth = (random) => {
  const lean = random.between(-16, 16);
  return put(
    [
      ...petal([0, 0], -132, 36, 0.6, 'paper'),
      ...petal([0, 0], -48, 36, 0.6, 'paper'),
      ...petal([0, 0], -112, 44, 0.56, 'paper', 'ink', 'fruit'),
      ...petal([0, 0], -68, 44, 0.56, 'paper', 'ink', 'fruit'),
      ...petal([0, 2], -90, 40, 0.66, 'paper', 'ink', 'fruit'),
      ...leaf([0, 4], -150, 11, {tone: 'leaf'}),
      ...leaf([0, 4], -30, 11, {tone: 'leaf'}),
    ],
    at,
    1,
    lean,
  );
};

/** Willow: three furry catkins out of their scales. */
export const pussy: Growth = (random) =>
  [0, -14, -26].flatMap((back, index) => {
    const foot = polar(at, angle, back);
    const side = index % 2 ? -38 : index ? 38 : 0;
    const heading = angle + side;
    const outline = [
      [0, 0],
      [7, -90],
      [18, -90],
      [24, 0],
      [18, 90],
      [7, 90],
    ].map(
      ([d, turn]): Point => (turn ? polar(polar(foot, heading, d!), heading + turn, 6.4) : polar(foot, heading, d!)),
    );
    return [
      ...printed(smooth(shaky(outline, random, 0.5), true), 'paper', 1.8),
      ...leaf(foot, heading + 20, 10, {tone: 'fruit', shade: 'none'}),
    ];
  });

/** Several of a growth on short stalks, fanned by `spread` degrees. */
export const sprayOf =
  (growth: Growth, count: number, spread: number): Growth =>
  (random) =>
    Array.from({length: count}, (_, index) => {
      const to = polar(at, angle + (index - (count - 1) / 2) * spread, 15 + (index % 2) * 6);
      return [line(straight([at, to]), 1.2, 'leaf'), ...put(growth(random), to)];
    }).flat();

/** Linden: a wing-shaped bract and its flowers. */
export const bract: Growth = (random) => [
  ...put(
    leaf([0, 0], 90, 34, {shape: 'lance', width: 0.34, veins: 0, tone: 'hue-2', shade: 'none'}),
    at,
    1,
    random.between(-20, 20),
  ),
  ...put(sprayOf(() => [fill(arc(at, 3.6, 3.6), 'sun'), line(arc(at, 3.6, 3.6), 0.9)], 4, 18)(random), [0, 12], 1, 90),
];
