import {arc, type Point, polar, smooth, straight} from '../geometry';
import {leaf, petal} from '../leaf';
import {fill, line, nib, printed, put, shaky} from '../pen';
import type {Scene} from '../stage';
import {bloom, bough, catkin, cluster, cone, type Growth, hanging, hip, nut} from './bough';

const at: Point = [0, 0];
const angle = 0;

const bud: Growth = () => [...leaf(at, angle, 15, {width: 0.55, tone: 'fruit', shade: 'hue'}), ...leaf(polar(at, angle, -13), angle - 40, 12, {width: 0.5, tone: 'fruit', shade: 'hue'}), ...leaf(polar(at, angle, -17), angle + 42, 12, {width: 0.5, tone: 'fruit', shade: 'hue'})];

const needles: Growth = (random) => Array.from({length: 15}, (_, index) => nib(smooth([polar(at, angle, -index * 1.6), polar(polar(at, angle, -index * 1.6), angle + (index % 2 ? 1 : -1) * (12 + index * 4), random.between(26, 36))]), 2.6, index % 3 ? 'leaf' : 'hue-2'));

const pineTuft: Growth = (random) => (random.chance(0.5) ? needles(random) : [...needles(random), ...put(cone(random), [-6, 2], 0.9, 58)]);

const ribbons: Growth = (random) => [...Array.from({length: 9}, (_, index) => {
  const angle = index * 40 + random.between(-10, 10);
  return nib(smooth([at, polar(at, angle, 9), polar(at, angle + 26, 16), polar(at, angle - 6, 23)]), 3.4, index % 2 ? 'sun' : 'hue');
}), fill(arc(at, 4, 4), 'fruit')];

const magnolia: Growth = (random) => {
  const lean = random.between(-16, 16);
  return put([...petal([0, 0], -132, 36, 0.6, 'paper'), ...petal([0, 0], -48, 36, 0.6, 'paper'), ...petal([0, 0], -112, 44, 0.56, 'paper', 'ink', 'fruit'), ...petal([0, 0], -68, 44, 0.56, 'paper', 'ink', 'fruit'), ...petal([0, 2], -90, 40, 0.66, 'paper', 'ink', 'fruit'), ...leaf([0, 4], -150, 11, {tone: 'leaf'}), ...leaf([0, 4], -30, 11, {tone: 'leaf'})], at, 1, lean);
};

const pussy: Growth = (random) => [0, -14, -26].flatMap((back, index) => {
  const foot = polar(at, angle, back);
  const side = index % 2 ? -38 : index ? 38 : 0;
  const heading = angle + side;
  const outline = [[0, 0], [7, -90], [18, -90], [24, 0], [18, 90], [7, 90]].map(([d, turn]): Point => (turn ? polar(polar(foot, heading, d!), heading + turn, 6.4) : polar(foot, heading, d!)));
  return [...printed(smooth(shaky(outline, random, 0.5), true), 'paper', 1.8), ...leaf(foot, heading + 20, 10, {tone: 'fruit', shade: 'none'})];
});

const sprayOf = (growth: Growth, count: number, spread: number): Growth => (random) => Array.from({length: count}, (_, index) => {
  const to = polar(at, angle + (index - (count - 1) / 2) * spread, 15 + (index % 2) * 6);
  return [line(straight([at, to]), 1.2, 'leaf'), ...put(growth(random), to)];
}).flat();

const maple: Growth = (random) => {
  const lobes: readonly [number, number][] = [[-128, 0.42], [-104, 0.58], [-84, 0.4], [-56, 0.86], [-36, 0.5], [-14, 0.74], [0, 1.06], [14, 0.74], [36, 0.5], [56, 0.86], [84, 0.4], [104, 0.58], [128, 0.42]];
  const size = random.between(38, 46);
  const centre = polar(at, angle, 15);
  const star = lobes.map(([turn, reach]) => polar(centre, angle + turn, size * reach));
  const tone = random.pick(['fruit', 'sun', 'hue'] as const);
  return [line(straight([at, centre]), 1.8), ...printed(straight([...star, centre], true), tone, 2), ...[-104, -56, 0, 56, 104].map((turn) => nib(straight([centre, polar(centre, angle + turn, size * (turn ? 0.66 : 0.9))]), 1.6))];
};

const snow: Growth = (random) => cluster('paper', 6.6, 5)(random);

const olives: Growth = (random) => [-1, 1].flatMap((side) => {
  const to: Point = [at[0] + side * 9, at[1] + 14 + (side > 0 ? 4 : 0)];
  return [nib(smooth([at, to]), 1.6), ...put([...printed(smooth([[0, -10], [6.4, -4], [6.4, 5], [0, 11], [-6.4, 5], [-6.4, -4]], true), side > 0 ? 'ink' : 'leaf', 1.6), nib(smooth([[-3, -4], [-3.4, 3]]), 2.2, 'paper', 0.8)], [to[0], to[1] + 8], 1, random.between(-20, 20))];
});

const bract: Growth = (random) => [...put(leaf([0, 0], 90, 34, {shape: 'lance', width: 0.34, veins: 0, tone: 'hue-2', shade: 'none'}), at, 1, random.between(-20, 20)), ...put(sprayOf(() => [fill(arc(at, 3.6, 3.6), 'sun'), line(arc(at, 3.6, 3.6), 0.9)], 4, 18)(random), [0, 12], 1, 90)];

const burr: Growth = (random) => {
  const middle: Point = [at[0], at[1] + 20];
  const spikes = Array.from({length: 18}, (_, index) => nib(straight([polar(middle, index * 20, 12), polar(middle, index * 20 + random.between(-8, 8), 21)]), 2.4, 'leaf'));
  return [nib(smooth([at, middle]), 2), ...spikes, ...printed(arc(middle, 14, 14), 'hue-2', 1.8), fill(smooth([[middle[0] - 9, middle[1] + 3], [middle[0], middle[1] - 8], [middle[0] + 9, middle[1] + 3], [middle[0], middle[1] + 10]], true), 'hue'), nib(smooth([[middle[0] - 5, middle[1] + 1], [middle[0] - 2, middle[1] - 4]]), 2, 'paper')];
};

const flower = {
  cherry: bloom('paper', 'fruit', 5, 17, 0.86, 'fruit'),
  apple: bloom('paper', 'fruit', 5, 20, 0.8, 'sun'),
  forsythia: bloom('sun', 'hue', 4, 17, 0.5, 'hue'),
  hawthorn: bloom('paper', 'hue-2', 5, 10, 0.9, 'fruit'),
  rose: bloom('fruit', 'paper', 5, 23, 0.95, 'sun'),
};

const autumn = {tone: 'sun', shade: 'hue'} as const;

/** The boughs of each season; the seasons of the north. */
export const branches: Readonly<Record<'winter' | 'spring' | 'summer' | 'autumn', Readonly<Record<string, Scene>>>> = {
  winter: {
    buds: bough({growth: bud, twig: 48, behind: 'sun'}),
    holly: bough({leaf: {size: 40, teeth: 4, depth: 0.42, width: 0.56, veins: 0}, leaves: 2, growth: cluster('fruit', 6.2, 4), twig: 24}),
    pine: bough({growth: pineTuft, twig: 34}),
    snowberry: bough({leaf: {size: 16, width: 0.6, tone: 'hue', shade: 'sun'}, leaves: 2, growth: snow, twig: 42, behind: 'sun'}),
    mistletoe: bough({leaf: {size: 33, shape: 'obovate', width: 0.36, tone: 'hue-2', shade: 'leaf'}, leaves: 3, growth: cluster('paper', 5, 3), twig: 34, behind: 'sun'}),
    catkins: bough({hangs: true, growth: catkin('sun', 46), twig: 22}),
    witchHazel: bough({growth: ribbons, twig: 34}),
    ivy: bough({leaf: {size: 36, shape: 'heart', width: 0.86, teeth: 3, depth: 0.24, veins: 2}, leaves: 2, growth: cluster('ink', 4.6, 7), every: 2, twig: 28}),
  },
  spring: {
    cherry: bough({growth: sprayOf(flower.cherry, 2, 90), twig: 26, behind: 'sun'}),
    apple: bough({leaf: {size: 30, width: 0.54, veins: 2}, leaves: 2, growth: flower.apple, twig: 30}),
    magnolia: bough({hangs: true, growth: magnolia, every: 1, twig: 22, behind: 'sun'}),
    willow: bough({growth: pussy, twig: 44, behind: 'sun'}),
    forsythia: bough({growth: sprayOf(flower.forsythia, 2, 110), twig: 22}),
    beech: bough({leaf: {size: 42, width: 0.56, veins: 5, tone: 'hue-2', shade: 'leaf'}, leaves: 3, twig: 30}),
    hawthorn: bough({leaf: {size: 24, teeth: 3, depth: 0.3, round: true, width: 0.74, veins: 0}, leaves: 2, growth: sprayOf(flower.hawthorn, 3, 48), twig: 24, behind: 'sun'}),
  },
  summer: {
    cherries: bough({hangs: true, leaf: {size: 44, width: 0.46, veins: 4}, leaves: 2, growth: hanging('fruit', 9.5, 24, 2), every: 2, twig: 28}),
    apricot: bough({hangs: true, leaf: {size: 38, width: 0.62, veins: 3}, leaves: 3, growth: hanging('sun', 14, 8), every: 2, twig: 28}),
    plum: bough({hangs: true, leaf: {size: 38, width: 0.5, veins: 3}, leaves: 3, growth: hanging('ink', 11.5, 10), every: 2, twig: 28}),
    olive: bough({hangs: true, leaf: {size: 33, shape: 'lance', width: 0.28, tone: 'hue-2', shade: 'leaf'}, leaves: 5, growth: olives, every: 2, twig: 38}),
    linden: bough({hangs: true, leaf: {size: 42, shape: 'heart', width: 0.82, veins: 3}, leaves: 2, growth: bract, every: 2, twig: 28}),
    rose: bough({leaf: {size: 26, width: 0.56}, leaves: 3, growth: flower.rose, every: 2, twig: 32, behind: 'sun'}),
    currant: bough({hangs: true, leaf: {size: 38, shape: 'heart', width: 0.92, teeth: 3, depth: 0.28, round: true, veins: 2}, leaves: 1, growth: (random) => [0, 1, 2, 3, 4].flatMap((row) => put(hanging('fruit', 6 - row * 0.5, 4)(random), [row % 2 ? 5 : -5, row * 9])), every: 2, twig: 30}),
  },
  autumn: {
    oak: bough({hangs: true, leaf: {size: 46, shape: 'obovate', width: 0.62, teeth: 4, depth: 0.36, round: true, veins: 3, ...autumn}, leaves: 2, growth: nut('hue-2'), every: 2, twig: 26}),
    maple: bough({growth: maple, twig: 26}),
    rosehip: bough({leaf: {size: 24, width: 0.56, ...autumn}, leaves: 2, growth: hip, twig: 32}),
    rowan: bough({leaf: {size: 30, shape: 'lance', width: 0.34, ...autumn, shade: 'fruit'}, leaves: 4, growth: cluster('fruit', 5, 8), every: 2, twig: 36}),
    hazel: bough({hangs: true, leaf: {size: 42, shape: 'heart', width: 0.8, veins: 4, tone: 'sun', shade: 'hue-2'}, leaves: 2, growth: nut('hue', true), every: 2, twig: 26}),
    chestnut: bough({hangs: true, leaf: {size: 54, shape: 'lance', width: 0.36, veins: 6, tone: 'hue', shade: 'sun'}, leaves: 2, growth: burr, every: 2, twig: 26}),
    beech: bough({leaf: {size: 40, width: 0.58, veins: 5, tone: 'sun', shade: 'fruit'}, leaves: 3, twig: 30}),
    apple: bough({hangs: true, leaf: {size: 36, width: 0.54, veins: 3, tone: 'hue-2', shade: 'sun'}, leaves: 2, growth: hanging('fruit', 16, 8), every: 3, twig: 28}),
  },
};
