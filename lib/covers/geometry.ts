export type Point = readonly [x: number, y: number];
type Curve = readonly [Point, Point, Point];

/** Cubic Bézier segments; straight ones have their controls on their ends. */
export interface Path {
  readonly start: Point;
  readonly curves: readonly Curve[];
  readonly closed: boolean;
}

/** As in SVG: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The points of a text: x and y in turn. */
export const xy = (text: string): Point[] =>
  text.match(/\S+ \S+/g)!.map((pair) => pair.split(' ').map(Number) as unknown as Point);

const rad = Math.PI / 180;

/** The point at `distance` from `from`; 0° points right, −90° up. */
export function polar(from: Point, angle: number, distance: number): Point {
  return [from[0] + Math.cos(angle * rad) * distance, from[1] + Math.sin(angle * rad) * distance];
}

/** The point at a share of the way from a to b. */
function mix(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** A Catmull–Rom curve through the points. */
export function smooth(points: readonly Point[], closed = false, tension = 1): Path {
  const last = points.length - 1;
  const at = (index: number) =>
    closed ? points[(index + points.length) % points.length]! : points[Math.min(last, Math.max(0, index))]!;
  const curves: Curve[] = [];
  for (let index = 0; index < (closed ? points.length : last); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const pull = tension / 6;
    curves.push([
      [from[0] + (to[0] - before[0]) * pull, from[1] + (to[1] - before[1]) * pull],
      [to[0] - (after[0] - from[0]) * pull, to[1] - (after[1] - from[1]) * pull],
      to,
    ]);
  }
  return {start: points[0]!, curves, closed};
}

/** Straight lines through the points. */
export function straight(points: readonly Point[], closed = false): Path {
  const ends = closed ? [...points.slice(1), points[0]!] : points.slice(1);
  return {start: points[0]!, curves: ends.map((end, index) => [points[index]!, end, end]), closed};
}

/** One closed outline from several pieces, with corners where they meet. */
export function join(...pieces: readonly Path[]): Path {
  const curves: Curve[] = [];
  let end = pieces[0]!.start;
  for (const piece of pieces) {
    if (Math.hypot(piece.start[0] - end[0], piece.start[1] - end[1]) > 0.05)
      curves.push([end, piece.start, piece.start]);
    curves.push(...piece.curves);
    end = curves.at(-1)![2];
  }
  return {start: pieces[0]!.start, curves, closed: true};
}

/** Part of an ellipse, clockwise on screen when `to` is larger than `from`. */
export function arc(centre: Point, rx: number, ry: number, from = 0, to = 360): Path {
  const parts = Math.max(1, Math.ceil(Math.abs(to - from) / 91));
  const step = ((to - from) * rad) / parts;
  const pull = (4 / 3) * Math.tan(step / 4);
  const on = (angle: number): Point => [centre[0] + Math.cos(angle) * rx, centre[1] + Math.sin(angle) * ry];
  const curves: Curve[] = [];
  for (let part = 0; part < parts; part++) {
    const a = from * rad + step * part;
    const b = a + step;
    const [p, q] = [on(a), on(b)];
    curves.push([
      [p[0] - Math.sin(a) * rx * pull, p[1] + Math.cos(a) * ry * pull],
      [q[0] + Math.sin(b) * rx * pull, q[1] - Math.cos(b) * ry * pull],
      q,
    ]);
  }
  return {start: on(from * rad), curves, closed: Math.abs(to - from) >= 360};
}

/** Position and heading at a share (0–1) of a path, by segments. */
export function along(path: Path, share: number): {readonly point: Point; readonly angle: number} {
  const scaled = Math.min(0.9999, Math.max(0, share)) * path.curves.length;
  const index = Math.floor(scaled);
  const t = scaled - index;
  const from = index === 0 ? path.start : path.curves[index - 1]![2];
  const [c1, c2, to] = path.curves[index]!;
  const [a, b, c] = [mix(from, c1, t), mix(c1, c2, t), mix(c2, to, t)];
  const [d, e] = [mix(a, b, t), mix(b, c, t)];
  const flat = Math.hypot(e[0] - d[0], e[1] - d[1]) < 1e-6;
  const angle = flat ? Math.atan2(to[1] - from[1], to[0] - from[0]) : Math.atan2(e[1] - d[1], e[0] - d[0]);
  return {point: mix(d, e, t), angle: angle / rad};
}

/** A band along a path whose half width follows `width` (share → units). */
export function band(path: Path, width: (share: number) => number, steps = path.curves.length + 1): Path {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let step = 0; step <= steps; step++) {
    const {point, angle} = along(path, step / steps);
    const half = width(step / steps);
    left.push(polar(point, angle - 90, half));
    right.unshift(polar(point, angle + 90, half));
  }
  return join(smooth(left), smooth(right));
}

/** A path through its points with every coordinate passed through the matrix. */
export function transform(path: Path, m: Matrix): Path {
  const move = ([x, y]: Point): Point => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
  return {
    start: move(path.start),
    curves: path.curves.map(([a, b, c]) => [move(a), move(b), move(c)]),
    closed: path.closed,
  };
}

/** Scale (x may be mirrored by a negative `flip`), then turn by degrees, then move. */
export function matrix(scale: number, angle: number, to: Point, flip = 1): Matrix {
  const [cos, sin] = [Math.cos(angle * rad) * scale, Math.sin(angle * rad) * scale];
  return [cos * flip, sin * flip, -sin, cos, to[0], to[1]];
}

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Twice the signed area; the sign tells the direction of travel. */
export function area(path: Path): number {
  let [x, y] = path.start;
  let sum = 0;
  for (const curve of path.curves) {
    for (const [nextX, nextY] of curve) {
      sum += x * nextY - nextX * y;
      [x, y] = [nextX, nextY];
    }
  }
  return sum + x * path.start[1] - path.start[0] * y;
}

/** The same outline, travelled the other way. */
export function reverse(path: Path): Path {
  const ends = [path.start, ...path.curves.map((curve) => curve[2])];
  const curves = path.curves.map(([a, b], index): Curve => [b, a, ends[index]!]).reverse();
  return {start: ends.at(-1)!, curves, closed: path.closed};
}
