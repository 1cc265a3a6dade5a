import {
  along,
  area,
  band,
  join,
  type Matrix,
  matrix,
  multiply,
  type Path,
  type Point,
  reverse,
  smooth,
  transform,
} from './geometry';
import type {Random} from './random';

/** The inks of a cover: `paper` for things that are white, `glow` for the quiet form behind, `wash` for the sheet. */
export const tokens = ['ink', 'hue', 'hue-2', 'leaf', 'fruit', 'sun', 'paper', 'glow', 'wash'] as const;
export type Token = (typeof tokens)[number];

export interface Shape {
  readonly path: Path;
  readonly paint: Token;
  readonly opacity?: number;
  /** Width of the line; a shape without it is filled. */
  readonly line?: number;
  /** Left out of thumbnails. */
  readonly fine?: boolean;
  /**
   * The position of the shape on the sheet; copies of a drawing differ only in this, and compress to almost nothing.
   */
  readonly frame?: Matrix;
}

export type Sketch = readonly Shape[];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A flat area. All areas turn the same way, so that neighbours of one colour may share a path element. */
export function fill(path: Path, paint: Token, opacity = 1, like?: Shape): Shape {
  return {...like, path: area(path) < 0 ? reverse(path) : path, paint, opacity};
}

/** An even line with round ends. */
export function line(path: Path, width = 1.4, paint: Token = 'ink', opacity = 1): Shape {
  return {path, paint, line: width, opacity};
}

/** Marks that only a large crop can show. */
export function fine(...shapes: Sketch): Sketch {
  return shapes.map((shape) => ({...shape, fine: true}));
}

/** A stroke that thins (or swells) from one width to another. */
export function taper(points: readonly Point[], from: number, to: number, paint: Token = 'ink'): Shape {
  return fill(
    band(smooth(points), (share) => (from + (to - from) * share) / 2),
    paint,
  );
}

/** A nib stroke: zero width at both ends, `width` in the middle. */
export function nib(path: Path, width: number, paint: Token = 'ink', opacity = 1): Shape {
  const swell = (share: number) => (Math.sin(Math.PI * Math.min(1, share + 0.02)) * width) / 2;
  return fill(band(path, swell, Math.max(3, path.curves.length, Math.ceil(turning(path) / 32))), paint, opacity);
}

/** How far a path turns along its way, in degrees. */
function turning(path: Path): number {
  const steps = path.curves.length * 2;
  let sum = 0;
  for (let step = 1; step <= steps; step++) {
    const turn = along(path, step / steps).angle - along(path, (step - 1) / steps).angle;
    sum += Math.abs(((turn + 540) % 360) - 180);
  }
  return sum;
}

/**
 * Colour printed over its ink, slightly out of register: the outline is heavy on the shaded side, open on the lit one.
 */
export function printed(path: Path, paint: Token, weight = 2): Sketch {
  const {left, top, right, bottom} = bounds([{path, paint}]);
  const [width, height] = [Math.max(8, right - left), Math.max(8, bottom - top)];
  const [sx, sy] = [1 - (weight * 1.1) / width, 1 - (weight * 1.1) / height];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const over: Matrix = [sx, 0, 0, sy, x * (1 - sx) - weight * 0.34, y * (1 - sy) - weight * 0.3];
  return [fill(path, 'ink'), fill(transform(path, over), paint)];
}

/** Moves, turns and scales a sketch; lines scale with it. Shapes in a frame keep their coordinates: the frame moves. */
function place(sketch: Sketch, to: Matrix): Sketch {
  const scale = Math.sqrt(Math.abs(to[0] * to[3] - to[1] * to[2]));
  const nested = nestedIn(to);
  return sketch.map((shape) => {
    if (shape.frame) return {...shape, frame: nested(shape.frame)};
    const path = transform(shape.path, to);
    return shape.line === undefined
      ? fill(path, shape.paint, shape.opacity, shape)
      : {...shape, path, line: shape.line * scale};
  });
}

/** Frames inside another frame; shapes that shared one still share one. */
function nestedIn(outer: Matrix): (inner: Matrix) => Matrix {
  const products = new Map<Matrix, Matrix>();
  return (inner) => {
    const product = products.get(inner) ?? multiply(outer, inner);
    products.set(inner, product);
    return product;
  };
}

/** Hangs a sketch in a frame, without changing its coordinates. */
export function hangIn(frame: Matrix, sketch: Sketch): Sketch {
  const nested = nestedIn(frame);
  return sketch.map((shape) => ({...shape, frame: shape.frame ? nested(shape.frame) : frame}));
}

/** Moves a sketch drawn around 0, 0 elsewhere. */
export function put(sketch: Sketch, to: Point, scale = 1, angle = 0, flip = 1): Sketch {
  return place(sketch, matrix(scale, angle, to, flip));
}

/** Like `put`, but in a frame: for drawings that appear more than once. */
export function framed(sketch: Sketch, to: Point, scale = 1, angle = 0, flip = 1): Sketch {
  return hangIn(matrix(scale, angle, to, flip), sketch);
}

/** The box that contains every point and control point. */
export function bounds(sketch: Sketch): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const hold = ([x, y]: Point) => {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  };
  for (const {path: drawn, frame} of sketch) {
    const path = frame ? transform(drawn, frame) : drawn;
    hold(path.start);
    for (const curve of path.curves) for (const point of curve) hold(point);
  }
  return {left, top, right, bottom};
}

/** The points, each moved a little, as a hand would. */
export function shaky(points: readonly Point[], random: Random, by: number): Point[] {
  return points.map(([x, y]) => [x + random.between(-by, by), y + random.between(-by, by)]);
}

/** A closed smooth outline through slightly shaken points. */
export function loop(points: readonly Point[], random?: Random, by = 1): Path {
  return smooth(random ? shaky(points, random, by) : points, true);
}

/** The half outline (top to bottom, x ≥ 0) and its mirror image as one outline. */
export function mirrored(half: readonly Point[]): Path {
  const back = half.map(([x, y]): Point => [-x, y]).reverse();
  return join(smooth(half), smooth(back));
}
