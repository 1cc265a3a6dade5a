import {scaleLinear} from 'd3-scale';

export interface Stretch {
  /** Percent of the width. */
  readonly x: number;
  readonly width: number;
}

/** A percentage as an SVG attribute, without noise digits. */
export function percent(value: number): string {
  return `${round(value)}%`;
}

/** Two decimals are finer than any screen. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A linear scale from the values to 0–100 %, ending at a round number; includes zero by default. */
export function percentScale(values: readonly number[], {zero = true, ticks = 5} = {}) {
  const [low, high] = [Math.min(...values, ...(zero ? [0] : [])), Math.max(...values, ...(zero ? [0] : []))];
  const domain = low === high ? [low, low + 1] : [low, high];
  return scaleLinear().domain(domain).nice(ticks).range([0, 100]);
}

/** Whether the values are shares of a whole, with a scale of 0 to 100. */
export function isShare(unit: string | undefined, values: readonly number[]): boolean {
  return (
    unit !== undefined && /^(%|percent|per cent)$/.test(unit) && values.every((value) => value >= 0 && value <= 100)
  );
}

/** The segments of a span on a ring of `size` units laid out flat: two when it crosses the end. `to` is exclusive. */
export function ringStretches(from: number, to: number, size: number): readonly Stretch[] {
  const stretch = (start: number, end: number) => ({x: (start / size) * 100, width: ((end - start) / size) * 100});
  if (from < to) return [stretch(from, to)];
  return [stretch(from, size), ...(to > 0 ? [stretch(0, to)] : [])];
}

/** Puts overlapping spans into separate lanes and returns the lane of each, in order. */
export function assignLanes(spans: readonly (readonly Stretch[])[]): readonly number[] {
  const lanes: Stretch[][] = [];
  return spans.map((stretches) => {
    const free = lanes.findIndex(
      (lane) => !lane.some((taken) => stretches.some((stretch) => overlaps(taken, stretch))),
    );
    const lane = free < 0 ? lanes.length : free;
    lanes[lane] = [...(lanes[lane] ?? []), ...stretches];
    return lane;
  });
}

const overlaps = (a: Stretch, b: Stretch) => a.x < b.x + b.width - 0.01 && b.x < a.x + a.width - 0.01;

/** The point at `turn` (0 to 1, clockwise from the top) of a circle. */
export function onCircle(turn: number, centre: number, radius: number): readonly [number, number] {
  const angle = turn * 2 * Math.PI;
  return [round(centre + radius * Math.sin(angle)), round(centre - radius * Math.cos(angle))];
}

/** Moves a point inward so that a disc of `radius` units stays within 0 to `size`. */
export function keepInside(value: number, size: number, radius: number): number {
  return Math.min(Math.max(value, radius), size - radius);
}

/** Moves marks on a line of 0 to 100 at least `gap` apart, preserving their order. */
export function spreadApart(places: readonly number[], gap: number): readonly number[] {
  const order = places.map((place, index) => ({place, index})).sort((a, b) => a.place - b.place);
  const result = [...places];
  let last = Number.NEGATIVE_INFINITY;
  for (const {place, index} of order) {
    last = Math.max(place, last + gap);
    result[index] = last;
  }
  return result;
}
