import {put} from '../../pen';
import type {Scene} from '../../stage';
import {bough} from './bough';
import {bloom, bract, catkin, magnolia, pussy, ribbons, sprayOf} from './flowers';
import {bud, maple, pineTuft} from './foliage';
import {burr, cluster, hanging, hip, nut, olives, snow} from './fruits';

/** The blossoms that more than one bough could bear. */
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
    holly: bough({
      leaf: {size: 40, teeth: 4, depth: 0.42, width: 0.56, veins: 0},
      leaves: 2,
      growth: cluster('fruit', 6.2, 4),
      twig: 24,
    }),
    pine: bough({growth: pineTuft, twig: 34}),
    snowberry: bough({
      leaf: {size: 16, width: 0.6, tone: 'hue', shade: 'sun'},
      leaves: 2,
      growth: snow,
      twig: 42,
      behind: 'sun',
    }),
    mistletoe: bough({
      leaf: {size: 33, shape: 'obovate', width: 0.36, tone: 'hue-2', shade: 'leaf'},
      leaves: 3,
      growth: cluster('paper', 5, 3),
      twig: 34,
      behind: 'sun',
    }),
    catkins: bough({hangs: true, growth: catkin('sun', 46), twig: 22}),
    'witch-hazel': bough({growth: ribbons, twig: 34}),
    ivy: bough({
      leaf: {size: 36, shape: 'heart', width: 0.86, teeth: 3, depth: 0.24, veins: 2},
      leaves: 2,
      growth: cluster('ink', 4.6, 7),
      every: 2,
      twig: 28,
    }),
  },
  spring: {
    cherry: bough({growth: sprayOf(flower.cherry, 2, 90), twig: 26, behind: 'sun'}),
    apple: bough({leaf: {size: 30, width: 0.54, veins: 2}, leaves: 2, growth: flower.apple, twig: 30}),
    magnolia: bough({hangs: true, growth: magnolia, every: 1, twig: 22, behind: 'sun'}),
    willow: bough({growth: pussy, twig: 44, behind: 'sun'}),
    forsythia: bough({growth: sprayOf(flower.forsythia, 2, 110), twig: 22}),
    beech: bough({leaf: {size: 42, width: 0.56, veins: 5, tone: 'hue-2', shade: 'leaf'}, leaves: 3, twig: 30}),
    hawthorn: bough({
      leaf: {size: 24, teeth: 3, depth: 0.3, round: true, width: 0.74, veins: 0},
      leaves: 2,
      growth: sprayOf(flower.hawthorn, 3, 48),
      twig: 24,
      behind: 'sun',
    }),
  },
  summer: {
    cherries: bough({
      hangs: true,
      leaf: {size: 44, width: 0.46, veins: 4},
      leaves: 2,
      growth: hanging('fruit', 9.5, 24, 2),
      every: 2,
      twig: 28,
    }),
    apricot: bough({
      hangs: true,
      leaf: {size: 38, width: 0.62, veins: 3},
      leaves: 3,
      growth: hanging('sun', 14, 8),
      every: 2,
      twig: 28,
    }),
    plum: bough({
      hangs: true,
      leaf: {size: 38, width: 0.5, veins: 3},
      leaves: 3,
      growth: hanging('ink', 11.5, 10),
      every: 2,
      twig: 28,
    }),
    olive: bough({
      hangs: true,
      leaf: {size: 33, shape: 'lance', width: 0.28, tone: 'hue-2', shade: 'leaf'},
      leaves: 5,
      growth: olives,
      every: 2,
      twig: 38,
    }),
    linden: bough({
      hangs: true,
      leaf: {size: 42, shape: 'heart', width: 0.82, veins: 3},
      leaves: 2,
      growth: bract,
      every: 2,
      twig: 28,
    }),
    rose: bough({leaf: {size: 26, width: 0.56}, leaves: 3, growth: flower.rose, every: 2, twig: 32, behind: 'sun'}),
    currant: bough({
      hangs: true,
      leaf: {size: 38, shape: 'heart', width: 0.92, teeth: 3, depth: 0.28, round: true, veins: 2},
      leaves: 1,
      growth: (random) =>
        [0, 1, 2, 3, 4].flatMap((row) => put(hanging('fruit', 6 - row * 0.5, 4)(random), [row % 2 ? 5 : -5, row * 9])),
      every: 2,
      twig: 30,
    }),
  },
  autumn: {
    oak: bough({
      hangs: true,
      leaf: {size: 46, shape: 'obovate', width: 0.62, teeth: 4, depth: 0.36, round: true, veins: 3, ...autumn},
      leaves: 2,
      growth: nut('hue-2'),
      every: 2,
      twig: 26,
    }),
    maple: bough({growth: maple, twig: 26}),
    rosehip: bough({leaf: {size: 24, width: 0.56, ...autumn}, leaves: 2, growth: hip, twig: 32}),
    rowan: bough({
      leaf: {size: 30, shape: 'lance', width: 0.34, ...autumn, shade: 'fruit'},
      leaves: 4,
      growth: cluster('fruit', 5, 8),
      every: 2,
      twig: 36,
    }),
    hazel: bough({
      hangs: true,
      leaf: {size: 42, shape: 'heart', width: 0.8, veins: 4, tone: 'sun', shade: 'hue-2'},
      leaves: 2,
      growth: nut('hue', true),
      every: 2,
      twig: 26,
    }),
    chestnut: bough({
      hangs: true,
      leaf: {size: 54, shape: 'lance', width: 0.36, veins: 6, tone: 'hue', shade: 'sun'},
      leaves: 2,
      growth: burr,
      every: 2,
      twig: 26,
    }),
    beech: bough({leaf: {size: 40, width: 0.58, veins: 5, tone: 'sun', shade: 'fruit'}, leaves: 3, twig: 30}),
    apple: bough({
      hangs: true,
      leaf: {size: 36, width: 0.54, veins: 3, tone: 'hue-2', shade: 'sun'},
      leaves: 2,
      growth: hanging('fruit', 16, 8),
      every: 3,
      twig: 28,
    }),
  },
};
