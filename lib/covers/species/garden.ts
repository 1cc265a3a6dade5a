import {along, arc, join, type Path, type Point, polar, smooth, straight} from '../geometry';
import {leaf, petal, pinnate} from '../leaf';
import {fill, fine, line, loop, mirrored, nib, printed, put, type Sketch, taper} from '../pen';
import type {Random} from '../random';
import {calyx, roundFruit} from './vines';

/** A sunflower whose tubers hang under the soil line: the site's own plant. */
export function sunroot(random: Random): Sketch {
  const stem = smooth([[2, 6], [-3, -40], [4, -84]]);
  const head: Point = [4, -108];
  const rays = Array.from({length: 15}, (_, index) => petal(polar(head, index * 24, 9), index * 24 + random.between(-4, 4), random.between(24, 29), 0.42, 'sun'));
  const tuber = (at: Point, angle: number, size: number): Sketch =>
    put([...printed(loop([[0, -8], [14, -13], [24, -9], [34, -14], [46, -7], [50, 3], [40, 12], [27, 10], [16, 14], [2, 8]], random, 1.5), 'hue-2', 2), ...fine(...[[12, -5, 8], [28, -3, 7], [38, 3, 6]].map(([x, y, r]) => nib(arc([x!, y!], r!, r! * 0.6, 200, 330), 1.4)))], at, size, angle);
  const roots = ([[[0, 4], [-14, 16], [-26, 32], [-32, 54]], [[2, 4], [6, 28], [0, 48], [6, 76]], [[3, 4], [20, 14], [36, 30], [44, 58]]] as const).map((points) => taper(points, 4, 0.8));
  return [
    ...roots, ...tuber([-18, 18], 152, 0.98), ...tuber([12, 24], 48, 1.05), ...tuber([-2, 34], 106, 0.78),
    taper([stem.start, ...stem.curves.map((curve) => curve[2])], 6.5, 4.5, 'leaf'), line(stem, 1.1),
    ...leaf([0, -26], -158, 54, {shape: 'heart', width: 0.62, bend: -22}), ...leaf([-1, -44], -22, 56, {shape: 'heart', width: 0.62, bend: 24}), ...leaf([2, -66], -150, 34, {shape: 'heart', width: 0.6, bend: -16, veins: 2}),
    ...rays.flat(), ...printed(arc(head, 15, 15), 'ink', 1), ...[0, 72, 144, 216, 288].map((angle) => fill(arc(polar(head, angle, 8), 1.6, 1.6), 'sun')), fill(arc(head, 2, 2), 'sun'),
  ];
}

/** Seedlings at three ages, with their first roots. */
export function seedlings(random: Random): Sketch {
  const roots = (x: number, depth: number): Sketch => [0, -1, 1].map((side) => nib(smooth([[x, 4], [x + side * 7 + random.between(-2, 2), depth * 0.5], [x + side * 15, depth * (side ? 0.75 : 1)]]), 2.2));
  const seed = printed(loop([[-84, 12], [-78, 7], [-70, 10], [-68, 18], [-75, 23], [-83, 20]], random), 'sun', 1.6);
  const hook = smooth([[-74, 12], [-75, -6], [-66, -16], [-58, -8]]);
  const pair = (x: number, top: number, size: number): Sketch => [taper([[x, 4], [x - 2, top * 0.5], [x, top]], 4, 3, 'leaf'), ...leaf([x, top], -158, size, {shape: 'obovate', width: 0.56, veins: 2, bend: 16}), ...leaf([x, top], -24, size, {shape: 'obovate', width: 0.56, veins: 2, bend: -16})];
  return [
    ...seed, nib(hook, 4, 'leaf'), ...roots(-75, 44).slice(0, 1), ...leaf([-58, -8], 70, 15, {shape: 'ovate', width: 0.6, veins: 0}),
    ...roots(-24, 46), ...pair(-24, -44, 33), ...roots(42, 62), ...pair(42, -48, 38), ...pair(42, -84, 42).slice(0, 1), ...leaf([42, -82], -150, 46, {shape: 'ovate', width: 0.5, bend: -14}), ...leaf([42, -82], -34, 46, {shape: 'ovate', width: 0.5, bend: 14}), ...leaf([42, -84], -92, 36, {shape: 'ovate', width: 0.44}),
  ];
}

/** A strawberry plant with fruit, flower and three-part leaves. */
export function strawberry(random: Random): Sketch {
  const berry = (at: Point, size: number): Sketch => {
    const body = mirrored([[0, -3], [13, -4], [22, 6], [19, 24], [9, 40], [0, 46]].map(([x, y]): Point => [random.near(x!, 0.05), y!]));
    const seeds = [[-11, 8], [0, 10], [11, 8], [-13, 19], [-4, 20], [7, 19], [14, 17], [-8, 29], [2, 31], [0, 39]].map(([x, y]) => fill(arc([x!, y!], 1.3, 2), 'sun'));
    return put([...printed(body, 'fruit', 2.2), ...seeds, ...calyx([0, -2], 17, random, 'leaf', 18)], at, size);
  };
  const trio = (at: Point, angle: number, size: number): Sketch => [-66, 66, 0].flatMap((turn) => leaf(at, angle + turn, size * (turn ? 0.82 : 1), {shape: 'obovate', width: 0.74, teeth: 5, depth: 0.2, veins: 3}));
  const flower = (at: Point): Sketch => [...[0, 72, 144, 216, 288].flatMap((angle) => petal(at, angle - 90, 15, 0.95, 'paper')), fill(arc(at, 5, 5), 'sun'), line(arc(at, 5, 5), 1)];
  const stalks: [Point, Point, Point][] = [[[0, 50], [-20, -8], [-46, -40]], [[2, 50], [18, -14], [44, -52]], [[0, 50], [-4, -30], [2, -66]], [[-2, 50], [-34, 10], [-58, 12]], [[2, 50], [30, 8], [56, 0]], [[0, 50], [14, -4], [14, -12]]];
  return [...stalks.map((stalk) => taper(stalk, 4, 2.6, 'leaf')), ...trio([-46, -40], -128, 44), ...trio([44, -52], -50, 44), ...trio([2, -64], -92, 50), ...berry([-60, 14], 1), ...berry([58, 2], 0.86), ...berry([16, -10], 0.7), ...flower([-16, 6])];
}

/** A potted chilli or herb; stands on its floor at y = 0. */
export function pot(random: Random): Sketch {
  const side = random.between(29, 34);
  const body = join(straight([[-side, -62], [side, -62]]), smooth([[side, -62], [side * 0.86, -24], [side * 0.7, 0]]), smooth([[side * 0.7, 0], [0, 3], [-side * 0.7, 0]]), smooth([[-side * 0.7, 0], [-side * 0.86, -24], [-side, -62]]));
  const rim = join(smooth([[-side - 6, -78], [0, -75], [side + 6, -78]]), smooth([[side + 4, -60], [0, -57], [-side - 4, -60]]));
  const stems = [-30, -10, 12, 32].map((lean, index) => smooth([[lean * 0.3, -76], [lean * 0.8, -112], [lean * 1.35, -150 - (index % 2) * 14 + Math.abs(lean) * 0.5]]));
  const foliage = stems.flatMap((stem) => [nib(stem, 3, 'leaf'), ...[0.35, 0.62, 0.85].flatMap((share) => {
    const {point, angle} = along(stem, share);
    return [...leaf(point, angle - 58, 26, {width: 0.58, veins: 2, bend: 16}), ...leaf(point, angle + 58, 26, {width: 0.58, veins: 2, bend: -16})];
  }), ...leaf(along(stem, 1).point, along(stem, 1).angle, 24, {width: 0.55, veins: 2})]);
  return [...foliage, ...printed(body, 'sun', 2.4), ...printed(rim, 'sun', 2.4), ...fine(...[-0.3, 0, 0.25].map((x) => nib(smooth([[side * x + side * 0.4, -52], [side * x * 0.8 + side * 0.34, -14]]), 1.4))), nib(smooth([[-side * 0.78, -52], [-side * 0.66, -14]]), 4, 'paper', 0.5)];
}

/** A raised bed of boards, with lettuces and onions in a row; stands at y = 0. */
export function raisedBed(random: Random): Sketch {
  const board = (y: number): Sketch => [...printed(loop([[-104, y], [-40, y - 1], [40, y + 1], [104, y], [105, y + 22], [40, y + 23], [-40, y + 22], [-105, y + 23]].map(([x, yy]): Point => [x!, yy!]), random, 0.6), 'sun', 2), ...fine(nib(smooth([[-80, y + 9], [-40, y + 12], [-8, y + 9]]), 1.3), nib(smooth([[14, y + 14], [50, y + 11], [86, y + 14]]), 1.3))];
  const crops = [-78, -40, 0, 40, 78].flatMap((x, index) => (index % 2 ? [-24, 22, -6].flatMap((lean) => leaf([x, -46], -90 + lean, random.between(54, 72), {shape: 'needle', width: 0.13, bend: lean * 1.4, veins: 0})) : [-62, 58, -32, 30, 0].flatMap((lean) => leaf([x, -46], -90 + lean, random.between(36, 44), {shape: 'obovate', width: 0.66, veins: 2, bend: lean * 0.3}))));
  return [...crops, ...board(-48), ...board(-25), ...[-96, 96].flatMap((x) => printed(straight([[x - 6, -54], [x + 6, -54], [x + 6, 2], [x - 6, 2]], true), 'sun', 1.6))];
}

/** A trowel stuck in the ground beside a sprout. */
export function trowel(random: Random): Sketch {
  const blade = mirrored([[4, -34], [20, -26], [23, 4], [14, 34], [0, 54]]);
  const handle = mirrored([[0, -128], [9, -124], [8, -100], [10, -78], [5, -68]]);
  const sprout = smooth([[58, 4], [55, -26], [60, -58]]);
  return [
    ...put([...printed(handle, 'sun', 2.2), taper([[0, -70], [0, -50], [0, -30]], 6, 6), ...printed(blade, 'hue-2', 2.6), nib(smooth([[0, -26], [0, 8], [0, 40]]), 2), nib(smooth([[-12, -16], [-14, 4], [-9, 22]]), 3.4, 'paper', 0.7)], [-34, 0], 1, random.between(-14, -6)),
    taper([sprout.start, ...sprout.curves.map((curve) => curve[2])], 4.6, 3.2, 'leaf'), ...leaf([57, -32], -160, 40, {bend: 22}), ...leaf([58, -44], -22, 44, {bend: -18}), ...leaf([60, -58], -98, 42, {width: 0.46}), ...[-1, 0, 1].map((turn) => nib(smooth([[58, 4], [58 + turn * 9, 24], [58 + turn * 20, 42 - Math.abs(turn) * 8]]), 2)),
  ];
}

/** A watering can with drops; stands at y = 0. */
export function wateringCan(random: Random): Sketch {
  const body = join(smooth([[-34, -78], [0, -82], [34, -78]]), smooth([[34, -78], [38, -40], [42, 0]]), smooth([[42, 0], [0, 5], [-42, 0]]), smooth([[-42, 0], [-38, -40], [-34, -78]]));
  const spout = join(smooth([[34, -16], [66, -52], [92, -94]]), straight([[92, -94], [100, -88]]), smooth([[100, -88], [78, -40], [38, 0]]));
  const rose = loop([[84, -104], [95, -100], [110, -86], [106, -80], [92, -88]]);
  const handle: Path = smooth([[-30, -76], [-14, -122], [26, -118], [32, -80]]);
  const grip = smooth([[-36, -64], [-72, -62], [-76, -24], [-41, -14]]);
  const drops = [[108, -68], [120, -54], [104, -46], [116, -30], [128, -24]].map(([x, y]) => fill(mirrored([[0, -6], [3.4, 1], [0, 5]].map(([dx, dy]): Point => [dx!, dy!])), 'leaf')).map((shape, index) => put([shape], [[108, -66], [121, -54], [106, -44], [117, -28], [129, -22]][index] as unknown as Point)[0]!);
  return [line(handle, 6), line(handle, 3, 'hue-2'), line(grip, 6), line(grip, 3, 'hue-2'), ...printed(spout, 'hue-2', 2), ...printed(body, 'hue', 2.8), ...printed(rose, 'hue-2', 1.8), nib(smooth([[-24, -66], [-28, -38], [-30, -10]]), 5, 'paper', 0.6), nib(smooth([[-36, -58], [0, -54], [38, -58]]), 2), ...drops, ...leaf([116, 0], -112, 20 + random.between(0, 6), {veins: 0}), ...leaf([118, 0], -62, 24, {veins: 0})];
}

/** A fruiting tree; stands at y = 0. */
export function fruitTree(random: Random): Sketch {
  const cloud = Array.from({length: 11}, (_, index) => polar([0, -112], index * 32.7 + random.between(-4, 4), random.between(58, 72)));
  const shadow = smooth([[62, -140], [70, -104], [44, -58], [-20, -52], [-52, -74], [0, -72], [40, -94]], true);
  const fruits = [[-34, -130], [2, -150], [34, -128], [-14, -104], [22, -92], [-42, -92], [50, -104]].flatMap(([x, y]) => roundFruit([x! + random.between(-4, 4), y! + random.between(-4, 4)], 7.5, 'fruit', random));
  const trunk = join(smooth([[-6, -70], [-5, -30], [-14, 0]]), smooth([[14, 0], [6, -30], [7, -70]]));
  const limbs = [[-30, -112], [28, -116], [0, -132]].map(([x, y]) => taper([[0, -62], [x! * 0.4, -88], [x!, y!]], 6, 1.6));
  const sprigs = [[-50, -120], [-20, -142], [20, -120], [44, -140], [-6, -84], [30, -106], [-30, -76]].map(([x, y]) => nib(smooth([[x!, y!], [x! + 6, y! - 5], [x! + 13, y! - 4]]), 1.8));
  return [...printed(trunk, 'ink', 1), ...printed(smooth(cloud, true), 'leaf', 3), fill(shadow, 'ink', 0.13), ...limbs, ...fine(...sprigs), ...fruits, line(straight([[-50, 1], [56, 1]]), 1.4)];
}

/** A ladybird on a large leaf. */
export function ladybird(random: Random): Sketch {
  const beetle: Sketch = [...[-1, 1].flatMap((side) => [-8, 0, 9].map((y) => nib(smooth([[0, y], [side * 17, y - 2], [side * 24, y + 5]]), 2.2))), ...printed(arc([0, -15], 9, 8), 'ink', 1), ...printed(loop([[0, -17], [13, -12], [18, 3], [12, 17], [0, 21], [-12, 17], [-18, 3], [-13, -12]]), 'fruit', 2.2), line(straight([[0, -15], [0, 20]]), 1.6), ...[[-8, -4], [8, -4], [-9, 8], [9, 8]].map(([x, y]) => fill(arc([x!, y!], 3.1, 3.1), 'ink')), nib(smooth([[-3, -21], [-8, -29], [-14, -30]]), 1.5), nib(smooth([[3, -21], [8, -29], [14, -30]]), 1.5)];
  const stem = smooth([[-96, 62], [-50, 44], [-4, 34], [64, 44]]);
  return [taper([stem.start, ...stem.curves.map((curve) => curve[2])], 6, 3, 'leaf'), line(stem, 1.1), ...leaf([-60, 48], -44, 172, {width: 0.52, veins: 7, bend: 16, shape: 'ovate'}), ...leaf([2, 34], 18, 76, {veins: 4, bend: -10}), ...leaf([-28, 40], 128, 58, {veins: 3}), ...put(beetle, [2, -20], 1, 52 + random.between(-12, 12))];
}

/** A cane of currants or raspberries between toothed leaves. */
export function berryCane(random: Random): Sketch {
  const cane = smooth([[-18, 100], [0, 40], [-4, -22], [30, -88]]);
  const string = (at: Point, count: number): Sketch => {
    const hang = smooth([at, [at[0] + 6, at[1] + 30], [at[0] + 2, at[1] + 66]]);
    return [nib(hang, 2, 'leaf'), ...Array.from({length: count}, (_, index) => {
      const {point} = along(hang, 0.2 + (index / count) * 0.78);
      return roundFruit([point[0] + (index % 2 ? 8 : -8) * (1 - index / (count * 1.6)), point[1]], 9.4 - index * 0.55, index > count - 2 ? 'sun' : 'fruit', random);
    }).flat()];
  };
  const look = {shape: 'heart', width: 0.95, teeth: 6, depth: 0.2, veins: 4} as const;
  return [taper([cane.start, ...cane.curves.map((curve) => curve[2])], 7, 3, 'leaf'), line(cane, 1.2), ...leaf(along(cane, 0.96).point, -30, 56, {...look, petiole: 10}), ...leaf(along(cane, 0.72).point, -158, 70, {...look, petiole: 14}), ...leaf(along(cane, 0.34).point, 8, 62, {...look, petiole: 12}), ...string(along(cane, 0.9).point, 6), ...string(along(cane, 0.56).point, 7).map((shape) => shape), ...string([-26, 4], 6), ...pinnate(smooth([[2, 40], [-14, 36], [-26, 40]]), 0, 26, look)];
}
