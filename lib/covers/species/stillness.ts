import {arc, join, type Point, polar, smooth, straight} from '../geometry';
import {leaf, petal} from '../leaf';
import {fill, fine, line, loop, mirrored, nib, printed, put, type Shape, type Sketch, taper, type Token} from '../pen';
import type {Random} from '../random';
import {landscape} from './scenery';

/** A ring drawn with a nib: heavy on one side, thin on the other. */
export function ring(at: Point, rx: number, ry: number, width: number, turn = 20, paint: Token = 'ink'): Shape {
  return nib(arc(at, rx, ry, turn, turn + 352), width, paint);
}

const pebble = (at: Point, rx: number, ry: number, tone: Token, random: Random): Sketch => {
  const points = Array.from({length: 8}, (_, index): Point => [at[0] + Math.cos((index / 8) * Math.PI * 2) * rx * random.between(0.95, 1.05), at[1] + Math.sin((index / 8) * Math.PI * 2) * ry * random.between(0.93, 1.06)]);
  return [...printed(smooth(points, true), tone, 2.4), nib(smooth([[at[0] - rx * 0.6, at[1] - ry * 0.15], [at[0] - rx * 0.3, at[1] - ry * 0.55], [at[0] + rx * 0.1, at[1] - ry * 0.66]]), 3, 'paper', 0.65)];
};

/** Rings spreading over still water from a fallen leaf or drop. */
export const ripples = landscape((view, random) => {
  const at: Point = [view.focus, 142];
  const rings = Array.from({length: 8}, (_, index) => {
    const reach = 26 + index * 24 + index * index * 2.2;
    return [ring(at, reach, reach * 0.4, 3.6 - index * 0.3, random.between(0, 360), index % 2 ? 'hue' : 'ink'), ...(index === 2 || index === 4 ? [fill(arc(at, reach, reach * 0.4), 'hue-2', 0.28)] : [])];
  });
  const drops = random.chance(0.5);
  const top: Sketch = drops ? put([...printed(mirrored([[0, -24], [4, -12], [12, 2], [9, 13], [0, 17]]), 'hue', 2.2), nib(smooth([[-6, 2], [-5, 8], [-1, 12]]), 2.4, 'paper')], [at[0], 74]) : put(leaf([-44, 10], -14, 88, {width: 0.46, veins: 4, bend: 16, tone: 'leaf', shade: 'sun', petiole: 12}), [at[0] - 4, at[1] - 4]);
  const small: Sketch = drops ? put([fill(mirrored([[0, -10], [4, 0], [0, 6]]), 'hue')], [at[0], 112]) : [];
  return [...rings.flat(), ...small, ...top];
});

/** A moon over the tide. */
export const moonTide = landscape((view, random) => {
  const x = view.focus;
  const moon: Point = [x, 84];
  const waves = [0, 1, 2, 3].flatMap((row) => {
    const y = 156 + row * 24;
    const phase = random.between(0, 6);
    const crest = smooth(Array.from({length: Math.ceil(view.width / 26) + 3}, (_, index): Point => [index * 26 - 26, y + Math.sin(index * 1.1 + phase) * (4 + row)]));
    return [fill(join(crest, straight([[view.width + 50, 246], [-30, 246]])), row % 2 ? 'hue' : 'hue-2'), line(crest, 1.5)];
  });
  const stars = Array.from({length: view.width > 300 ? 14 : 7}, () => fill(arc([random.between(10, view.width - 10), random.between(12, 120)], 1.8, 1.8), 'hue'));
  const craters = [[-20, -22, 9], [8, -30, 5], [-30, 8, 6], [-8, 2, 4], [-14, 30, 7]].map(([dx, dy, r]) => fill(arc([moon[0] + dx!, moon[1] + dy!], r!, r! * 0.9), 'ink', 0.13));
  const light = [0, 1, 2, 3].map((index) => nib(smooth([[x - 26 + index * 3, 163 + index * 22], [x, 164.5 + index * 22], [x + 24 - index * 2, 163 + index * 22]]), 3, 'paper'));
  return [...stars, ...printed(arc(moon, 54, 54), 'sun', 2.6), ...craters, fill(join(arc(moon, 54, 54, -60, 120), arc([moon[0] - 16, moon[1] - 9], 52, 52, 108, -48)), 'ink', 0.18), ...waves, ...light];
});

/** The phases of the moon in an arc over hills. */
export const phases = landscape((view, random) => {
  const moons = [-2, -1, 0, 1, 2].flatMap((step) => {
    const at: Point = [view.focus + step * (view.width > 300 ? 66 : 43), 92 + step * step * (view.width > 300 ? 9 : 10)];
    const radius = step === 0 ? 27 : Math.abs(step) === 1 ? 18 : 13;
    const disc = printed(arc(at, radius, radius), step === 0 ? 'sun' : 'hue', 1.8);
    if (step === 0) return [...disc, line(arc(at, radius + 7, radius + 7), 1.2)];
    const lit = Math.abs(step) === 1 ? 0.1 : -0.5;
    const turn = step < 0 ? 1 : -1;
    const edge: Point[] = [[at[0], at[1] - radius], [at[0] - turn * radius * lit, at[1]], [at[0], at[1] + radius]];
    const outer = arc(at, radius * 0.97, radius * 0.97, turn > 0 ? -90 : 270, 90);
    return [...disc, fill(join(outer, smooth([...edge].reverse())), 'sun')];
  });
  const hill = smooth(Array.from({length: Math.ceil(view.width / 40) + 3}, (_, index): Point => [index * 40 - 30, 196 + Math.sin(index * 0.8 + random.between(0, 0.4)) * 9]));
  const stems = [-58, -30, 0, 26, 56].flatMap((dx, index) => [nib(smooth([[view.focus + dx, 206], [view.focus + dx + 3, 184 - (index % 2) * 12], [view.focus + dx + 10, 166 - (index % 2) * 14]]), 2.6, 'leaf'), ...leaf([view.focus + dx + 3, 186], -140, 20, {}), ...leaf([view.focus + dx + 6, 176 - (index % 2) * 8], -40, 22, {})]);
  return [...moons, ...stems, fill(join(hill, straight([[view.width + 80, 246], [-40, 246]])), 'hue-2'), line(hill, 1.6), ...Array.from({length: view.width > 300 ? 12 : 6}, () => fill(arc([random.between(10, view.width - 10), random.between(12, 60)], 1.6, 1.6), 'ink'))];
});

/** A stack of stones in raked sand. */
export const cairn = landscape((view, random) => {
  const x = view.focus;
  const rake = Array.from({length: 6}, (_, index) => ring([x, 206], 66 + index * 26, 15 + index * 10, 2.2, random.between(160, 200), 'hue'));
  const stones = ([[0, 196, 54, 19, 'hue'], [-4, 162, 40, 16, 'hue-2'], [5, 133, 31, 14, 'sun'], [-2, 108, 22, 11, 'hue'], [2, 89, 13, 8.5, 'hue-2']] as const).flatMap(([dx, y, rx, ry, tone]) => pebble([x + dx + random.between(-3, 3), y], rx, ry, tone, random));
  const sprig = [nib(smooth([[x + 44, 206], [x + 58, 176], [x + 66, 140]]), 2.6, 'leaf'), ...leaf([x + 52, 190], -20, 28, {}), ...leaf([x + 58, 174], -128, 28, {}), ...leaf([x + 62, 160], -30, 28, {}), ...leaf([x + 66, 141], -80, 26, {})];
  return [fill(arc([x - view.away * 18, 92], 62, 62), 'glow', 0.9), ...rake, ...sprig, ...stones];
});

/** Breath as waves: lines that swell and settle. */
export const breath = landscape((view, random) => {
  const count = 9;
  const phase = random.between(-0.4, 0.4);
  const lines = Array.from({length: count}, (_, index) => {
    const y = 74 + index * 15;
    const weight = Math.sin(((index + 1) / (count + 1)) * Math.PI);
    const points = Array.from({length: Math.ceil(view.width / 24) + 3}, (_, step): Point => {
      const px = step * 24 - 24;
      const swell = Math.exp(-(((px - view.focus) / 84) ** 2));
      return [px, y - swell * 50 * weight + Math.sin(px / 40 + phase + index * 0.35) * 5 * (1 - swell * 0.4)];
    });
    return {path: smooth(points), index};
  });
  return [fill(arc([view.focus, 78], 42, 42), 'sun'), ...lines.flatMap(({path, index}) => [...(index % 2 ? [] : [fill(join(path, straight([[view.width + 40, 246], [-30, 246]])), index % 4 ? 'hue-2' : 'glow', index % 4 ? 0.5 : 0.75)]), line(path, index % 2 ? 1.3 : 2.2, index % 2 ? 'hue' : 'ink')])];
});

/** A nest with eggs. */
export function nest(random: Random): Sketch {
  const egg = (at: Point, angle: number): Sketch => put([...printed(mirrored([[0, -30], [15, -20], [22, 4], [14, 24], [0, 29]]), 'paper', 2.2), ...fine(...Array.from({length: 7}, (_, index) => fill(arc([-9 + ((index * 7) % 19), -18 + index * 6], 1.5, 1.2), 'hue')))], at, 1, angle);
  const straws = Array.from({length: 30}, (_, index) => {
    const y = 2 + (index % 6) * 9;
    const reach = 96 - (index % 6) * 10;
    const x = random.between(-reach, reach * 0.4);
    const sag = 12 + (index % 6) * 2;
    return nib(smooth([[x, y + random.between(-6, 4)], [x + 30, y + sag * (1 - Math.abs(x + 30) / 130)], [x + 62, y + random.between(-8, 6)]]), 2.4, index % 4 === 0 ? 'hue-2' : index % 4 === 2 ? 'sun' : 'ink');
  });
  const bowl = join(smooth([[-100, -6], [-50, 8], [0, 12], [50, 8], [100, -6]]), smooth([[100, -6], [86, 38], [40, 66], [-40, 66], [-86, 38], [-100, -6]]));
  const back = loop([[-98, -8], [-52, -26], [0, -30], [52, -26], [98, -8], [50, 10], [0, 14], [-50, 10]]);
  return [...leaf([88, 4], -46, 62, {veins: 4}), ...leaf([94, 16], -4, 46, {veins: 3}), ...leaf([-88, 4], -134, 54, {veins: 4}), ...printed(back, 'ink', 1), ...egg([-30, -22], -16), ...egg([32, -20], 18), ...egg([1, -28], random.between(-5, 5)), ...printed(bowl, 'hue', 2.6), ...straws];
}

/** One feather. */
export function feather(random: Random): Sketch {
  const quill = smooth([[-46, 104], [-26, 52], [6, -18], [44, -92]]);
  const left = smooth([[-30, 58], [-52, 26], [-46, -18], [-18, -62], [14, -88], [46, -98]]);
  const right = smooth([[46, -98], [52, -62], [44, -22], [20, 20], [-8, 48], [-30, 58]]);
  const vane = join(left, right);
  const barbs = Array.from({length: 11}, (_, index) => {
    const share = 0.3 + index * 0.06;
    const at: Point = [-28 + (index + 1) * 6.2, 50 - (index + 1) * 12.4];
    return [nib(smooth([at, polar(at, -140 + index * 2, 16), polar(at, -132 + index * 2, 27 * (1 - share * 0.3))]), 1.5), nib(smooth([at, polar(at, -8 - index * 3, 12), polar(at, -18 - index * 3, 22 * (1.2 - share * 0.6))]), 1.5)];
  });
  const notch = [fill(straight([[-48, -2], [-22, 6], [-51, 8]], true), 'wash'), fill(straight([[39, -12], [22, -6], [33, -1]], true), 'wash')];
  return [...printed(vane, 'hue-2', 2.4), fill(join(quill.curves.length ? smooth([[-30, 58], [-4, 4], [44, -92]]) : quill, smooth([[46, -98], [52, -62], [44, -22], [20, 20], [-8, 48], [-30, 58]])), 'hue'), ...notch, nib(quill, 4.4), ...barbs.flat(), ...[0, 1, 2].map((index) => nib(smooth([[-33, 62 + index * 4], [-46, 60 + index * 9], [-54 + random.between(-3, 3), 70 + index * 8]]), 1.6, 'hue'))];
}

/** A slice of a trunk: the rings of the years. */
export function growthRings(random: Random): Sketch {
  const circle = (radius: number, wobble: number) => smooth(Array.from({length: 11}, (_, index) => polar([0, 0], index * 32.7, radius * random.between(1 - wobble, 1 + wobble))), true);
  const rings = Array.from({length: 7}, (_, index) => {
    const centre: Point = [-6 + index * 0.8, 4 - index * 0.5];
    const shape = Array.from({length: 9}, (_, step) => polar(centre, step * 40, (11 + index * 10.4) * random.between(0.965, 1.035)));
    return line(smooth(shape, true), index % 3 === 1 ? 2.2 : 1.2, index % 2 ? 'ink' : 'hue');
  });
  const cracks = [20, 150, 262].map((angle) => nib(straight([polar([0, 0], angle, 48), polar([0, 0], angle + 2, 88)]), 3));
  return [...leaf([58, -66], -24, 52, {veins: 3}), ...leaf([50, -74], -74, 46, {veins: 3}), ...printed(circle(98, 0.025), 'hue', 3.4), fill(circle(86, 0.015), 'hue-2'), ...rings, fill(arc([-6, 4], 5, 5), 'sun'), ...cracks];
}

/** A nautilus shell in section. */
export function shell(random: Random): Sketch {
  const spiral = (turns: number, scale: number): Point => polar([8, 8], turns * 360 - 30, scale * 1.88 ** turns);
  const outer = Array.from({length: 25}, (_, index) => spiral(index / 8, 11.6));
  const walls = Array.from({length: 15}, (_, index) => {
    const turn = 1.05 + index * 0.13;
    const [from, to] = [spiral(turn, 11.6), spiral(turn - 1, 11.6)];
    return nib(smooth([from, polar([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], turn * 360 - 30 + 90, Math.hypot(from[0] - to[0], from[1] - to[1]) * 0.24), to]), 2);
  });
  const body = join(smooth(outer), straight([outer.at(-1)!, spiral(2, 11.6)]));
  const chambers = Array.from({length: 7}, (_, index) => {
    const [a, b] = [1.05 + index * 0.26, 1.18 + index * 0.26];
    return fill(join(smooth([spiral(a, 11), spiral((a + b) / 2, 11), spiral(b, 11)]), smooth([spiral(b - 1, 11.6), spiral((a + b) / 2 - 1, 11.6), spiral(a - 1, 11.6)])), index % 2 ? 'hue' : 'sun', 0.9);
  });
  return put([...printed(body, 'hue-2', 3), ...chambers, ...walls, nib(smooth(outer), 2.6)], [0, 0], 1, random.between(-20, 20));
}

/** A dandelion clock letting go of its seeds. */
export function dandelion(random: Random): Sketch {
  const head: Point = [-14, -30];
  const parachute = (at: Point, angle: number, size: number): Sketch => [line(straight([at, polar(at, angle, size)]), 1.1), ...[-44, -22, 0, 22, 44].map((turn) => line(straight([polar(at, angle, size), polar(polar(at, angle, size), angle + turn, size * 0.46)]), 0.9, 'hue')), fill(arc(polar(at, angle, 1), 1.8, 1.8), 'ink')];
  const crown = Array.from({length: 19}, (_, index) => index * 18.9 + random.between(-3, 3)).filter((angle) => angle < 296 || angle > 350).flatMap((angle) => parachute(polar(head, angle, 9), angle, 34));
  const flying = [[44, -76, -30], [78, -46, -12], [64, -104, -46], [98, -88, -28]].flatMap(([x, y, angle]) => parachute([x!, y!], angle! - 20, 20));
  return [fill(arc(head, 56, 56), 'glow', 0.75), taper([[-24, 106], [-30, 40], [-16, -22]], 4.6, 3.4, 'leaf'), ...leaf([-26, 104], -160, 72, {shape: 'lance', width: 0.36, teeth: 4, depth: 0.5, veins: 0, bend: 26}), ...leaf([-22, 104], -22, 66, {shape: 'lance', width: 0.36, teeth: 4, depth: 0.5, veins: 0, bend: -26}), ...crown, fill(arc(head, 9, 9), 'sun'), line(arc(head, 9, 9), 1.4), ...flying];
}

/** A poppy, flower and seed head: sleep. */
export function poppy(random: Random): Sketch {
  const at: Point = [-22, -46];
  const petalAt = (angle: number, size: number, tone: Token): Sketch => {
    const base = at;
    const outline = [-58, -40, -20, 0, 20, 40, 58].map((turn, index) => polar(base, angle + turn, size * (index % 2 ? 1.03 : 0.94) * (Math.abs(turn) > 50 ? 0.8 : 1) * random.between(0.97, 1.03)));
    return [...printed(smooth([base, ...outline], true), tone, 2.2), ...fine(...[-26, 4, 30].map((turn) => nib(smooth([polar(base, angle + turn * 0.6, size * 0.4), polar(base, angle + turn, size * 0.84)]), 1.5)))];
  };
  const pod: Sketch = [...printed(mirrored([[0, -20], [15, -16], [20, 2], [12, 19], [0, 24]]), 'hue-2', 2), ...printed(loop([[-20, -20], [-9, -27], [0, -25], [9, -27], [20, -20], [9, -16], [0, -18], [-9, -16]]), 'leaf', 1.6), nib(smooth([[-7, -12], [-9, 2], [-5, 16]]), 1.5), nib(smooth([[6, -12], [8, 2], [5, 16]]), 1.5)];
  return [taper([[-4, 106], [-22, 40], [-20, -40]], 3.4, 3, 'leaf'), taper([[2, 106], [36, 40], [44, -30]], 3.4, 2.6, 'leaf'), ...leaf([-8, 88], -156, 66, {shape: 'lance', teeth: 5, depth: 0.45, width: 0.42, veins: 0, bend: 20}), ...leaf([6, 84], -16, 58, {shape: 'lance', teeth: 5, depth: 0.45, width: 0.42, veins: 0, bend: -20}), ...petalAt(-98, 56, 'hue'), ...petalAt(176, 54, 'hue'), ...petalAt(4, 54, 'hue'), ...petalAt(86, 46, 'hue'), fill(arc(at, 12, 12), 'ink'), ...Array.from({length: 12}, (_, index) => fill(arc(polar(at, index * 30, 17 + (index % 2) * 3), 1.8, 1.8), 'ink')), fill(arc(at, 5, 5), 'sun'), ...put(pod, [45, -46], 1, 8)];
}

/** Two ginkgo leaves. */
export function ginkgo(random: Random): Sketch {
  const fan = (size: number, tone: Token): Sketch => {
    const outline = [-64, -48, -30, -14, -3, 3, 14, 30, 48, 64].map((turn, index) => polar([0, 0], -90 + turn, size * (Math.abs(turn) === 3 ? 0.62 : Math.abs(turn) > 60 ? 0.86 : index % 2 ? 1 : 0.94) * random.between(0.98, 1.02)));
    const body = join(smooth([[0, 0], polar([0, 0], -148, size * 0.42), outline[0]!]), smooth(outline, false, 0.8), smooth([outline.at(-1)!, polar([0, 0], -32, size * 0.42), [0, 0]]));
    const veins = [-54, -38, -22, -8, 8, 22, 38, 54].map((turn) => nib(smooth([polar([0, 0], -90 + turn * 0.5, size * 0.16), polar([0, 0], -90 + turn * 0.86, size * 0.5), polar([0, 0], -90 + turn, size * (Math.abs(turn) < 10 ? 0.58 : 0.82))]), 1.5));
    return [taper([[0, -6], [4, size * 0.34], [-6, size * 0.66]], 4.4, 3, 'leaf'), ...printed(body, tone, 2.6), ...veins];
  };
  return [...put(fan(82, 'hue-2'), [42, 14], 1, 44), ...put(fan(104, 'sun'), [-20, 42], 1, -14)];
}

/** A steaming cup with a sprig. */
export function cup(random: Random): Sketch {
  const bowl = join(smooth([[-58, -8], [0, -3], [58, -8]]), smooth([[58, -8], [52, 40], [24, 72], [0, 74]]), smooth([[0, 74], [-24, 72], [-52, 40], [-58, -8]]));
  const steam = [-24, 2, 28].map((x, index) => nib(smooth([[x, -26], [x - 10, -46], [x + 8, -68], [x - 4, -94 + index * 6]].map(([px, py]): Point => [px! + random.between(-2, 2), py!])), 4, 'hue'));
  return [line(arc([62, 22], 21, 21, -80, 110), 8), line(arc([62, 22], 21, 21, -80, 110), 3.6, 'hue-2'), ...printed(loop([[-86, 78], [0, 72], [86, 78], [58, 92], [0, 96], [-58, 92]]), 'hue-2', 2.2), ...printed(bowl, 'hue', 3), ...printed(arc([0, -8], 58, 11), 'paper', 1.6), fill(arc([0, -6], 50, 7.4), 'sun'), nib(smooth([[-44, 6], [-40, 36], [-22, 58]]), 6, 'paper', 0.55), ...steam, ...leaf([52, 88], -18, 46, {veins: 3}), ...leaf([50, 90], 14, 40, {veins: 2}), ...fine(...petal([18, 40], -90, 20, 0.7, 'hue-2'), ...petal([18, 40], -30, 18, 0.7, 'hue-2'), ...petal([18, 40], -150, 18, 0.7, 'hue-2'))];
}

/** Two branches that lean together, or two birds on one. */
export function pair(random: Random): Sketch {
  const bird = (tone: Token, breast: Token): Sketch => {
    const body = loop([[-30, 10], [-22, -14], [-4, -32], [14, -36], [27, -24], [26, -8], [16, 14], [-6, 24], [-24, 20]]);
    return [fill(straight([[-22, 4], [-66, 26], [-58, 36], [-16, 20]], true), 'ink'), ...[2, 9].map((x) => line(straight([[x - 4, 20], [x - 2, 34]]), 2)), ...printed(body, tone, 2.2), fill(loop([[24, -14], [18, 12], [-2, 22], [2, 4], [12, -10]]), breast), ...printed(loop([[-14, -14], [-34, 2], [-42, 14], [-18, 14], [-2, 2]]), 'hue', 1.8), fill(straight([[26, -26], [40, -20], [26, -17]], true), 'sun'), fill(arc([17, -24], 2.4, 2.4), 'ink')];
  };
  const bough = smooth([[-116, 52], [-60, 38], [0, 42], [64, 34], [118, 44]]);
  return [nib(bough, 8), ...put(bird('hue-2', 'sun'), [-38, 4], 1, -6), ...put(bird('paper', 'fruit'), [44, 4], 0.94, random.between(2, 8), -1), ...leaf([-92, 46], 140, 34, {veins: 2}), ...leaf([96, 38], -42, 40, {veins: 3}), ...leaf([82, 38], 56, 36, {veins: 2}), ...leaf([-74, 42], -128, 34, {veins: 2}), ...leaf([0, 42], 96, 32, {})];
}

