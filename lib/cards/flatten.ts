import type {Matrix, Path} from '@/lib/covers/geometry';

/** Points in a row: x, y, x, y … A pair for each of the thousands of a drawing would cost more than drawing it. */
export type Points = number[];

/** How far a straight connection may leave its curve, in pixels. */
export const TOLERANCE = 0.08;

/** The points of a path in a frame, close enough to each other for straight connections. No two in a row are equal. */
export function flatten({start, curves}: Path, [a, b, c, d, e, f]: Matrix): Points {
  let x = a * start[0] + c * start[1] + e;
  let y = b * start[0] + d * start[1] + f;
  const points = [x, y];
  for (const [one, two, end] of curves) {
    const x1 = a * one[0] + c * one[1] + e;
    const y1 = b * one[0] + d * one[1] + f;
    const x2 = a * two[0] + c * two[1] + e;
    const y2 = b * two[0] + d * two[1] + f;
    const x3 = a * end[0] + c * end[1] + e;
    const y3 = b * end[0] + d * end[1] + f;
    const isStraight = x1 === x && y1 === y && x2 === x3 && y2 === y3;
    const steps = isStraight ? 1 : chordsOf(x - 2 * x1 + x2, y - 2 * y1 + y2, x1 - 2 * x2 + x3, y1 - 2 * y2 + y3);
    for (let step = 1; step < steps; step++) {
      const t = step / steps;
      const u = 1 - t;
      const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      points.push(p * x + q * x1 + r * x2 + s * x3, p * y + q * y1 + r * y2 + s * y3);
    }
    if (Math.abs(x3 - x) + Math.abs(y3 - y) > 1e-6 || steps > 1) points.push(x3, y3);
    x = x3;
    y = y3;
  }
  return points;
}

/** How many chords follow a cubic Bézier curve with these second differences: n leave it by at most 3/4 of the largest / n². */
function chordsOf(x1: number, y1: number, x2: number, y2: number): number {
  const bend = Math.max(Math.hypot(x1, y1), Math.hypot(x2, y2));
  return Math.ceil(Math.sqrt((0.75 * bend) / TOLERANCE));
}

/** Adds the straight pieces between points, and the one that closes them, four numbers each: from x, y to x, y. */
export function addOutline(points: Points, pieces: number[]): void {
  let x = points.at(-2)!;
  let y = points.at(-1)!;
  for (let at = 0; at < points.length; at += 2) {
    pieces.push(x, y, points[at]!, points[at + 1]!);
    x = points[at]!;
    y = points[at + 1]!;
  }
}
