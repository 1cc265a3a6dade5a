import {along, arc, join, type Path, type Point, polar, smooth} from '../geometry';
import {leaf, petal, pinnate} from '../leaf';
import {fill, fine, line, loop, nib, printed, type Sketch, taper, type Token} from '../pen';
import type {Random} from '../random';

/** The green star on a tomato, strawberry or aubergine. */
export function calyx(at: Point, radius: number, random: Random, tone: Token = 'leaf', from = 0): Sketch {
  const star = Array.from({length: 10}, (_, index) => polar(at, from + index * 36 + random.between(-7, 7), index % 2 ? radius * 0.3 : radius * random.between(0.85, 1.15)));
  return printed(smooth(star, true, 0.7), tone, 1.3);
}

/** A round fruit with its gleam. */
export function roundFruit(at: Point, radius: number, tone: Token, random: Random, squash = 1): Sketch {
  const points = Array.from({length: 8}, (_, index) => polar(at, index * 45, radius * random.between(0.96, 1.04))).map(([x, y]): Point => [x, at[1] + (y - at[1]) * squash]);
  return [...printed(smooth(points, true), tone, Math.max(1.6, radius * 0.11)), nib(smooth([polar(at, 165, radius * 0.66), polar(at, 205, radius * 0.7), polar(at, 245, radius * 0.66)]), radius * 0.17, 'paper', 0.75)];
}

/** A truss of tomatoes under two cut leaves. */
export function tomato(random: Random): Sketch {
  const stem = smooth([[-6, -104], [4, -66], [-2, -28], [10, 8], [2, 46], [8, 78]]);
  const fruits = [0.36, 0.52, 0.68, 0.84, 1].map((share, index) => {
    const from = along(stem, share).point;
    const turn = index === 4 ? 90 : index % 2 ? 28 : 152;
    const at = polar(from, turn, index === 4 ? 16 : 34 - index);
    const radius = 25 - index * 2.6;
    const ripe: Token = index < 3 ? 'fruit' : index === 3 ? 'sun' : 'hue-2';
    return [taper([from, polar(from, turn - 20, 12), at], 3.6, 2.4, 'leaf'), ...roundFruit(at, radius, ripe, random, 0.92), ...calyx([at[0], at[1] - radius * 0.55], radius * 0.62, random, 'leaf', -90)];
  });
  const left = smooth([[-4, -88], [-34, -108], [-72, -98]]);
  const right = smooth([[2, -74], [34, -92], [74, -74]]);
  const look = {teeth: 3, depth: 0.3, round: true, width: 0.6, veins: 2} as const;
  return [taper(points(stem), 6, 3, 'leaf'), line(stem, 1.1), ...pinnate(left, 2, 34, look, 0.36), ...pinnate(right, 2, 34, look, 0.36), ...fruits.flat()];
}

const points = (path: Path): Point[] => [path.start, ...path.curves.map((curve) => curve[2])];

/** A pepper plant with hanging fruit. */
export function pepper(random: Random): Sketch {
  const stem = smooth([[0, 92], [-3, 50], [3, 10], [0, -30]]);
  const fruit = (at: Point, scale: number, tone: Token, flip: number): Sketch => {
    const on = (x: number, y: number): Point => [at[0] + x * scale * flip, at[1] + y * scale];
    const body = loop([on(-4, 2), on(-17, -2), on(-25, 12), on(-21, 36), on(-12, 56), on(2, 62), on(15, 54), on(21, 34), on(24, 12), on(15, -2)], random, 0.8);
    return [...printed(body, tone, 2.4), nib(smooth([on(-17, 10), on(-16, 28), on(-9, 48)]), 3.6, 'paper', 0.7), ...fine(nib(smooth([on(3, 6), on(7, 28), on(3, 52)]), 1.8)), ...printed(loop([on(-14, -1), on(-8, -6), on(0, -5), on(9, -6), on(14, 0), on(6, 4), on(-1, 1), on(-8, 5)]), 'leaf', 1.6), taper([on(0, -4), on(2, -14), on(9, -22)], 5, 3.4, 'leaf')];
  };
  const look = {shape: 'ovate', width: 0.46, veins: 4} as const;
  return [
    ...leaf([0, -22], -140, 66, {...look, bend: -20}), ...leaf([0, -24], -42, 70, {...look, bend: 22}), ...leaf([0, -28], -94, 62, look),
    taper(points(stem), 8, 4.4, 'leaf'), line(stem, 1.1),
    ...leaf([0, 24], 172, 58, {...look, bend: -24}), ...leaf([0, 40], 10, 54, {...look, bend: 26}),
    ...fruit([-34, -2], 1, 'fruit', 1), ...fruit([34, 2], 0.82, 'sun', -1),
  ];
}

/** A pea pod open like a boat, with tendril and leaves. */
export function peaPod(random: Random): Sketch {
  const top = smooth([[-92, -8], [-48, 8], [4, 14], [56, 4], [96, -26]]);
  const bottom = smooth([[96, -26], [66, 26], [8, 46], [-50, 34], [-92, -8]]);
  const inside = smooth([[96, -26], [54, -10], [2, -3], [-46, -6], [-92, -8]]);
  const peas = [-52, -27, 0, 27, 52].map((x, index) => roundFruit([x, 7 - Math.abs(x) * 0.08 + (x > 30 ? -7 : 0)], 15 - Math.abs(index - 2) * 1.7, 'hue-2', random));
  const tendril = smooth([[-92, -8], [-112, -26], [-104, -50], [-86, -50], [-86, -34], [-98, -34]]);
  return [
    ...leaf([-88, -12], -118, 62, {shape: 'ovate', width: 0.62, bend: 20}), ...leaf([-86, -14], -58, 72, {shape: 'ovate', width: 0.6, bend: -10}),
    ...printed(join(top, bottom), 'leaf', 2.4), fill(join(top, inside), 'paper', 0.6), ...peas.flat(), ...printed(join(smooth([[-92, -8], [-48, 18], [4, 25], [56, 14], [96, -26]]), smooth([[96, -26], [66, 26], [8, 46], [-50, 34], [-92, -8]])), 'leaf', 2.2),
    ...fine(nib(smooth([[-60, 26], [0, 38], [60, 20]]), 1.6)), nib(tendril, 2.2), taper([[-92, -8], [-104, -14], [-116, -10]], 4, 3, 'leaf'), nib(smooth([[94, -26], [103, -36], [112, -38]]), 2.6),
  ];
}

/** A runner bean climbing its pole. */
export function beanVine(random: Random): Sketch {
  const pole = taper([[0, 104], [2, 0], [-2, -106]], 5, 4, 'sun');
  const twine = smooth([[-10, 98], [8, 72], [-8, 44], [8, 16], [-8, -12], [8, -40], [-7, -68], [6, -92], [16, -104]]);
  const trio = (at: Point, angle: number, size: number): Sketch => [nib(smooth([at, polar(at, angle, size * 0.35)]), 2), ...[-62, 62, 0].flatMap((turn) => leaf(polar(at, angle, size * 0.32), angle + turn, size * (turn ? 0.72 : 0.86), {shape: 'ovate', width: 0.66, veins: 3, bend: turn * 0.2}))];
  const pod = (at: Point, lean: number, length: number): Sketch => {
    const spine = smooth([at, [at[0] + lean * 0.2, at[1] + length * 0.34], [at[0] + lean, at[1] + length * 0.7], [at[0] + lean * 2.1, at[1] + length]]);
    const beans = [0.28, 0.5, 0.72].map((share) => nib(arc(along(spine, share).point, 3.4, 4.4, -70, 80), 1.4));
    const outline = smooth([at, polar(along(spine, 0.25).point, 180, 6), polar(along(spine, 0.62).point, 180, 6.4), along(spine, 1).point, polar(along(spine, 0.62).point, 0, 6.4), polar(along(spine, 0.25).point, 0, 6)], true, 0.9);
    return [...printed(outline, 'hue-2', 1.8), ...fine(...beans)];
  };
  const flower = (at: Point): Sketch => [...petal(at, -150, 15, 0.8, 'fruit'), ...petal(at, -30, 15, 0.8, 'fruit'), ...petal(at, 90, 11, 0.9, 'sun')];
  return [
    pole, nib(twine, 4.4, 'leaf'), line(twine, 1.1), ...pod([-12, -22], -7, 74), ...pod([14, 14], 8, 68), ...pod([-4, -24], -1, 62),
    ...trio([-8, -10], 196, 62), ...trio([8, -40], -24, 64), ...trio([-7, -68], -152, 52), ...trio([8, 18], 14, 56), ...trio([-6, 50], 172, 44), ...flower([18, -66]), ...flower([-24, -36]), ...flower([24, 2]).slice(random.chance(0.5) ? 0 : 3),
  ];
}

/** A ribbed pumpkin with a leaf, a flower and a curling vine. */
export function squash(random: Random): Sketch {
  const ribs = [[-52, 34], [52, 34], [-29, 38], [29, 38], [0, 36]] as const;
  const body = ribs.flatMap(([x, half]) => printed(loop([[x, -44], [x + half * 0.82, -34], [x + half, 4], [x + half * 0.78, 40], [x, 50], [x - half * 0.78, 40], [x - half, 4], [x - half * 0.82, -34]], random, 1.2), x === 0 ? 'sun' : 'sun', 2.2));
  const stalk = printed(join(smooth([[-9, -40], [-7, -56], [-18, -72]]), smooth([[-6, -78], [7, -62], [11, -42]])), 'leaf', 2);
  const vine = smooth([[-12, -72], [-50, -86], [-92, -66], [-104, -30], [-96, 8]]);
  const curl = smooth([[-60, -84], [-72, -108], [-54, -116], [-50, -100], [-62, -96]]);
  return [
    nib(vine, 4, 'leaf'), line(vine, 1.1), nib(curl, 2), ...leaf([-16, -70], -42, 84, {shape: 'heart', width: 0.92, teeth: 5, depth: 0.2, round: true, veins: 4, bend: 18}),
    ...body, nib(smooth([[-62, -18], [-68, 6], [-60, 28]]), 5, 'paper', 0.6), nib(smooth([[-10, -22], [-14, 4], [-8, 28]]), 4, 'paper', 0.6), ...stalk,
    ...[-160, -120, -80, -40].flatMap((angle) => petal([-96, 14], angle - 8, 30, 0.5, 'sun')).slice(0, random.chance(0.6) ? undefined : 0),
  ];
}
