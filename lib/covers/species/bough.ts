import {along, arc, type Path, type Point, polar, smooth} from '../geometry';
import {leaf, type LeafStyle, petal} from '../leaf';
import {fill, fine, framed, line, loop, mirrored, nib, printed, put, type Sketch, taper, type Token} from '../pen';
import type {Random} from '../random';
import type {Scene} from '../stage';
import {landscape, type View} from './scenery';
import {roundFruit} from './vines';

/** Something that grows at 0, 0 from a twig that heads to the right (0°), unless it hangs. */
export type Growth = (random: Random) => Sketch;

export interface BoughStyle {
  readonly leaf?: LeafStyle & {readonly size: number};
  /** Leaves on each twig, its tip included. */
  readonly leaves?: number;
  /** At the end of every `every`th twig. */
  readonly growth?: Growth;
  readonly every?: number;
  /** A growth that hangs keeps upright, whatever its twig does. */
  readonly hangs?: boolean;
  readonly twig?: number;
  readonly behind?: 'sun' | 'glow';
}

/** What a bough bears, drawn once or twice and hung up many times: varied to the eye, cheap to send. */
interface Stock {
  readonly leaves: readonly Sketch[];
  readonly growths: readonly Sketch[];
}

/** A bough that reaches into the sheet from its edge, bearing what its season gives. */
export function bough(style: BoughStyle): Scene {
  const draw = (view: View, random: Random): Sketch => {
    const {away} = view;
    const small = view.crop === 'thumbnail';
    const edge = away < 0 ? view.width + 14 : -14;
    const rising = random.chance(0.66) ? 1 : -1;
    const high = rising > 0 ? random.between(72, 92) : random.between(128, 146);
    const low = rising > 0 ? random.between(160, 184) : random.between(66, 84);
    const end: Point = [view.focus + away * (small ? 54 : 112), high];
    const start: Point = [edge, low];
    const span = end[0] - start[0];
    const main = smooth([start, [start[0] + span * 0.26, low + (high - low) * 0.16 - 9 * rising], [start[0] + span * 0.52, low + (high - low) * 0.52 + 5], [start[0] + span * 0.78, low + (high - low) * 0.72 - 6], end]);
    const stock = stockOf(style, random.fork('stock'));
    const count = small ? 5 : Math.min(9, Math.round(Math.abs(span) / 36));
    const twigs = Array.from({length: count}, (_, index) => twig(main, (small ? 0.24 : 0.16) + (index / count) * 0.76, index, style, stock, random));
    const tip = along(main, 1);
    const last = style.leaf ? framed(stock.leaves[0]!, tip.point, 0.95, tip.angle) : hang(style, stock, tip.point, tip.angle, random);
    const bark = [0.2, 0.45, 0.7].map((share) => {
      const {point, angle} = along(main, share);
      return nib(smooth([polar(point, angle, -9), polar(point, angle - 90, 1), polar(point, angle, 10)]), 1.4, 'paper', 0.7);
    });
    const disc: Point = [view.focus + away * random.between(-30, 14), random.between(104, 128)];
    const behind = fill(arc(disc, 68, 68), style.behind ?? 'glow', style.behind === 'sun' ? 0.35 : 0.85);
    return [behind, ...twigs.flatMap(({wood}) => wood), taper(points(main), 9.5, 2.6), ...bark, ...twigs.flatMap(({bears}) => bears), ...last];
  };
  return landscape(draw, {zoom: 1.22, thumbnail: 1.06, anchor: 0.5});
}

const points = (path: Path): Point[] => [path.start, ...path.curves.map((curve) => curve[2])];

function stockOf({leaf: look, growth}: BoughStyle, random: Random): Stock {
  const leaves = look ? [-14, 16].map((bend) => leaf([0, 0], 0, look.size, {...look, bend: bend + (look.bend ?? 0)})) : [];
  return {leaves, growths: growth ? [growth(random.fork(0)), growth(random.fork(1))] : []};
}

function hang(style: BoughStyle, stock: Stock, at: Point, angle: number, random: Random): Sketch {
  if (stock.growths.length === 0) return [];
  const turn = style.hangs ? random.between(-7, 7) : angle + random.between(-10, 10);
  return framed(random.pick(stock.growths), at, random.between(0.92, 1.06), turn, style.hangs && random.chance(0.5) ? -1 : 1);
}

function twig(main: Path, share: number, index: number, style: BoughStyle, stock: Stock, random: Random): {wood: Sketch; bears: Sketch} {
  const {point, angle} = along(main, share);
  const side = index % 2 ? 1 : -1;
  const length = (style.twig ?? 34) * random.near(1 - share * 0.25, 0.12);
  const heading = angle + side * random.between(34, 52);
  const path = smooth([point, polar(point, heading, length * 0.5), polar(polar(point, heading, length * 0.5), heading - side * 14, length * 0.5)]);
  const spots: readonly [number, number][] = [[1, 0], [0.62, -52], [0.62, 54], [0.25, -50], [0.25, 50]];
  const leaves = spots.slice(0, stock.leaves.length ? (style.leaves ?? 3) : 0).flatMap(([at, turn]) => {
    const from = along(path, at);
    return framed(random.pick(stock.leaves), from.point, random.between(0.84, 1.08) * (at === 1 ? 1.04 : 0.92), from.angle + turn + random.between(-12, 12));
  });
  const end = along(path, 1);
  const grown = index % (style.every ?? 1) === 0 ? hang(style, stock, end.point, end.angle, random) : [];
  return {wood: [taper(points(path), 4.4, 1.8)], bears: [...leaves, ...grown]};
}

/** A round fruit or two on stalks that hang. */
export function hanging(tone: Token, radius: number, stalk: number, count = 1): Growth {
  return (random) =>
    Array.from({length: count}, (_, index) => {
      const spread = count === 1 ? random.between(-4, 4) : (index - (count - 1) / 2) * radius * 2.1;
      const at: Point = [0, 0];
      const to: Point = [at[0] + spread, at[1] + stalk + (index % 2) * radius * 0.8];
      return [nib(smooth([at, [at[0] + spread * 0.3, at[1] + stalk * 0.5], to]), 2, 'leaf'), ...roundFruit([to[0], to[1] + radius * 0.8], radius, tone, random)];
    }).flat();
}

/** Berries in a cluster about a point. */
export function cluster(tone: Token, radius: number, count: number): Growth {
  return (random) => {
    const at: Point = [0, 0];
    const middle: Point = [radius * 1.6, 0];
    return Array.from({length: count}, (_, index) => {
      const spot = polar(middle, index * 137.5, Math.sqrt(index) * radius * 1.12);
      return [line(smooth([at, spot]), 1), ...roundFruit(spot, radius * random.between(0.92, 1.05), tone, random)];
    }).flat();
  };
}

/** An open flower seen from above. */
export function bloom(tone: Token, heart: Token, petals: number, size: number, width: number, core: Token = 'sun'): Growth {
  return (random) => {
    const at: Point = [0, 0];
    const turn = random.between(0, 60);
    const stamens = Array.from({length: 5}, (_, index) => {
      const tip = polar(at, turn + index * 72 + 36, size * 0.42);
      return [line(smooth([at, tip]), 0.9), fill(arc(tip, 1.5, 1.5), core)];
    });
    const open = Array.from({length: petals}, (_, index) => petal(at, turn + (index / petals) * 360 + random.between(-5, 5), size * random.between(0.94, 1.06), width, tone, 'ink', heart)).flat();
    return [...open, ...fine(...stamens.flat()), fill(arc(at, size * 0.14, size * 0.14), core)];
  };
}

/** A drooping catkin. */
export function catkin(tone: Token, length: number): Growth {
  return (random) => [-1, 1].flatMap((side) => {
    const at: Point = [0, 0];
    const spine = smooth([at, [at[0] + side * 6, at[1] + length * 0.4], [at[0] + side * 8 + random.between(-4, 4), at[1] + length * random.between(0.85, 1.1)]]);
    const beads = Array.from({length: 7}, (_, index) => {
      const {point} = along(spine, 0.12 + index * 0.14);
      return printed(loop([[point[0] - 5.4, point[1]], [point[0], point[1] - 4.6], [point[0] + 5.4, point[1]], [point[0], point[1] + 5.6]]), index % 2 ? tone : 'hue', 1.1);
    });
    return [line(spine, 1.4), ...beads.flat()];
  });
}

/** An acorn or a hazelnut in its cup. */
export function nut(tone: Token, round = false): Growth {
  return (random) => {
    const wide = round ? 13 : 10;
    const body = mirrored([[0, 6], [wide, 8], [wide * 0.95, 20], [wide * 0.5, round ? 27 : 31], [0, round ? 31 : 37]]);
    const cup = loop([[-wide - 3, 9], [-wide, 1], [0, -4], [wide, 1], [wide + 3, 9], [0, 13]]);
    const frill = Array.from({length: 5}, (_, index) => leaf([0, 4], 90 + (index - 2) * 36, 21, {width: 0.5, tone: 'leaf'})).flat();
    const drawn: Sketch = [...printed(body, tone, 1.8), nib(smooth([[-wide * 0.5, 13], [-wide * 0.52, 20], [-wide * 0.3, 27]]), 2.4, 'paper', 0.7), ...(round ? frill : [...printed(cup, 'hue', 1.6), ...fine(...[-6, 0, 6].map((x) => nib(smooth([[x - 3, 1], [x, 6], [x - 3, 10]]), 1.2)))])];
    return [nib(smooth([[0, 0], [2, 6], [0, 11]]), 2), ...put(drawn, [0, 11], 1, random.between(-20, 20))];
  };
}

/** A rosehip with its dried crown. */
export const hip: Growth = (random) => {
  const drawn: Sketch = [...printed(mirrored([[0, 2], [9, 6], [11.5, 17], [6, 28], [0, 31]]), 'fruit', 1.8), nib(smooth([[-5, 9], [-6, 16], [-4, 23]]), 2.6, 'paper', 0.75), ...[-26, 0, 26].map((turn) => nib(smooth([[0, 29], polar([0, 29], 90 + turn, 11)]), 2.6))];
  return put(drawn, [0, 0], 1, -90 + random.between(-12, 12));
};

/** A cone of overlapping scales. */
export const cone: Growth = (random) => {
  const rows = [34, 26, 18, 10, 3].flatMap((y, row) => [-1, 0, 1].flatMap((side) => petal([side * (4 + (row > 0 && row < 4 ? 2.4 : 0)), y - 4], 90 - side * 30, 12, 0.95, row % 2 ? 'hue' : 'sun')));
  return put([...printed(mirrored([[0, 0], [10, 6], [13, 20], [8, 36], [0, 44]]), 'hue', 1.6), ...rows], [0, 0], 1, random.between(-16, 16));
};
