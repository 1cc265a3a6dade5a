import {scaleLinear} from 'd3-scale';
import {curveLinear, curveMonotoneX, curveStepAfter, line as lineShape} from 'd3-shape';
import type {FigureOf} from '@/lib/figures/schema';
import {isShare, percentScale} from './geometry';
import {numberTicks} from './ticks';

export type Series = FigureOf<'line'>['series'][number];

interface Scales {
  readonly scaleX: (x: number) => number;
  readonly scaleY: (y: number) => number;
}

/** The path of a series on a field of 100 × 100. */
export function pathOf({points, step}: Series, smooth: boolean, {scaleX, scaleY}: Scales): string {
  const curve = smooth ? curveMonotoneX : curveLinear;
  const shape = lineShape<readonly [number, number]>()
    .x(([x]) => scaleX(x))
    .y(([, y]) => scaleY(y))
    .curve(step ? curveStepAfter : curve)
    .digits(2);
  return shape(points) ?? '';
}

/** Scales from the values of a line figure to percent, y upward, and the ticks of both axes. */
export function scalesOf({x, y, series, illustrative}: FigureOf<'line'>) {
  const points = series.flatMap(({points}) => points);
  const xs = [...points.map(([at]) => at), ...(x.ticks ?? []).map(({at}) => at)];
  const ys = [...points.map(([, at]) => at), ...(y.ticks ?? []).map(({at}) => at)];
  const scaleX = scaleLinear()
    .domain([Math.min(...xs), Math.max(...xs)])
    .range([0, 100]);
  const nice = isShare(y.unit, ys) ? [0, 100] : percentScale(ys, {zero: Math.min(...ys) >= 0}).domain();
  const scaleY = scaleLinear()
    .domain([y.min ?? nice[0]!, y.max ?? nice[1]!])
    .range([100, 0]);
  const given = y.ticks?.map(({at, label}) => ({x: scaleY(at), label}));
  // numbers in a sketch would look like measurements, unless the label explains them: "awake (4)"
  const isBare = illustrative && !y.unit && !/\d/.test(y.label);
  return {
    scaleX,
    scaleY,
    ticksX: x.ticks?.map(({at, label}) => ({x: scaleX(at), label})) ?? numberTicks(scaleX),
    ticksY: given ?? numberTicks(scaleY, 4).map((tick) => (isBare ? {...tick, label: ''} : tick)),
  };
}
