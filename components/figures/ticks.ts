import {formatNumber} from '@/lib/data/format';

export interface Tick {
  /** Percent of the width. */
  readonly x: number;
  readonly label: string;
}

/** Half a label of this many characters fits between a chart's edge and that of its figure. */
const MARGIN = 5;

/** At most `count` round values of a scale, as ticks; every other one if they would overlap on a phone. */
export function numberTicks(
  scale: {(value: number): number; ticks(count: number): number[]},
  count = 5,
): readonly Tick[] {
  const ticks = scale.ticks(count).map((value) => ({x: scale(value), label: formatNumber(value)}));
  return haveRoom(ticks, 24) ? ticks : ticks.filter((_, index) => index % 2 === 0);
}

/** Whether the labels fit side by side on an axis that is `width` characters wide. */
function haveRoom(ticks: readonly Tick[], width: number): boolean {
  const spans = ticks
    .map(({x, label}) => {
      const {length} = label;
      const at = (x / 100) * width;
      const from = {start: at, middle: at - length / 2, end: at - length}[anchorAt(x, label)];
      return {from, to: from + length};
    })
    .sort((a, b) => a.from - b.from);
  return spans.every(({from}, index) => index === 0 || from >= spans[index - 1]!.to + 1);
}

/**
 * A label is centred below its tick and may extend into the margin; those at the ends that are longer than `margin`
 * characters are aligned inward.
 */
export function anchorAt(x: number, label: string, margin = MARGIN): 'start' | 'middle' | 'end' {
  if (label.length <= margin || (x >= 4 && x <= 96)) return 'middle';
  return x < 4 ? 'start' : 'end';
}
