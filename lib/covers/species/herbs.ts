import {along, arc, join, type Path, type Point, polar, smooth, straight} from '../geometry';
import {leaf, type LeafStyle, petal} from '../leaf';
import {fill, fine, line, mirrored, nib, printed, type Sketch, taper, type Token} from '../pen';
import type {Random} from '../random';
import {frond} from './roots';

const ends = (path: Path): Point[] => [path.start, ...path.curves.map((curve) => curve[2])];

interface HerbStyle {
  readonly look: LeafStyle;
  readonly pairs: number;
  readonly length: number;
  readonly spread: number;
  readonly flower?: Token;
}

const kinds = {
  mint: {look: {width: 0.56, teeth: 5, depth: 0.14, veins: 4}, pairs: 5, length: 46, spread: 66},
  sage: {look: {shape: 'lance', width: 0.38, veins: 4, tone: 'hue-2', shade: 'leaf'}, pairs: 5, length: 54, spread: 48},
  basil: {look: {width: 0.7, veins: 4}, pairs: 4, length: 54, spread: 60},
  bay: {look: {shape: 'lance', width: 0.4, veins: 5}, pairs: 5, length: 56, spread: 42},
  thyme: {look: {width: 0.5, veins: 0}, pairs: 9, length: 18, spread: 58, flower: 'fruit'},
  rosemary: {look: {shape: 'needle', width: 0.16, veins: 0}, pairs: 14, length: 30, spread: 42},
} as const satisfies Record<string, HerbStyle>;

/** A sprig of a kitchen herb, or three where its leaves are small. */
export function herb(kind: keyof typeof kinds) {
  return (random: Random): Sketch => {
    const style: HerbStyle = kinds[kind];
    const sprig = (base: Point, lean: number, height: number): Sketch => {
      const stem = smooth([base, [base[0] + lean * 0.25, base[1] - height * 0.35], [base[0] + lean * 0.5, base[1] - height * 0.7], [base[0] + lean * 1.2, base[1] - height]]);
      const leaves: Sketch[] = [];
      for (let pair = 0; pair < style.pairs; pair++) {
        const share = 0.2 + (pair / style.pairs) * 0.72;
        const {point, angle} = along(stem, share);
        const length = style.length * (1.08 - share * 0.55) * random.between(0.92, 1.08);
        const spread = style.spread * (1.1 - share * 0.35);
        leaves.push([...leaf(point, angle - spread, length, {...style.look, bend: 16}), ...leaf(point, angle + spread, length, {...style.look, bend: -16})]);
        if (style.flower && pair > 5) leaves.push([fill(arc(polar(point, angle - 80, 7), 3, 3), style.flower), fill(arc(polar(point, angle + 80, 7), 3, 3), style.flower)]);
      }
      const tip = along(stem, 1);
      return [taper(ends(stem), 5, 2.2, 'leaf'), line(stem, 1), ...leaves.flat(), ...leaf(tip.point, tip.angle, style.length * 0.6, style.look)];
    };
    if (style.pairs < 8) return sprig([0, 100], random.between(-22, 22), 178);
    return [...sprig([-6, 100], -44, 150), ...sprig([6, 100], 46, 156), ...sprig([0, 104], random.between(-8, 8), 196)];
  };
}

/** Stems of lavender. */
export function lavender(tone: Token, light: Token) {
  return (random: Random): Sketch => [-46, 44, -22, 24, 0].flatMap((lean, index) => {
    const height = 172 + (index === 4 ? 26 : 0) - (index < 2 ? 22 : 0) + random.between(-8, 8);
    const stem = smooth([[lean * 0.12, 100], [lean * 0.35, 100 - height * 0.45], [lean * 1.25, 100 - height]]);
    const buds = Array.from({length: 7}, (_, bud) => {
      const {point, angle} = along(stem, 0.62 + bud * 0.058);
      const size = 11 - bud * 0.7;
      return [-1, 1].flatMap((side) => leaf(point, angle + side * 46, size * 1.2, {shape: 'obovate', width: 0.8, tone: side > 0 ? tone : light, shade: 'none'}));
    });
    return [taper(ends(stem), 3.2, 2, 'leaf'), ...buds.flat(), ...leaf(along(stem, 0.2).point, along(stem, 0.2).angle - 26, 40, {shape: 'needle', width: 0.13, veins: 0}), ...leaf(along(stem, 0.26).point, along(stem, 0.26).angle + 28, 38, {shape: 'needle', width: 0.13, veins: 0})];
  });
}

/** A lettuce: ruffled leaves folding round a heart. */
export function lettuce(random: Random): Sketch {
  const ring = (lean: number, length: number, width: number, tone: Token): Sketch => {
    const angle = -90 + lean;
    const base: Point = [lean * 0.12, 70];
    const outline: Point[] = [base];
    const steps = 14;
    for (let step = 1; step < steps; step++) {
      const turn = (step / steps) * 2 - 1;
      const reach = Math.cos(turn * 1.25) ** 0.7 * length * (step % 2 ? 1.04 : 0.95) * random.between(0.98, 1.02);
      outline.push(polar(base, angle + turn * width, reach));
    }
    const middle = smooth([base, polar(base, angle + lean * 0.04, length * 0.5), polar(base, angle + lean * 0.1, length * 0.82)]);
    const veins = [0.35, 0.5, 0.65].flatMap((share) => [-1, 1].map((side) => line(smooth([along(middle, share).point, polar(along(middle, share).point, angle + side * 34, length * 0.17), polar(along(middle, share).point, angle + side * 44, length * 0.3)]), 0.9, 'ink', 0.7)));
    return [...printed(smooth(outline, true, 1), tone, 2.4), nib(middle, 4.6, 'paper', 0.85), ...fine(...veins)];
  };
  return [...ring(-66, 112, 40, 'leaf'), ...ring(66, 112, 40, 'leaf'), ...ring(-36, 138, 40, 'hue-2'), ...ring(38, 136, 40, 'leaf'), ...ring(0, 150, 38, 'leaf'), ...ring(-20, 112, 38, 'hue-2'), ...ring(24, 104, 38, 'leaf'), ...ring(0, 86, 42, 'hue-2')];
}

/** Kale or chard: tall blistered leaves on pale ribs. */
export function chard(random: Random): Sketch {
  const ribs: readonly Token[] = random.chance(0.5) ? ['fruit', 'sun'] : ['sun', 'fruit'];
  return [-50, 48, -27, 25, 0].flatMap((lean, index) => {
    const length = 118 + (index === 4 ? 22 : 0) - (index < 2 ? 18 : 0);
    const base: Point = [lean * 0.22, 96];
    const foot = polar(base, -90 + lean * 0.7, 62);
    return [taper([base, polar(base, -90 + lean * 0.6, 34), foot, polar(foot, -90 + lean, 30)], 9, 5, ribs[index % 2]), ...leaf(foot, -90 + lean, length, {width: 0.52, teeth: 6, depth: 0.13, round: true, veins: 6, bend: lean * 0.35}), taper([foot, polar(foot, -90 + lean * 1.05, length * 0.4), polar(foot, -90 + lean * 1.14, length * 0.72)], 4.6, 1, ribs[index % 2])];
  });
}

/** An umbel of dill or fennel. */
export function umbel(random: Random): Sketch {
  const stem = smooth([[0, 102], [-4, 40], [3, -30]]);
  const rays = Array.from({length: 9}, (_, index) => {
    const angle = -90 + (index - 4) * 17;
    const tip = polar([3, -30], angle, 62 + random.between(-4, 4) - Math.abs(index - 4) * 1.5);
    const flowers = [-52, -26, 0, 26, 52].map((turn) => polar(tip, angle + turn, 15));
    return [nib(smooth([[3, -30], polar([3, -30], angle * 0.9 - 9, 34), tip]), 1.8, 'leaf'), ...flowers.map((at) => line(straight([tip, at]), 0.9)), ...flowers.map((at) => fill(arc(at, 4, 4), index % 2 ? 'sun' : 'hue'))];
  });
  return [taper(ends(stem), 5, 3, 'leaf'), line(stem, 1), ...frond([-2, 62], -148, 78, random), ...frond([-2, 34], -34, 74, random), ...rays.flat()];
}

/** A globe artichoke in scales. */
export function artichoke(random: Random): Sketch {
  const rows = [[-84, 3, 40], [-62, 4, 42], [-38, 5, 42], [-12, 4, 40]] as const;
  const scales = rows.flatMap(([y, count, size], row) => Array.from({length: count}, (_, index) => {
    const share = index / (count - 1) - 0.5;
    return petal([share * (30 + row * 17), y + 38 - Math.abs(share) * 10], -90 + share * (28 + row * 11) + random.between(-2, 2), size, 0.86, row % 2 ? 'leaf' : 'hue-2', 'ink');
  }).flat());
  const bulb = mirrored([[0, -104], [30, -70], [45, -20], [36, 22], [10, 36], [0, 36]]);
  return [taper([[0, 30], [-3, 70], [2, 104]], 13, 11, 'leaf'), line(smooth([[6, 34], [3, 70], [8, 104]]), 1.4), ...leaf([0, 84], -160, 78, {shape: 'lance', teeth: 5, depth: 0.4, round: true, width: 0.5, bend: 24}), ...leaf([0, 76], -20, 74, {shape: 'lance', teeth: 5, depth: 0.4, round: true, width: 0.5, bend: -24}), ...printed(bulb, 'leaf', 2.2), ...scales, ...petal([-22, 36], -138, 34, 0.7, 'hue-2'), ...petal([22, 36], -42, 34, 0.7, 'leaf'), ...petal([0, 38], -90, 38, 0.85, 'hue-2')];
}

/** Compost: a layered heap with a sprout on its crown; stands at y = 0. */
export function heap(random: Random): Sketch {
  const mound = (height: number, half: number): Path => join(smooth([[-half, 0], [-half * 0.72, -height * 0.5], [-half * 0.3, -height * 0.9], [half * 0.05, -height], [half * 0.4, -height * 0.84], [half * 0.76, -height * 0.45], [half, 0]]), straight([[half, 0], [-half, 0]]));
  const bits = Array.from({length: 12}, (_, index) => {
    const at: Point = [random.between(-62, 62), -8 - (index % 4) * 15];
    return index % 3 ? [nib(smooth([at, [at[0] + 7, at[1] - 3], [at[0] + 14, at[1]]]), 2.6, index % 2 ? 'sun' : 'paper')] : leaf(at, random.between(-40, 10), 20, {veins: 0, tone: 'hue-2', shade: 'sun'});
  });
  return [...printed(mound(86, 104), 'ink', 1), fill(mound(60, 98), 'sun', 0.55), fill(mound(36, 94), 'leaf', 0.9), ...bits.flat(), taper([[4, -82], [0, -104], [6, -126]], 4.4, 3, 'leaf'), ...leaf([4, -118], -156, 38, {bend: 18}), ...leaf([5, -122], -26, 42, {bend: -18}), ...leaf([6, -126], -92, 30, {}), nib(smooth([[44, -66], [54, -78], [64, -70], [74, -74]]), 4.4, 'fruit')];
}
