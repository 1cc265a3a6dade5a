import type {Random} from '@/lib/covers/random';

export type Point = readonly [x: number, y: number];
export type Outline = readonly Point[];

/** A smooth line through the points (Catmull-Rom), as many short straight ones. */
export function spline(points: Outline, closed = false, steps = 10): Point[] {
  const at = (index: number) =>
    closed
      ? points[(index + points.length) % points.length]!
      : points[Math.max(0, Math.min(points.length - 1, index))]!;
  const spans = closed ? points.length : points.length - 1;
  const result: Point[] = [];
  for (let span = 0; span < spans; span++) {
    const [a, b, c, d] = [at(span - 1), at(span), at(span + 1), at(span + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const blend = (p: number, q: number, r: number, s: number) =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
      result.push([blend(a[0], b[0], c[0], d[0]), blend(a[1], b[1], c[1], d[1])]);
    }
  }
  if (!closed) result.push(points.at(-1)!);
  return result;
}

/** The `d` of a path: one decimal is finer than any screen. */
function pathData(outline: Outline, closed = true): string {
  const text = outline.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return `M${text}${closed ? 'Z' : ''}`;
}

/** An area as an SVG element; `extra` is further attributes. */
export function fill(outline: Outline, colour: string, extra = ''): string {
  return `<path d="${pathData(outline)}" fill="${colour}" ${extra}/>`;
}

/** A line with round ends as an SVG element, `width` in the units of the picture; `extra` is further attributes. */
export function stroke(line: Outline, colour: string, width: number, extra = ''): string {
  return `<path d="${pathData(line, false)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
}

/** A line that swells and thins, as a brush draws it. */
export function brush(line: Outline, from: number, to: number): Point[] {
  const side = (sign: 1 | -1) =>
    line.map(([x, y], index): Point => {
      const [before, after] = [line[Math.max(0, index - 1)]!, line[Math.min(line.length - 1, index + 1)]!];
      const angle = Math.atan2(after[1] - before[1], after[0] - before[0]) + Math.PI / 2;
      const width = (from + ((to - from) * index) / (line.length - 1)) / 2;
      return [x + Math.cos(angle) * width * sign, y + Math.sin(angle) * width * sign];
    });
  return [...side(1), ...side(-1).reverse()];
}

/** Whether a point lies in a closed outline (even-odd rule). */
export function isInside(outline: Outline, [x, y]: Point): boolean {
  let within = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [[ax, ay], [bx, by]] = [outline[i]!, outline[j]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

function boxOf(outline: Outline): {left: number; top: number; right: number; bottom: number} {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return {left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys)};
}

/** An outline scaled and turned (in degrees, clockwise) around 0, 0, then put at a point. */
export function move(outline: Outline, [dx, dy]: Point, scale = 1, degrees = 0): Point[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return outline.map(([x, y]) => [dx + x * cos - y * sin, dy + x * sin + y * cos]);
}

/** A closed loop around 0, 0 that is not quite an ellipse. */
export function pebble(rx: number, ry: number, random: Random, shake = 0.12, corners = 9): Point[] {
  const points = Array.from({length: corners}, (_, index): Point => {
    const angle = (index / corners) * Math.PI * 2;
    const reach = 1 + random.between(-shake, shake);
    return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach];
  });
  return spline(points, true, 6);
}

export interface Dots {
  readonly colour: string;
  readonly size: number;
  /** Tries per 1,000 square units. */
  readonly tries: number;
  readonly opacity?: number;
}

/** An engraver's shading: dots inside an outline, thick where `density` (0 to 1) is high. */
export function stipple(
  outline: Outline,
  {colour, size, tries, opacity = 1}: Dots,
  random: Random,
  density: (u: number, v: number, at: Point) => number,
): string {
  const {left, top, right, bottom} = boxOf(outline);
  const count = Math.round(((right - left) * (bottom - top) * tries) / 1000);
  let path = '';
  for (let index = 0; index < count; index++) {
    const [u, v] = [random.next(), random.next()];
    const at: Point = [left + u * (right - left), top + v * (bottom - top)];
    if (random.next() < density(u * 2 - 1, v * 2 - 1, at) && isInside(outline, at)) {
      path += `M${at[0].toFixed(1)} ${at[1].toFixed(1)}h.01`;
    }
  }
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${size}" stroke-linecap="round" opacity="${opacity}"/>`;
}
