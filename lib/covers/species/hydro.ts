import {along, arc, join, type Path, type Point, polar, smooth, straight} from '../geometry';
import {leaf} from '../leaf';
import {fill, fine, line, loop, mirrored, nib, printed, put, type Sketch, taper} from '../pen';
import type {Random} from '../random';
import {roundFruit} from './vines';

/** White roots hanging from a point, waving as in water. */
export function hangingRoots(at: Point, spread: number, depth: number, random: Random, count = 7): Sketch {
  return Array.from({length: count}, (_, index) => {
    const share = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
    const sway = random.between(-5, 5);
    const reach = depth * (1 - Math.abs(share) * 0.34) * random.between(0.86, 1.06);
    const root = smooth([at, [at[0] + share * spread * 0.5 + sway, at[1] + reach * 0.3], [at[0] + share * spread * 0.9 - sway, at[1] + reach * 0.65], [at[0] + share * spread + sway, at[1] + reach]]);
    const hair = along(root, 0.55);
    const side = index % 2 ? 1 : -1;
    const branch = smooth([hair.point, polar(hair.point, 90 - side * 38, reach * 0.12), polar(hair.point, 90 - side * 24, reach * 0.24)]);
    return [line(root, 3.6), line(root, 1.9, 'paper'), line(branch, 1.4, 'ink', 0.8)];
  }).flat();
}

const simpleRosette = (at: Point, size: number, random: Random): Sketch =>
  [-64, 62, -32, 30, 0].flatMap((lean) => leaf(at, -90 + lean, size * random.between(0.86, 1) * (lean ? 1 : 1.06), {shape: 'obovate', width: 0.5, veins: 2, bend: lean * 0.4}));

const rosette = (at: Point, size: number, random: Random, inner = true): Sketch => !inner ? simpleRosette(at, size, random) : [
  ...[-78, 76, -46, 44].flatMap((lean) => leaf(at, -90 + lean, size * random.between(0.84, 0.96), {shape: 'obovate', width: 0.66, teeth: 5, depth: 0.1, round: true, veins: 3, bend: lean * 0.25})),
  ...[-17, 18].flatMap((lean) => leaf(at, -90 + lean, size, {shape: 'obovate', width: 0.6, teeth: 5, depth: 0.1, round: true, veins: 3})),
  ...(inner ? leaf(at, -90, size * 0.62, {shape: 'obovate', width: 0.62, tone: 'hue-2', shade: 'leaf', veins: 2}) : []),
];

const herbTop = (at: Point, height: number, random: Random): Sketch => {
  const stem = smooth([at, [at[0] + random.between(-5, 5), at[1] - height * 0.5], [at[0] + random.between(-3, 3), at[1] - height]]);
  const pairs = [0.28, 0.55, 0.8].flatMap((share, index) => [-1, 1].flatMap((side) => leaf(along(stem, share).point, -90 + side * (64 - index * 8), 44 - index * 8, {width: 0.6, veins: 3, bend: side * -14})));
  return [line(stem, 4.4), line(stem, 2.6, 'leaf'), ...pairs, ...leaf(along(stem, 1).point, -90, 24, {width: 0.6})];
};

/** Lettuce or basil in a glass jar, roots in the water. */
export function jar(crop: 'lettuce' | 'basil') {
  return (random: Random): Sketch => {
    const glass: Path = join(smooth([[-26, 0], [-27, 8], [-46, 26], [-48, 66], [-44, 98]]), smooth([[-44, 98], [0, 103], [44, 98]]), smooth([[44, 98], [48, 66], [46, 26], [27, 8], [26, 0]]));
    const level = random.between(30, 42);
    const water: Path = join(smooth([[-45, level], [-20, level + 2.4], [12, level - 2], [45, level]]), smooth([[45, level], [46, 66], [42, 95]]), smooth([[42, 95], [0, 99], [-42, 95]]), smooth([[-42, 95], [-46, 66], [-45, level]]));
    const rim = loop([[-29, -6], [0, -8], [29, -6], [30, 4], [0, 6], [-30, 4]]);
    const plant = crop === 'lettuce' ? rosette([0, -2], 86, random) : herbTop([0, -2], 84, random);
    return [fill(glass, 'paper', 0.9), fill(water, 'hue-2'), ...hangingRoots([0, 8], 27, 80, random), line(glass, 2.4), nib(smooth([[45, 30], [49, 62], [44, 97]]), 3.4), nib(smooth([[-37, 32], [-40, 60], [-37, 84]]), 4.4, 'paper', 0.85), ...plant, ...printed(rim, 'hue', 2), ...fine(line(straight([[18, 84], [28, 84]]), 1.1), line(straight([[-10, level + 12], [4, level + 12]]), 1.1, 'paper'))];
  };
}

/** Lettuces on a floating raft above their roots: deep water culture. */
export function raft(random: Random): Sketch {
  const tank = join(straight([[-112, 6], [-112, 92]]), smooth([[-112, 92], [0, 96], [112, 92]]), straight([[112, 92], [112, 6]]));
  const bubbles = Array.from({length: 8}, (_, index) => line(arc([index * 28 - 98 + random.between(-6, 6), random.between(40, 84)], 2 + (index % 3), 2 + (index % 3)), 1.2, 'paper'));
  return [fill(tank, 'hue-2'), ...[-70, 0, 70].flatMap((x) => hangingRoots([x, 10], 21, random.between(56, 74), random, 5)), ...bubbles, ...[-70, 70, 0].flatMap((x) => rosette([x, 0], x ? 50 : 64, random, false)), ...printed(loop([[-114, -2], [-56, -4], [0, -3], [56, -4], [114, -2], [115, 11], [0, 13], [-115, 11]]), 'paper', 2), line(straight([[-112, 12], [-112, 92]]), 2.6), line(smooth([[-112, 92], [0, 96], [112, 92]]), 3), line(straight([[112, 92], [112, 12]]), 2.6), ...fine(nib(smooth([[-96, 30], [-60, 33], [-30, 29]]), 1.8, 'paper'), nib(smooth([[34, 60], [66, 63], [98, 59]]), 1.8, 'paper'))];
}

/** A sloping nutrient channel with its film of water. */
export function channel(random: Random): Sketch {
  const pipe = loop([[-118, -12], [-112, -18], [110, -2], [118, 2], [118, 24], [110, 30], [-112, 14], [-118, 8]].map(([x, y]): Point => [x!, y!]));
  const heads = [-78, -26, 26, 78].flatMap((x, index) => rosette([x, -14 + (x + 118) * 0.072], 44 + (index % 2) * 8, random, false));
  const cut = loop([[-106, 0], [-60, 3], [106, 15], [112, 19], [106, 23], [-106, 8]]);
  const drip = [[116, 42], [118, 58], [116, 76]].map(([x, y], index) => put([fill(mirrored([[0, -7], [4, 1], [0, 6]]), 'hue')], [x!, y!], 1 + index * 0.16)).flat();
  const vessel = join(straight([[84, 72], [90, 106]]), smooth([[90, 106], [118, 109], [146, 106]]), straight([[146, 106], [152, 72]]));
  return [...heads, ...printed(pipe, 'paper', 2.4), fill(cut, 'hue-2'), ...[-78, -26, 26, 78].map((x) => nib(smooth([[x, 0 + (x + 118) * 0.066], [x + 12, 6 + (x + 118) * 0.06], [x + 34, 5 + (x + 130) * 0.066]]), 2.2)), ...drip, ...printed(vessel, 'hue', 2.2), fill(loop([[87, 82], [118, 79], [149, 82], [118, 86]]), 'hue-2'), ...[-92, 60].flatMap((x) => [line(straight([[x, 14 + (x + 118) * 0.07], [x - 8, 108]]), 3), line(straight([[x + 6, 15 + (x + 118) * 0.07], [x + 14, 108]]), 3)])];
}

/** A tower garden: plants leaning out of a column over its reservoir. */
export function tower(random: Random): Sketch {
  const column = join(smooth([[-17, -96], [0, -100], [17, -96]]), straight([[17, -96], [20, 72]]), smooth([[20, 72], [0, 76], [-20, 72]]), straight([[-20, 72], [-17, -96]]));
  const base = join(smooth([[-46, 70], [0, 66], [46, 70]]), smooth([[46, 70], [50, 88], [40, 106]]), smooth([[40, 106], [0, 110], [-40, 106]]), smooth([[-40, 106], [-50, 88], [-46, 70]]));
  const plants = [-72, -38, -4, 30].flatMap((y, index) => [-1, 1].flatMap((side) => {
    const at: Point = [side * 19, y + (side > 0 ? 15 : 0)];
    const mouth = printed(loop([[at[0] - side * 5, at[1] - 5], [at[0] + side * 13, at[1] - 13], [at[0] + side * 18, at[1] - 5], [at[0] - side * 2, at[1] + 12]]), 'hue', 1.6);
    const tip: Point = [at[0] + side * 15, at[1] - 9];
    const out = side > 0 ? -38 : -142;
    const leaves = [-44, 42, 0].flatMap((turn) => leaf(tip, out + turn, random.between(27, 33), {shape: 'obovate', width: 0.62}));
    const fruit = (index + (side > 0 ? 1 : 0)) % 3 === 0 ? [nib(smooth([tip, [tip[0] + side * 14, tip[1] + 6], [tip[0] + side * 17, tip[1] + 18]]), 1.8), ...roundFruit([tip[0] + side * 17, tip[1] + 23], 8, 'fruit', random)] : [];
    return [...leaves, ...fruit, ...mouth];
  }));
  return [...printed(column, 'paper', 2.4), ...fine(line(straight([[-17, -58], [17, -58]]), 1, 'ink', 0.5), line(straight([[-18, -12], [18, -12]]), 1, 'ink', 0.5), line(straight([[-19, 36], [19, 36]]), 1, 'ink', 0.5)), ...plants, ...herbTop([0, -98], 48, random), ...printed(base, 'hue', 2.6), nib(smooth([[-38, 78], [-42, 88], [-34, 100]]), 4, 'paper', 0.7), fill(loop([[-30, 84], [0, 81], [30, 84], [0, 88]]), 'hue-2')];
}

/** A seedling whose roots fall out of a cube of rockwool. */
export function cube(random: Random): Sketch {
  const front = loop([[-38, 2], [6, 6], [6, 52], [-36, 46]].map(([x, y]): Point => [x!, y!]));
  const face = straight([[-40, 0], [8, 8], [8, 54], [-40, 44]], true);
  const side = straight([[8, 8], [44, -2], [44, 40], [8, 54]], true);
  const top = straight([[-40, 0], [-4, -9], [44, -2], [8, 8]], true);
  const fibres = Array.from({length: 9}, (_, index) => nib(smooth([[-34 + index * 4.6, 12 + (index * 17) % 28], [-28 + index * 4.6, 15 + (index * 17) % 28], [-22 + index * 4.4, 13 + (index * 17) % 28]]), 1.3));
  return [...hangingRoots([0, 44], 34, 62, random, 7), ...printed(face, 'paper', 2), fill(side, 'hue-2'), line(side, 1.6), fill(top, 'paper'), line(top, 1.6), fill(front, 'paper', 0.1), ...fine(...fibres), taper([[2, 0], [-2, -34], [3, -66]], 5, 3.4, 'leaf'), ...leaf([-1, -38], -162, 46, {shape: 'obovate', width: 0.56, bend: 16}), ...leaf([0, -38], -20, 46, {shape: 'obovate', width: 0.56, bend: -16}), ...leaf([3, -64], -138, 44, {bend: -8}), ...leaf([3, -64], -40, 44, {bend: 8}), ...leaf([3, -66], -90, 36, {})];
}

/** A great drop with a plantlet rooting inside it. */
export function drop(random: Random): Sketch {
  const outline = mirrored([[0, -104], [20, -62], [54, -12], [66, 36], [44, 82], [0, 98]]);
  const level = smooth([[-62, 22], [-30, 16], [6, 24], [38, 18], [63, 22]]);
  const pool = join(level, smooth([[63, 22], [60, 54], [40, 80], [0, 93], [-40, 80], [-60, 54], [-62, 22]]));
  return [...printed(outline, 'paper', 3), fill(pool, 'hue-2'), line(level, 1.6), ...hangingRoots([0, 20], 32, 58, random, 7), ...taperPlant(random), nib(smooth([[-42, 40], [-44, 58], [-30, 76]]), 4, 'paper', 0.8)];
}

function taperPlant(random: Random): Sketch {
  return [taper([[0, 22], [-2, -4], [1, -28]], 5, 3.6, 'leaf'), ...leaf([0, -2], -156, 36, {shape: 'obovate', width: 0.58, bend: 14}), ...leaf([0, -2], -24, 36, {shape: 'obovate', width: 0.58, bend: -14}), ...leaf([1, -26], -90 + random.between(-6, 6), 44, {width: 0.5})];
}

/** A plant lifted from its water: nothing but roots and leaves. */
export function rootStudy(random: Random): Sketch {
  return [fill(loop([[-92, 8], [-40, 4], [30, 10], [94, 4], [98, 60], [50, 98], [-40, 100], [-96, 66]], random, 4), 'hue-2', 0.75), nib(smooth([[-96, 8], [-40, 4], [30, 10], [98, 4]]), 2.6), ...hangingRoots([0, 4], 62, 94, random, 11), ...rosette([0, 2], 92, random), ...fine(nib(smooth([[-88, 26], [-70, 29], [-54, 26]]), 1.8, 'paper'), nib(smooth([[56, 36], [72, 39], [88, 35]]), 1.8, 'paper'))];
}

/** A flask of solution with a sprig in it. */
export function flask(random: Random): Sketch {
  const glass = join(straight([[-15, -52], [-15, -6]]), smooth([[-15, -6], [-34, 34], [-60, 82], [-52, 98]]), smooth([[-52, 98], [0, 102], [52, 98]]), smooth([[52, 98], [60, 82], [34, 34], [15, -6]]), straight([[15, -6], [15, -52]]));
  const solution = join(smooth([[-36, 42], [-14, 39], [12, 44], [36, 42]]), smooth([[36, 42], [55, 80], [49, 94]]), smooth([[49, 94], [0, 98], [-49, 94]]), smooth([[-49, 94], [-55, 80], [-36, 42]]));
  const marks = [56, 68, 80].map((y) => line(straight([[20, y], [32, y]]), 1.3));
  return [fill(glass, 'paper', 0.92), fill(solution, 'hue'), ...hangingRoots([0, 20], 22, 68, random, 5), line(glass, 2.4), nib(smooth([[18, 0], [44, 48], [60, 84]]), 3.6), ...herbTop([0, 20], 112, random), line(straight([[-19, -52], [19, -52]]), 4), ...fine(...marks), ...[[-22, 74, 5], [-32, 84, 3], [-14, 88, 3]].map(([x, y, r]) => line(arc([x!, y!], r!, r!), 1.3, 'paper'))];
}

/** Lettuces under a hanging lamp. */
export function lamp(random: Random): Sketch {
  const shade = join(smooth([[-12, -84], [0, -88], [12, -84]]), smooth([[12, -84], [34, -70], [46, -46]]), smooth([[46, -46], [0, -41], [-46, -46]]), smooth([[-46, -46], [-34, -70], [-12, -84]]));
  const glow = join(straight([[-42, -44], [-84, 74]]), smooth([[-84, 74], [0, 84], [84, 74]]), straight([[84, 74], [42, -44]]));
  const trough = join(straight([[-82, 66], [-72, 100]]), smooth([[-72, 100], [0, 104], [72, 100]]), straight([[72, 100], [82, 66]]), smooth([[82, 66], [0, 71], [-82, 66]]));
  return [fill(glow, 'sun', 0.32), line(straight([[0, -86], [0, -118]]), 1.8), fill(loop([[-14, -46], [0, -34], [14, -46]]), 'sun'), ...printed(shade, 'hue', 2.4), nib(smooth([[-32, -54], [-24, -68], [-14, -76]]), 3.6, 'paper', 0.7), ...[-50, 50, 0].flatMap((x) => rosette([x, 70], x ? 46 : 60, random, false)), ...printed(trough, 'paper', 2.2), fill(loop([[-70, 78], [0, 83], [70, 78], [68, 92], [0, 96], [-68, 92]]), 'hue-2')];
}

/** One leaf, half green and half paling between its veins. */
export function paleLeaf(random: Random): Sketch {
  const spots = Array.from({length: 7}, (_, index) => fill(loop([[0, -4], [5, 0], [0, 5], [-4, 1]], random, 1), 'fruit', 0.6)).map((shape, index) => put([shape], [14 + (index % 3) * 9, -46 + index * 17])[0]!);
  return [taper([[4, 112], [-2, 84], [0, 66]], 7, 5, 'leaf'), ...leaf([0, 74], -90, 176, {width: 0.66, veins: 7, tone: 'leaf', shade: 'sun', bend: random.between(-12, 12)}), ...spots];
}
