import {along, arc, type Path, type Point, polar, smooth} from '../../geometry';
import {type LeafStyle, leaf} from '../../leaf';
import {fill, framed, nib, type Sketch, taper} from '../../pen';
import type {Random} from '../../random';
import type {Scene} from '../../stage';
import {landscape, type View} from '../landscape';

const points = (path: Path): Point[] => [path.start, ...path.curves.map((curve) => curve[2])];

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
    // what hangs has room above the lower edge
    const low = rising > 0 ? random.between(160, 184) - (style.hangs ? 18 : 0) : random.between(66, 84);
    const end: Point = [view.focus + away * (small ? 54 : 112), high];
    const start: Point = [edge, low];
    const span = end[0] - start[0];
    const main = smooth([
      start,
      [start[0] + span * 0.26, low + (high - low) * 0.16 - 9 * rising],
      [start[0] + span * 0.52, low + (high - low) * 0.52 + 5],
      [start[0] + span * 0.78, low + (high - low) * 0.72 - 6],
      end,
    ]);
    const stock = stockOf(style, random.fork('stock'));
    const count = small ? 5 : Math.min(9, Math.round(Math.abs(span) / 36));
    const twigs = Array.from({length: count}, (_, index) =>
      twig(main, (small ? 0.24 : 0.16) + (index / count) * 0.76, index, style, stock, random),
    );
    const tip = along(main, 1);
    const last = style.leaf
      ? framed(stock.leaves[0]!, tip.point, 0.95, tip.angle)
      : hang(style, stock, tip.point, tip.angle, random);
    const bark = [0.2, 0.45, 0.7].map((share) => {
      const {point, angle} = along(main, share);
      return nib(
        smooth([polar(point, angle, -9), polar(point, angle - 90, 1), polar(point, angle, 10)]),
        1.4,
        'paper',
        0.7,
      );
    });
    const disc: Point = [view.focus + away * random.between(-30, 14), random.between(104, 128)];
    const behind = fill(arc(disc, 68, 68), style.behind ?? 'glow', style.behind === 'sun' ? 0.35 : 0.85);
    return [
      behind,
      ...twigs.flatMap(({wood}) => wood),
      taper(points(main), 9.5, 2.6),
      ...bark,
      ...twigs.flatMap(({bears}) => bears),
      ...last,
    ];
  };
  return landscape(draw, {zoom: 1.22, thumbnail: 1.06, anchor: 0.5});
}

function stockOf({leaf: look, growth}: BoughStyle, random: Random): Stock {
  const leaves = look
    ? [-14, 16].map((bend) => leaf([0, 0], 0, look.size, {...look, bend: bend + (look.bend ?? 0)}))
    : [];
  return {leaves, growths: growth ? [growth(random.fork(0)), growth(random.fork(1))] : []};
}

function hang(style: BoughStyle, stock: Stock, at: Point, angle: number, random: Random): Sketch {
  if (stock.growths.length === 0) return [];
  const turn = style.hangs ? random.between(-7, 7) : angle + random.between(-10, 10);
  return framed(
    random.pick(stock.growths),
    at,
    random.between(0.92, 1.06),
    turn,
    style.hangs && random.chance(0.5) ? -1 : 1,
  );
}

function twig(
  main: Path,
  share: number,
  index: number,
  style: BoughStyle,
  stock: Stock,
  random: Random,
): {wood: Sketch; bears: Sketch} {
  const {point, angle} = along(main, share);
  const side = index % 2 ? 1 : -1;
  const length = (style.twig ?? 34) * random.near(1 - share * 0.25, 0.12);
  const heading = angle + side * random.between(34, 52);
  const path = smooth([
    point,
    polar(point, heading, length * 0.5),
    polar(polar(point, heading, length * 0.5), heading - side * 14, length * 0.5),
  ]);
  const spots: readonly [number, number][] = [
    [1, 0],
    [0.62, -52],
    [0.62, 54],
    [0.25, -50],
    [0.25, 50],
  ];
  const leaves = spots.slice(0, stock.leaves.length ? (style.leaves ?? 3) : 0).flatMap(([at, turn]) => {
    const from = along(path, at);
    return framed(
      random.pick(stock.leaves),
      from.point,
      random.between(0.84, 1.08) * (at === 1 ? 1.04 : 0.92),
      from.angle + turn + random.between(-12, 12),
    );
  });
  const end = along(path, 1);
  const grown = index % (style.every ?? 1) === 0 ? hang(style, stock, end.point, end.angle, random) : [];
  return {wood: [taper(points(path), 4.4, 1.8)], bears: [...leaves, ...grown]};
}
