import {arc, join, type Point, polar, smooth, straight} from '../geometry';
import {leaf} from '../leaf';
import {fill, fine, line, loop, mirrored, nib, printed, put, type Shape, type Sketch, taper, type Token} from '../pen';
import type {Random} from '../random';

const seed = (at: Point, angle: number, length: number, width: number, tone: Token): Shape => {
  const tip = polar(at, angle, length);
  const on = (turn: number) => polar(polar(at, angle, length * 0.62), angle + turn, width);
  return fill(join(smooth([at, on(-90), tip]), smooth([tip, on(90), at])), tone);
};

const round = (at: Point, radius: number, random: Random, wobble = 0.02, squash = 1): Point[] =>
  Array.from({length: 9}, (_, index) => polar([0, 0], index * 40, radius * random.between(1 - wobble, 1 + wobble))).map(([x, y]): Point => [at[0] + x, at[1] + y * squash]);

/** A lemon, orange or grapefruit: one half in segments, a slice behind, a leaf. */
export function citrus(pulp: Token = 'sun') {
  return (random: Random): Sketch => {
    const wheel = (at: Point, radius: number): Sketch => {
      const count = radius > 60 ? 10 : 8;
      const turn = random.between(0, 36);
      const segments = Array.from({length: count}, (_, index) => {
        const angle = turn + (index / count) * 360;
        const half = 360 / count / 2 - 3.4;
        const [near, far] = [radius * 0.15, radius * 0.8];
        const outer = [-half, -half * 0.5, 0, half * 0.5, half].map((off, step) => polar(at, angle + off, far * (step === 0 || step === 4 ? 0.95 : 1)));
        const body = join(smooth([polar(at, angle, near), outer[0]!]), smooth(outer), smooth([outer[4]!, polar(at, angle, near)]));
        const cells = [-0.4, 0.12, 0.5].map((off, step) => nib(smooth([polar(at, angle + off * half, radius * (0.4 + step * 0.06)), polar(at, angle + off * half * 1.1, radius * (0.56 + step * 0.06))]), 1.5, 'paper', 0.8));
        return [fill(body, pulp), ...fine(...cells)];
      });
      return [...printed(smooth(round(at, radius, random, 0.012), true), 'hue', 3), fill(smooth(round(at, radius * 0.88, random, 0.01), true), 'paper'), ...segments.flat(), ...[0, 150, 250].map((angle) => seed(polar(at, turn + angle, radius * 0.24), turn + angle, radius * 0.12, radius * 0.04, 'ink'))];
    };
    const slice: Sketch = put([...printed(join(arc([0, 0], 48, 48, 180, 360), straight([[48, 0], [-48, 0]])), 'hue', 2.4), fill(join(arc([0, -1], 42, 42, 180, 360), straight([[42, -1], [-42, -1]])), 'paper'), ...[-72, -36, 0, 36, 72].map((off) => fill(join(smooth([polar([0, -3], -90 + off, 7), polar([0, -3], -103 + off, 37), polar([0, -3], -90 + off, 39), polar([0, -3], -77 + off, 37)]), straight([polar([0, -3], -77 + off, 37), polar([0, -3], -90 + off, 7)])), pulp))], [62, 66], 1, 16);
    return [...leaf([-34, -50], -128, 78, {shape: 'lance', width: 0.42, veins: 5, bend: -18}), ...leaf([-20, -58], -68, 66, {shape: 'lance', width: 0.44, veins: 5, bend: 18}), ...wheel([-14, 8], 76), ...slice];
  };
}

/** Kiwi: a slice of rays and seeds, before a whole one. */
export function kiwi(random: Random): Sketch {
  const at: Point = [18, 16];
  const rays = Array.from({length: 26}, (_, index) => nib(smooth([polar(at, index * 13.85, 24), polar(at, index * 13.85 + 1, 52 + (index % 2) * 6)]), 2.4, 'paper', 0.7));
  const seeds = Array.from({length: 22}, (_, index) => seed(polar(at, index * 16.4 + 4, 26 + (index % 2) * 5), index * 16.4 + 4, 8, 2, 'ink'));
  const whole = smooth(round([-42, -28], 56, random, 0.02, 0.86), true);
  return [...printed(whole, 'sun', 3), fill(whole, 'ink', 0.28), ...fine(...Array.from({length: 12}, (_, index) => nib(smooth([[-84 + index * 6, -30 - (index * 13) % 34], [-80 + index * 6, -24 - (index * 13) % 34]]), 1.6))), ...printed(smooth(round(at, 72, random, 0.015, 0.98), true), 'sun', 3), fill(smooth(round(at, 66, random, 0.015, 0.98), true), 'leaf'), fill(smooth(round(at, 44, random, 0.05), true), 'hue-2', 0.35), ...rays, fill(smooth(round(at, 17, random, 0.06, 1.2), true), 'paper'), ...seeds];
}

/** A tomato cut across, its chambers full of seeds. */
export function cutTomato(random: Random): Sketch {
  const chambers = [0, 1, 2, 3, 4].flatMap((index) => {
    const angle = index * 72 - 90;
    const at = polar([0, 12], angle, 37);
    const body = put([fill(loop([[-15, -13], [0, -17], [16, -13], [19, 3], [9, 15], [0, 12], [-9, 15], [-19, 3]], random, 1), 'sun')], at, 1, angle + 90);
    const seeds = [-9, 0, 9].map((x, row) => put([seed([x, row % 2 ? -8 : -2], 90 + x * 3, 8, 2.4, 'paper')], at, 1, angle + 90)[0]!);
    return [...body, ...seeds];
  });
  return [...leaf([-40, -52], -140, 70, {teeth: 3, depth: 0.3, round: true, width: 0.56, veins: 3}), ...leaf([36, -56], -46, 66, {teeth: 3, depth: 0.3, round: true, width: 0.56, veins: 3}), ...printed(loop([[0, -62], [38, -64], [72, -34], [80, 14], [62, 62], [20, 84], [-22, 84], [-64, 60], [-80, 12], [-70, -36], [-38, -64]], random, 1.5), 'fruit', 3), line(loop([[0, -54], [36, -56], [64, -30], [71, 12], [55, 54], [18, 75], [-20, 75], [-57, 53], [-71, 10], [-62, -32], [-34, -56]]), 2, 'paper', 0.6), ...chambers, fill(loop([[0, 4], [7, 10], [4, 19], [-5, 19], [-7, 10]]), 'paper', 0.8)];
}

/** A pomegranate opened on its seeds. */
export function pomegranate(random: Random): Sketch {
  const crown = printed(join(straight([[-14, -62], [-24, -92], [-10, -80], [0, -96], [10, -80], [24, -92], [14, -62]]), straight([[14, -62], [-14, -62]])), 'fruit', 2);
  const body = loop([[0, -68], [44, -58], [76, -16], [72, 36], [36, 76], [-8, 84], [-52, 66], [-78, 22], [-70, -28], [-38, -60]], random, 1.5);
  const hollow = loop([[4, -48], [36, -40], [56, -8], [52, 30], [24, 58], [-8, 54], [-22, 20], [-14, -20]], random, 2);
  const grains: Sketch[] = [];
  for (let index = 0; index < 26; index++) {
    const spot = polar([0, 0], index * 137.5, Math.sqrt(index + 0.3) * 9.6);
    const at: Point = [19 + spot[0] * 0.72, 8 + spot[1]];
    grains.push(put([...printed(loop([[0, -7], [5.5, -2], [5, 5], [0, 8], [-5, 5], [-5.5, -2]]), index % 3 ? 'fruit' : 'hue', 1.3), nib(smooth([[-2.5, -3], [-3, 2]]), 1.8, 'paper')], at, 1, index * 40));
  }
  return [...leaf([-30, -56], -150, 70, {shape: 'lance', width: 0.32, veins: 4, bend: -16}), ...leaf([28, -58], -28, 60, {shape: 'lance', width: 0.32, veins: 4, bend: 18}), ...crown, ...printed(body, 'fruit', 3), fill(hollow, 'paper'), line(hollow, 1.4), ...grains.flat(), nib(smooth([[-58, -22], [-64, 10], [-52, 42]]), 6, 'paper', 0.5)];
}

/** A pepper halved along its ribs. */
export function cutPepper(random: Random): Sketch {
  const tone: Token = random.pick(['fruit', 'sun', 'leaf']);
  const outline = mirrored([[0, -54], [26, -66], [58, -54], [66, -14], [54, 36], [38, 76], [18, 88], [0, 78]]);
  const hollow = mirrored([[0, -42], [24, -52], [48, -42], [53, -12], [43, 32], [30, 64], [15, 73], [0, 62]]);
  const seeds = Array.from({length: 16}, (_, index) => seed([((index * 11) % 32) - 16, -30 + Math.floor(index / 3) * 7], 60 + (index * 47) % 90, 7, 2.6, 'paper'));
  return [taper([[0, -58], [3, -80], [16, -98]], 13, 9, 'leaf'), line(smooth([[6, -60], [9, -80], [20, -94]]), 1.3), ...printed(outline, tone, 3), fill(hollow, 'hue-2'), line(hollow, 1.4), ...[-1, 1].map((side) => fill(join(smooth([[side * 5, -46], [side * 26, -8], [side * 16, 62]]), smooth([[side * 16, 62], [side * 12, 0], [side * 5, -46]])), 'paper', 0.75)), fill(loop([[0, -50], [20, -42], [14, -8], [0, 10], [-14, -8], [-20, -42]]), 'sun', 0.8), ...seeds, nib(smooth([[0, 10], [2, 34], [0, 60]]), 2)];
}

/** An avocado half with its stone, and the other half behind. */
export function avocado(random: Random): Sketch {
  const half = (stone: boolean): Sketch => {
    const shape = (inset: number) => mirrored([[0, -92 + inset * 1.4], [18 - inset * 0.4, -82 + inset], [28 - inset * 0.7, -46], [52 - inset, 4], [58 - inset, 38], [38 - inset * 0.8, 74 - inset * 0.8], [0, 88 - inset]]);
    const pit = stone ? [...printed(smooth(round([0, 32], 30, random, 0.02, 1.06), true), 'sun', 3), nib(smooth([[-17, 24], [-14, 14], [-4, 8]]), 5, 'paper', 0.7)] : [fill(smooth(round([0, 32], 29, random, 0.02, 1.05), true), 'sun', 0.5), nib(arc([0, 32], 29, 30, 190, 300), 3)];
    return [...printed(shape(0), 'leaf', 3), fill(shape(7), 'hue-2'), fill(shape(13), 'paper', 0.7), ...pit];
  };
  return [...put(half(false), [46, 10], 0.86, 28), ...leaf([-52, -42], -150, 64, {shape: 'lance', width: 0.42, veins: 5}), ...put(half(true), [-26, 2], 1, -12)];
}

/** An apple half with its core, stalk and leaf. */
export function apple(random: Random): Sketch {
  const outline = mirrored([[0, -44], [22, -60], [58, -54], [74, -16], [66, 34], [38, 76], [14, 80], [0, 72]]);
  const flesh = mirrored([[0, -36], [22, -51], [52, -45], [66, -14], [58, 30], [34, 67], [13, 71], [0, 63]]);
  const core = mirrored([[0, -14], [13, -8], [21, 8], [14, 28], [0, 36]]);
  return [taper([[0, -40], [3, -66], [15, -92]], 4, 6), ...leaf([5, -68], -22, 72, {veins: 5, bend: -14}), ...printed(outline, random.pick(['fruit', 'leaf', 'sun']), 3), fill(flesh, 'paper'), nib(smooth([[0, -36], [2, 0], [0, 62]]), 1.8), line(core, 1.6, 'hue'), fill(core, 'hue-2', 0.6), seed([-4, -2], 100, 22, 5, 'ink'), seed([4, -2], 80, 22, 5, 'ink'), ...fine(nib(smooth([[-46, -18], [-44, 14], [-30, 44]]), 1.6), nib(smooth([[44, -22], [46, 10], [34, 40]]), 1.6))];
}

/** A fig cut open. */
export function fig(random: Random): Sketch {
  const outline = mirrored([[3, -100], [7, -78], [24, -48], [58, -4], [62, 40], [36, 74], [0, 82]]);
  const white = mirrored([[0, -72], [18, -42], [48, -2], [52, 36], [30, 64], [0, 71]]);
  const flesh = mirrored([[0, -44], [14, -26], [36, 4], [40, 34], [22, 54], [0, 60]]);
  const grains = Array.from({length: 24}, (_, index) => seed(polar([0, 20], index * 137.5, 7 + Math.sqrt(index) * 6), index * 137.5, 5.4, 1.5, index % 3 ? 'sun' : 'paper'));
  return [...leaf([-38, 30], -164, 82, {teeth: 3, depth: 0.42, round: true, width: 0.86, veins: 3}), ...printed(outline, 'hue-2', 1), ...printed(outline, random.pick(['fruit', 'leaf']), 3), fill(white, 'paper'), fill(flesh, 'fruit'), ...grains, nib(smooth([[0, -10], [0, 16], [0, 44]]), 3, 'paper')];
}

/** A wedge and a wheel of watermelon. */
export function melon(random: Random): Sketch {
  const wedge = (inset: number) => join(arc([0, -34], 96 - inset, 96 - inset, 14, 166), straight([polar([0, -34], 166, 96 - inset), polar([0, -34], 14, 96 - inset)]));
  const seeds = [[-48, 6], [-22, 18], [6, 8], [30, 20], [50, 2], [-34, 34], [-2, 38], [26, 42], [-62, -6]].map(([x, y]) => seed([x! + random.between(-3, 3), y!], 90 - x! * 0.6, 11, 3.4, 'ink'));
  return put([...printed(wedge(0), 'leaf', 3), fill(wedge(9), 'paper'), fill(wedge(15), 'fruit'), ...seeds, nib(smooth([[-76, -4], [-30, -8], [60, -5]]), 3, 'paper', 0.6)], [0, 0], 1, random.between(-14, 8));
}
