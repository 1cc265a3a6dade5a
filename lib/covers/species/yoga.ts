import {arc, join, type Point, polar, smooth, straight} from '../geometry';
import {leaf, petal} from '../leaf';
import {fill, fine, line, loop, mirrored, nib, printed, put, type Sketch, type Token} from '../pen';
import type {Random} from '../random';
import {broadleaf, landscape} from './scenery';
import {ring} from './stillness';

/** A pointed lotus petal with a lit heart and three veins, upright from 0, 0. */
function lotusPetal(length: number, width: number, tone: Token, heart: Token): Sketch {
  const outline = mirrored([[0, -length], [width * 0.3, -length * 0.8], [width * 0.5, -length * 0.46], [width * 0.36, -length * 0.14], [0, 0]]);
  const inner = mirrored([[0, -length * 0.74], [width * 0.22, -length * 0.5], [width * 0.2, -length * 0.2], [0, 0]]);
  return [...printed(outline, tone, 2.2), fill(inner, heart), ...fine(nib(straight([[0, -length * 0.1], [0, -length * 0.64]]), 1.6))];
}

/** A lotus from the side, on water with its pads. */
export function lotus(random: Random): Sketch {
  const back = [-52, 52, -27, 27].flatMap((lean) => put(lotusPetal(112 - Math.abs(lean) * 0.4, 52, 'hue-2', 'paper'), [lean * 0.3, 44], 1, lean));
  const front = [-76, 76, -40, 40, 0].flatMap((lean) => put(lotusPetal((lean ? 94 : 104) + random.between(-4, 4), 52, 'hue', 'hue-2'), [lean * 0.26, 50], 1, lean));
  const pads = [...printed(loop([[-110, 62], [-60, 50], [-6, 58], [-14, 74], [-66, 82]]), 'leaf', 2), ...printed(loop([[8, 62], [60, 52], [112, 64], [70, 80], [16, 76]]), 'leaf', 2), nib(smooth([[-96, 63], [-60, 66], [-20, 64]]), 1.6), nib(smooth([[24, 67], [60, 66], [98, 66]]), 1.6)];
  return [...back, ...put(lotusPetal(118, 54, 'hue-2', 'paper'), [0, 46]), ...pads, ...front, ...[0, 1].map((index) => nib(smooth([[-70 + index * 30, 94 + index * 9], [0, 97 + index * 9], [70 - index * 20, 94 + index * 9]]), 2.4, 'hue'))];
}

/** A lotus seen from above, or any wheel of petals: a mandala. */
export function mandala(kind: 'lotus' | 'sun' | 'seed' | 'star') {
  return (random: Random): Sketch => {
    const folds = kind === 'star' ? 8 : kind === 'seed' ? 6 : random.pick([10, 12]);
    const wheel = (count: number, from: number, make: Sketch, offset = 0) => Array.from({length: count}, (_, index) => put(make, polar([0, 0], index * (360 / count) + offset - 90, from), 1, index * (360 / count) + offset)).flat();
    const dot = (radius: number, tone: Token): Sketch => [fill(arc([0, 0], radius, radius), tone)];
    const span = (at: number) => (2 * Math.PI * at) / folds;
    if (kind === 'seed') return [...wheel(6, 50, [line(arc([0, 0], 50, 50), 1.8)]), ...wheel(6, 0, petal([0, 0], -90, 50, 0.54, 'hue')), ...wheel(6, 50, petal([0, 0], -90, 50, 0.54, 'hue-2'), 0), ...wheel(6, 86.6, dot(5, 'sun'), 30), line(arc([0, 0], 50, 50), 2), line(arc([0, 0], 102, 102), 2.2), ...dot(8, 'sun')];
    if (kind === 'sun') return [...wheel(folds * 2, 66, [fill(mirrored([[0, -36], [5, -12], [4, 0], [0, 3]]), 'sun')]), ...wheel(folds * 2, 68, dot(2.2, 'ink'), 180 / folds / 2), line(arc([0, 0], 62, 62), 2), ...wheel(folds, 30, petal([0, 0], -90, 29, 0.62, 'hue')), ...wheel(folds, 46, dot(3.4, 'hue-2'), 180 / folds), ...printed(arc([0, 0], 29, 29), 'hue-2', 2), ...wheel(folds, 8, petal([0, 0], -90, 17, 0.5, 'paper')), ...dot(7, 'hue')];
    if (kind === 'star') return [...wheel(8, 50, lotusPetal(54, 44, 'hue-2', 'paper'), 22.5), ...wheel(8, 34, lotusPetal(62, 40, 'hue', 'hue-2')), line(arc([0, 0], 36, 36), 1.6), ...printed(arc([0, 0], 33, 33), 'paper', 2), ...wheel(16, 24, dot(2.6, 'hue')), ...wheel(8, 0, petal([0, -3], -90, 17, 0.46, 'sun')), ...dot(4.4, 'ink')];
    return [...wheel(folds, 54, lotusPetal(48, span(62), 'hue-2', 'paper'), 180 / folds), ...wheel(folds, 42, lotusPetal(46, span(54), 'hue', 'hue-2')), ...wheel(folds, 26, lotusPetal(34, span(38), 'hue-2', 'paper'), 180 / folds), ...printed(arc([0, 0], 27, 27), 'sun', 2), ...wheel(folds, 16, dot(2.2, 'ink')), ...wheel(6, 6, dot(1.8, 'ink'))];
  };
}

/** A fan of layered petals, half a mandala rising from its base. */
export function fan(random: Random): Sketch {
  const rows = [[104, 9, 'hue-2', 'paper', 84], [78, 7, 'hue', 'hue-2', 74], [52, 5, 'hue-2', 'paper', 62]] as const;
  const petals = rows.flatMap(([length, count, tone, heart, reach]) => {
    const order = Array.from({length: count}, (_, index) => index).sort((a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2));
    return order.flatMap((index) => put(lotusPetal(length * random.between(0.98, 1.02), length * 0.4, tone, heart), [0, 60], 1, (index / (count - 1) - 0.5) * 2 * reach));
  });
  return [...petals, ...printed(arc([0, 62], 20, 15), 'sun', 2), nib(smooth([[-96, 74], [0, 80], [96, 74]]), 3), nib(smooth([[-60, 86], [0, 90], [60, 86]]), 2, 'hue')];
}

/** A seated mountain: a body of hills at rest before the sun. */
export const seatedMountain = landscape((view, random) => {
  const x = view.focus;
  const on = (dx: number, y: number): Point => [x + dx, y];
  const body = join(smooth([on(-104, 208), on(-64, 186), on(-42, 148), on(-30, 112), on(-10, 96), on(0, 94)]), smooth([on(0, 94), on(10, 96), on(30, 112), on(42, 148), on(64, 186), on(104, 208)]));
  const shade = join(smooth([on(0, 94), on(10, 96), on(30, 112), on(42, 148), on(64, 186), on(104, 208)]), smooth([on(104, 208), on(50, 200), on(16, 168), on(10, 130), on(0, 94)]));
  const knees = [...printed(loop([on(-112, 208), on(-78, 188), on(-30, 194), on(-4, 206), on(-30, 218), on(-90, 219)]), 'hue-2', 2.2), ...printed(loop([on(112, 208), on(78, 188), on(30, 194), on(4, 206), on(30, 218), on(90, 219)]), 'hue-2', 2.2)];
  const floor = smooth([[-20, 212], [view.width * 0.3, 208 + random.between(-3, 3)], [view.width * 0.6, 214], [view.width + 30, 209]]);
  return [fill(arc(on(0, 104), 84, 84), 'sun', 0.35), fill(arc(on(0, 104), 62, 62), 'glow', 0.8), fill(join(floor, straight([[view.width + 30, 246], [-20, 246]])), 'hue-2', 0.5), line(floor, 1.4), ...printed(body, 'hue', 2.6), fill(shade, 'ink', 0.16), ...printed(arc(on(0, 74), 17, 20), 'hue', 2.4), ...knees, fill(arc(on(0, 189), 12, 6), 'sun'), nib(smooth([on(-15, 192), on(0, 199), on(15, 192)]), 2), ...fine(nib(smooth([on(-24, 132), on(-22, 150), on(-28, 172)]), 1.8), nib(smooth([on(-70, 202), on(-50, 200), on(-30, 204)]), 1.6), nib(smooth([on(70, 202), on(50, 200), on(30, 204)]), 1.6))];
}, {thumbnail: 0.86});

/** Arcs rising one behind another, as a back bends: a sun cradled in them. */
export const arches = landscape((view, random) => {
  const x = view.focus;
  const tones: readonly Token[] = ['hue-2', 'paper', 'hue', 'hue-2', 'paper'];
  const bands = tones.flatMap((tone, index) => {
    const radius = 108 - index * 19;
    return [fill(join(arc([x, 208], radius, radius * 1.3, 180, 360), straight([[x + radius, 208], [x - radius, 208]])), tone), nib(arc([x, 208], radius, radius * 1.3, 178, 362), 2.6)];
  }, {thumbnail: 0.74});
  const sprig = (dx: number, flip: number): Sketch => put([nib(smooth([[0, 0], [6, -26], [18, -52]]), 2.6, 'leaf'), ...leaf([2, -8], -28, 24, {}), ...leaf([5, -22], -130, 24, {}), ...leaf([10, -34], -24, 24, {}), ...leaf([18, -52], -64, 24, {})], [x + dx, 208], 1, 0, flip);
  return [...bands, ...printed(arc([x, 194], 16, 16), 'sun', 2), fill(straight([[x - 30, 209], [x + 30, 209], [x + 30, 214], [x - 30, 214]], true), 'wash'), nib(smooth([[x - 150, 209], [x, 207 + random.between(-1, 1)], [x + 150, 209]]), 3), ...sprig(116, 1), ...sprig(-116, -1)];
});

/** A tree standing on one root, mirrored in still water: balance. */
export const balance = landscape((view, random) => {
  const x = view.focus;
  const mirror = broadleaf([x, 0], 118, random.fork('tree'), 'hue-2').filter((shape) => shape.paint !== 'ink' || shape.line === undefined);
  const reflection = put(mirror, [0, 168], 1, 0).map((shape) => ({...shape, paint: shape.paint === 'ink' ? ('hue-2' as const) : ('hue-2' as const), path: {...shape.path, start: [shape.path.start[0], 336 - shape.path.start[1]] as const, curves: shape.path.curves.map(([a, b, c]) => [[a[0], 336 - a[1]], [b[0], 336 - b[1]], [c[0], 336 - c[1]]] as const)}, opacity: 0.5}));
  return [fill(arc([x + view.away * 34, 84], 48, 48), 'sun', 0.85), ...reflection, ...[0, 1, 2, 3].map((index) => nib(smooth([[x - 70 + index * 12, 180 + index * 15], [x, 182 + index * 15], [x + 66 - index * 14, 180 + index * 15]]), 2.6, index % 2 ? 'paper' : 'hue')), ...broadleaf([x, 168], 140, random.fork('tree'), 'hue'), nib(smooth([[x - 120, 168], [x, 170], [x + 120, 167]]), 3)];
});

/** A heart-shaped bodhi leaf with its long tip. */
export function bodhi(random: Random): Sketch {
  const outline = mirrored([[0, 42], [30, 56], [64, 30], [66, -8], [38, -50], [12, -76], [3, -100], [0, -124]]);
  const shade = join(smooth([[0, 42], [30, 56], [64, 30], [66, -8], [38, -50], [12, -76], [3, -100], [0, -124]]), smooth([[0, -124], [2, -40], [0, 42]]));
  const veins = [0, 1, 2, 3, 4].flatMap((index) => [-1, 1].map((side) => nib(smooth([[0, 34 - index * 24], [side * (30 - index * 3), 22 - index * 25], [side * (56 - index * 9), -6 - index * 21]]), 1.8)));
  return put([nib(smooth([[0, 40], [6, 74], [-8, 104]]), 5), ...printed(outline, 'hue', 3), fill(shade, 'hue-2'), nib(smooth([[0, 42], [2, -30], [0, -122]]), 3.4), ...veins], [0, 0], 1, 180 + random.between(-14, 14));
}

/** Rings round a still centre, with petals at the quarters. */
export function stillPoint(random: Random): Sketch {
  const quarters = [0, 90, 180, 270].flatMap((angle) => put(lotusPetal(44, 34, 'hue-2', 'paper'), polar([0, 0], angle - 90, 58), 1, angle));
  const between = [45, 135, 225, 315].flatMap((angle) => put(leaf([0, 0], -90, 32, {width: 0.5}), polar([0, 0], angle - 90, 62), 1, angle));
  return [...quarters, ...between, ...printed(arc([0, 0], 58, 58), 'hue', 2.6), fill(arc([0, 0], 44, 44), 'paper'), ring([0, 0], 36, 36, 3.4, random.between(0, 360), 'hue'), ring([0, 0], 26, 26, 3, random.between(0, 360)), ring([0, 0], 17, 17, 2.4, random.between(0, 360), 'hue'), fill(arc([0, 0], 8, 8), 'sun')];
}
