import {expect, test} from 'vitest';
import {arc, straight} from '@/lib/covers/geometry';
import {flatten} from './flatten';
import {print} from './ink';
import {addStroke} from './stroke';

const whole = [1, 0, 0, 1, 0, 0] as const;

/** How much of each pixel of a sheet of 40 × 40 a line covers. */
function cover(points: number[], width: number): Float32Array {
  const pieces: number[] = [];
  addStroke(points, width / 2, pieces);
  const covers = new Float32Array(1600);
  print([{pieces: new Float64Array(pieces), colour: 0}], {width: 40, height: 40}, (from, end, _, share) =>
    covers.fill(share, from, end),
  );
  return covers;
}
const areaOf = (covers: Float32Array) => covers.reduce((sum, share) => sum + share, 0);

test('a straight line covers its length times its width, and has a half disc at each end', () => {
  const covers = cover([10, 20, 30, 20], 4);
  expect(areaOf(covers) / (20 * 4 + Math.PI * 4)).toBeCloseTo(1, 1.5);
  expect([19, 20, 21, 22].map((y) => covers[y * 40 + 20])).toEqual([1, 1, 1, 0]);
  expect(covers[20 * 40 + 7]).toBe(0);
  expect(covers[20 * 40 + 9]).toBeGreaterThan(0.9);
});

test('a curve keeps its width', () => {
  const points = flatten(arc([20, 20], 12, 12, 0, 180), whole);
  expect(areaOf(cover(points, 4)) / (Math.PI * 12 * 4 + Math.PI * 4)).toBeCloseTo(1, 1.5);
});

test('a sharp corner is round, and where a line crosses itself it is covered once', () => {
  const corner = cover([10, 30, 20, 10, 30, 30], 6);
  expect(corner[8 * 40 + 20]).toBeGreaterThan(0.5);
  expect(corner[5 * 40 + 20]).toBe(0);
  const crossed = cover([5, 5, 35, 35, 35, 5, 5, 35], 4);
  expect(Math.max(...crossed)).toBe(1);
  expect(crossed[20 * 40 + 20]).toBe(1);
});

test('a line of one point is a dot', () => {
  expect(areaOf(cover([20, 20], 6)) / (Math.PI * 9)).toBeCloseTo(1, 1);
  expect(cover([20, 20, 20, 20], 6)).toEqual(cover([20, 20], 6));
});

test('a curve is followed to a twelfth of a pixel, with no point twice; a straight piece stays one', () => {
  const points = flatten(arc([0, 0], 100, 100), whole);
  const distances = points.flatMap((x, at) => (at % 2 === 0 ? Math.hypot(x, points[at + 1]!) : []));
  expect(Math.max(...distances.map((distance) => Math.abs(distance - 100)))).toBeLessThan(0.05);
  expect(points.length / 2).toBeLessThan(100);
  for (let at = 2; at < points.length; at += 2)
    expect(Math.hypot(points[at]! - points[at - 2]!, points[at + 1]! - points[at - 1]!)).toBeGreaterThan(0.1);
  const twice = straight([
    [0, 0],
    [5, 0],
    [5, 0],
    [5, 9],
  ]);
  expect(flatten(twice, [2, 0, 0, 2, 1, 0])).toEqual([1, 0, 11, 0, 11, 18]);
});
