import {along, join, type Point, polar, smooth} from '../geometry';
import {leaf, type LeafStyle} from '../leaf';
import {fill, fine, line, nib, printed, type Sketch, shaky, taper, type Token} from '../pen';
import type {Random} from '../random';

interface RootStyle {
  readonly half: readonly Point[];
  readonly tone: Token;
  readonly top: 'feather' | 'broad' | 'blade';
  readonly height: number;
  /** Where the tail starts, and how long it is. */
  readonly tail: readonly [y: number, length: number];
  readonly rings?: number;
  readonly stalk?: Token;
}

const styles = {
  carrot: {half: [[0, -3], [11, -5], [19, 4], [18, 26], [12, 60], [6, 88], [1, 108]], tone: 'sun', top: 'feather', height: 98, tail: [104, 22], rings: 7},
  parsnip: {half: [[0, 0], [14, -5], [25, 3], [22, 24], [11, 58], [4, 92], [1, 110]], tone: 'paper', top: 'broad', height: 84, tail: [106, 24], rings: 6},
  beetroot: {half: [[0, -4], [10, -7], [26, 2], [36, 24], [29, 50], [10, 66], [1, 78]], tone: 'fruit', top: 'broad', height: 104, tail: [74, 42], rings: 2, stalk: 'fruit'},
  radish: {half: [[0, -3], [8, -5], [22, 6], [26, 24], [19, 42], [7, 54], [1, 62]], tone: 'fruit', top: 'broad', height: 86, tail: [58, 46], rings: 1},
  turnip: {half: [[0, -4], [16, -6], [36, 6], [40, 26], [26, 46], [9, 56], [1, 66]], tone: 'paper', top: 'broad', height: 88, tail: [62, 42], rings: 1},
} as const satisfies Record<string, RootStyle>;

/** A root crop standing in its soil line, at y = 0. */
export function rootCrop(kind: keyof typeof styles) {
  return (random: Random): Sketch => {
    const style: RootStyle = styles[kind];
    const lean = random.between(-5, 5);
    const half = style.half.map(([x, y]): Point => [random.near(x, 0.07), y]);
    const bend = (point: Point): Point => [point[0] + lean * (point[1] / 100) ** 2 * 2, point[1]];
    const right = smooth(half.map(bend));
    const left = smooth(half.map(([x, y]): Point => bend([-x * random.between(0.95, 1.04), y])).reverse());
    const body = join(right, left);
    const tip = bend([0, style.tail[0]]);
    const tail = taper([tip, [tip[0] + random.between(-4, 4), tip[1] + style.tail[1] * 0.5], [tip[0] + random.between(-12, 12), tip[1] + style.tail[1]]], 4, 0.6);
    const cap: Sketch = kind === 'turnip' ? [fill(join(smooth([[-37, 12], [-20, 5], [0, 14], [18, 7], [37, 12]]), smooth([[37, 12], [30, -1], [14, -6], [0, -4], [-14, -6], [-30, -1], [-37, 12]])), 'fruit')] : [];
    return [...tops(style, random), tail, ...printed(body, style.tone, 2.6), ...cap, ...shine(style, half), ...fine(...rootHairs(half, random))];
  };
}

function shine(style: RootStyle, half: readonly Point[]): Sketch {
  const [a, b] = [half[2]!, half[3]!];
  const gleam = nib(smooth([[-a[0] * 0.62, a[1] + 4], [-b[0] * 0.7, (a[1] + b[1]) / 2 + 6], [-b[0] * 0.6, b[1] + 10]]), 4, style.tone === 'paper' ? 'wash' : 'paper', 0.7);
  const rings: Sketch[] = [];
  for (let ring = 0; ring < (style.rings ?? 0); ring++) {
    const share = (ring + 0.6) / (style.rings ?? 1);
    const y = half[2]![1] + share * (style.tail[0] - 14 - half[2]![1]);
    const at = widthAt(half, y);
    const inward = ring % 2 ? 0.25 : 0.45;
    rings.push([nib(smooth([[at * 0.96, y], [at * (0.96 - inward / 2), y + 2.4], [at * (0.96 - inward), y + 2.2]]), 1.8)]);
  }
  return [gleam, ...fine(...rings.flat())];
}

function widthAt(half: readonly Point[], y: number): number {
  for (let index = 1; index < half.length; index++) {
    const [a, b] = [half[index - 1]!, half[index]!];
    if (y >= a[1] && y <= b[1]) return a[0] + ((b[0] - a[0]) * (y - a[1])) / Math.max(1, b[1] - a[1]);
  }
  return 4;
}

function rootHairs(half: readonly Point[], random: Random): Sketch {
  return [0.45, 0.65, 0.8].flatMap((share, index) => {
    const y = (half.at(-1)![1] as number) * share;
    const sign = index % 2 ? -1 : 1;
    const x = widthAt(half, y) * sign;
    return [line(smooth([[x, y], [x + sign * 8, y + random.between(1, 6)], [x + sign * random.between(12, 20), y + random.between(4, 14)]]), 1, 'ink', 0.8)];
  });
}

function tops(style: RootStyle, random: Random): Sketch {
  if (style.top === 'feather') return [-34, 27, -13, 8].flatMap((lean) => frond([random.between(-3, 3), 0], -90 + lean + random.between(-4, 4), style.height * random.between(0.82, 1.06), random));
  const look: LeafStyle = {shape: 'obovate', width: 0.42, veins: 5, tone: 'leaf', shade: 'hue-2', ink: 'ink'};
  return [-38, 34, -14, 12].flatMap((lean, index) => {
    const length = style.height * random.between(0.8, 1) * (index > 1 ? 1.08 : 0.9);
    const angle = -90 + lean + random.between(-5, 5);
    const stalk = polar([lean * 0.1, -3], angle, length * 0.36);
    return [taper([[lean * 0.1, 0], polar([lean * 0.1, 0], angle, length * 0.2), polar(stalk, angle, 6)], 5, 3.4, style.stalk ?? 'leaf'), ...leaf(stalk, angle, length * 0.72, {...look, bend: lean * 0.7})];
  });
}

/** A feathery frond of carrot, fennel or dill. */
export function frond(base: Point, angle: number, length: number, random: Random, tone: Token = 'leaf'): Sketch {
  const bend = (angle + 90) * 0.6;
  const spine = smooth([base, polar(base, angle, length * 0.5), polar(polar(base, angle, length * 0.5), angle + bend, length * 0.5)]);
  const sprays: Sketch[] = [];
  for (let pair = 0; pair < 5; pair++) {
    const share = 0.36 + pair * 0.14;
    const at = along(spine, share);
    const reach = length * (0.27 - pair * 0.036);
    for (const turn of [-46, 46]) {
      const heading = at.angle + turn + random.between(-6, 6);
      const tip = polar(at.point, heading, reach);
      const blob = smooth([at.point, polar(polar(at.point, heading - 20, reach * 0.5), heading - 90, reach * 0.05), polar(at.point, heading - 24, reach * 0.9), polar(at.point, heading - 7, reach * 0.78), tip, polar(at.point, heading + 8, reach * 0.76), polar(at.point, heading + 24, reach * 0.86), polar(at.point, heading + 26, reach * 0.45)], true, 0.8);
      sprays.push([fill(blob, pair % 2 ? tone : 'hue-2'), line(smooth([at.point, polar(at.point, heading, reach * 0.55), tip]), 1)]);
    }
  }
  const end = along(spine, 1);
  sprays.push([fill(smooth([polar(end.point, end.angle, -length * 0.08), polar(end.point, end.angle - 60, length * 0.06), polar(end.point, end.angle, length * 0.1), polar(end.point, end.angle + 60, length * 0.06)], true), tone)]);
  return [nib(spine, 3.4, tone), ...sprays.flat(), line(spine, 1.1)];
}

/** Onion, garlic or leek with its blades. */
export function allium(random: Random): Sketch {
  const half: Point[] = [[4, -28], [5, -12], [22, 4], [30, 24], [22, 42], [8, 50], [0, 51]];
  const outline = join(smooth(half), smooth(half.map(([x, y]): Point => [-x, y]).reverse()));
  const blades = [-30, 24, -10, 9].flatMap((lean, index) => leaf([lean * 0.08, -22], -90 + lean * 0.6, random.between(104, 128) - (index < 2 ? 22 : 0), {shape: 'needle', width: 0.1, bend: lean * 1.6, veins: 0}));
  const skins = [-0.62, -0.2, 0.28, 0.68].map((share) => nib(smooth([[share * 6, -20], [share * 20, 2], [share * 29, 24], [share * 18, 43], [share * 4, 50]]), 1.7));
  const roots = Array.from({length: 7}, (_, index) => line(smooth(shaky([[index * 2 - 6, 50], [index * 4 - 12, 62], [index * 6.4 - 19, 74 + (index % 3) * 6]], random, 2)), 1.2));
  return [...blades, ...roots, ...printed(outline, 'sun', 2.4), nib(smooth([[-13, 6], [-20, 22], [-14, 38]]), 4.4, 'paper', 0.75), ...fine(...skins)];
}
