import {along, join, type Path, type Point, polar, reverse, smooth, straight} from './geometry';
import {fill, fine, line, nib, type Sketch, type Token} from './pen';

/** Half width of a leaf (1 = widest) at a share of its length. */
const profiles = {
  ovate: (t: number) => Math.sin(Math.PI * t ** 0.72) ** 0.9,
  lance: (t: number) => Math.sin(Math.PI * t ** 0.85) ** 1.15,
  obovate: (t: number) => Math.sin(Math.PI * t ** 1.5) ** 0.95,
  heart: (t: number) => Math.sin(Math.PI * (0.2 + 0.8 * t ** 0.7)) ** 0.9,
  needle: (t: number) => Math.sin(Math.PI * t) ** 0.6,
} as const;

export interface LeafStyle {
  readonly shape?: keyof typeof profiles;
  /** Widest, as a share of the length. */
  readonly width?: number;
  /** How far the tip leans, in degrees. */
  readonly bend?: number;
  readonly tone?: Token;
  /** The shaded half. */
  readonly shade?: Token | 'none';
  /** Pairs of side veins. */
  readonly veins?: number;
  /** Teeth or lobes on each side, and how deep they cut (share of the width). */
  readonly teeth?: number;
  readonly depth?: number;
  readonly round?: boolean;
  readonly petiole?: number;
}

/** A leaf from its base: two tones, a pen line round the shaded edge, midrib and veins. */
export function leaf(base: Point, angle: number, length: number, style: LeafStyle): Sketch {
  const {shape = 'ovate', width = 0.5, bend = 0, tone = 'leaf', shade = 'hue-2', veins = 4, petiole = 0} = style;
  if (length < 34 && !style.teeth) return leaflet(base, angle, length, style);
  const from = petiole ? polar(base, angle - bend * 0.2, petiole) : base;
  const spine = smooth([from, polar(from, angle, length * 0.5), tipOf(from, angle, length, bend)]);
  const left = side(spine, -90, length * width * 0.5, profiles[shape], style);
  const right = side(spine, 90, length * width * 0.5, profiles[shape], style);
  const edge = style.teeth && !style.round ? straight(right) : smooth(right);
  const other = style.teeth && !style.round ? straight(left) : smooth(left);
  const sketch = [fill(join(edge, reverse(other)), tone)];
  if (shade !== 'none') sketch.push(fill(join(edge, reverse(spine)), shade));
  sketch.push(line(edge, length > 40 ? 1.5 : 1.1));
  sketch.push(nib(smooth([base, ...spinePoints(spine, from)]), Math.max(1.2, length * 0.035)));
  return veins > 0 && length > 24
    ? [...sketch, ...fine(...veinLines(spine, length * width * 0.5, profiles[shape], veins))]
    : sketch;
}

/** A small leaf in two curves: no veins, and a pen line on the shaded edge only. */
function leaflet(base: Point, angle: number, length: number, style: LeafStyle): Sketch {
  const {width = 0.5, bend = 0, tone = 'leaf', shade = 'hue-2', petiole = 0, shape = 'ovate'} = style;
  const from = petiole ? polar(base, angle, petiole) : base;
  const tip = tipOf(from, angle, length, bend);
  const [near, far] = shape === 'obovate' ? [0.35, 0.85] : shape === 'lance' ? [0.3, 0.55] : [0.15, 0.62];
  const on = (share: number, turn: number): Point =>
    polar(polar(from, angle + bend * share * 0.5, length * share), angle + turn, length * width * 0.66);
  const half = (turn: number): Path => ({start: from, curves: [[on(near, turn), on(far, turn), tip]], closed: false});
  const [right, left] = [half(90), half(-90)];
  const sketch = [fill(join(right, reverse(left)), tone)];
  if (shade !== 'none' && length > 13) sketch.push(fill(join(right, straight([tip, from])), shade));
  sketch.push(line(right, 1.1));
  if (length > 13) sketch.push(line(straight([base, tipOf(from, angle, length * 0.86, bend)]), 1));
  return sketch;
}

function tipOf(from: Point, angle: number, length: number, bend: number): Point {
  return polar(polar(from, angle, length * 0.5), angle + bend, length * 0.5);
}

function spinePoints(spine: Path, from: Point): Point[] {
  return [from, along(spine, 0.5).point, along(spine, 0.96).point];
}

function side(spine: Path, turn: number, half: number, profile: (t: number) => number, style: LeafStyle): Point[] {
  const {teeth = 0, depth = 0.18} = style;
  const steps = teeth ? teeth * 2 : 5;
  const points: Point[] = [];
  for (let step = 0; step <= steps; step++) {
    const t = step / steps;
    const {point, angle} = along(spine, t);
    const cut = teeth && step % 2 === 0 && step > 0 ? 1 - depth : 1;
    points.push(
      step === steps
        ? point
        : polar(point, angle + turn, step === 0 ? profile(0) * half * 0.9 : half * profile(t) * cut),
    );
  }
  return [along(spine, 0).point, ...(profile(0) > 0.2 ? points : points.slice(1))];
}

function veinLines(spine: Path, half: number, profile: (t: number) => number, pairs: number): Sketch {
  const sketch = [];
  for (let pair = 1; pair <= pairs; pair++) {
    const t = 0.08 + (pair / (pairs + 1)) * 0.72;
    const {point, angle} = along(spine, t);
    for (const turn of [-1, 1]) {
      const reach = half * profile(Math.min(0.95, t + 0.12)) * 0.78;
      const end = polar(point, angle + turn * 48, reach * 1.25);
      sketch.push(line(smooth([point, polar(point, angle + turn * 56, reach * 0.7), end]), 0.8, 'ink', 0.75));
    }
  }
  return sketch;
}

/** A petal from its base: one flat tone with a pen line. */
export function petal(base: Point, angle: number, length: number, width: number, tone: Token): Sketch {
  const tip = polar(base, angle, length);
  const half = (length * width) / 2;
  const on = (share: number, turn: number, size: number) =>
    polar(polar(base, angle, length * share), angle + turn, half * size);
  const left = smooth([base, on(0.35, -90, 0.72), on(0.72, -90, 1), tip]);
  const right = smooth([base, on(0.35, 90, 0.72), on(0.72, 90, 1), tip]);
  return [fill(join(right, reverse(left)), tone), line(right, 1.3), line(left, 0.7, 'ink', 0.7)];
}

/** Leaflets in pairs along a rachis, with one at its end. */
export function pinnate(rachis: Path, pairs: number, size: number, style: LeafStyle, from: number): Sketch {
  const sketch: Sketch[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const t = from + (pair / pairs) * (0.95 - from);
    const {point, angle} = along(rachis, t);
    const length = size * (0.75 + 0.35 * Math.sin((Math.PI * (pair + 0.6)) / pairs));
    sketch.push(
      leaf(point, angle - 62, length, {...style, bend: 18}),
      leaf(point, angle + 62, length, {...style, bend: -18}),
    );
  }
  const {point, angle} = along(rachis, 1);
  return [nib(rachis, 2.2), ...sketch.flat(), ...leaf(point, angle, size * 1.15, style)];
}
