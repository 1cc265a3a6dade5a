import {clsx} from 'clsx';
import {formatNumber, spellUnit} from '@/lib/data/format';
import {capital, smarten} from '@/lib/figures/text';
import {percent} from './geometry';

export interface Tick {
  /** Percent of the width. */
  readonly x: number;
  readonly label: string;
}

/** The numbers below a set of rows. */
export function AxisRow({ticks, isWide = false}: {readonly ticks: readonly Tick[]; readonly isWide?: boolean}) {
  return (
    <div className="rows-row" data-axis>
      <svg className={clsx('rows-axis', isWide && 'rows-span')} aria-hidden="true">
        {ticks.map(({x, label}) => (
          <text
            key={`${x} ${label}`}
            className="rows-tick"
            x={percent(x)}
            y="16"
            textAnchor={anchorAt(x, label, PADDING)}
          >
            {label}
          </text>
        ))}
      </svg>
    </div>
  );
}

interface RowLabelProps {
  readonly label: string;
  readonly note?: string | undefined;
  /** Above the row's bars instead of beside them. */
  readonly isWide?: boolean;
}

/** The name of a row, with its note. */
export function RowLabel({label, note, isWide = false}: RowLabelProps) {
  return (
    <span className={clsx('rows-label', isWide && 'rows-wide')}>
      {smarten(label)}
      {note && <span className="rows-note">{smarten(note)}</span>}
    </span>
  );
}

/** The dashed line of a mark across a row. */
export function MarkLine({x}: {readonly x: number}) {
  return <line className="rows-target" x1={percent(x)} x2={percent(x)} y1="0" y2="100%" />;
}

/** Faint vertical lines behind the bars of a row. */
export function GridLines({ticks}: {readonly ticks: readonly Tick[]}) {
  return ticks.map(({x}) => <line key={x} className="rows-grid" x1={percent(x)} x2={percent(x)} y1="0" y2="100%" />);
}

/** At most `count` round values of a scale, as ticks; every other one if they would overlap on a phone. */
export function numberTicks(
  scale: {(value: number): number; ticks(count: number): number[]},
  count = 5,
): readonly Tick[] {
  const ticks = scale.ticks(count).map((value) => ({x: scale(value), label: formatNumber(value)}));
  return haveRoom(ticks, 24) ? ticks : ticks.filter((_, index) => index % 2 === 0);
}

/** Whether the labels fit side by side on an axis that is `letters` characters wide. */
export function haveRoom(ticks: readonly Tick[], letters: number): boolean {
  const spans = ticks
    .map(({x, label}) => {
      const {length} = label;
      const at = (x / 100) * letters;
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

/** Half of this many characters fits between a chart's edge and that of its figure. */
const MARGIN = 5;
/** The same for rows, which are as wide as the text: only the figure's padding is beside them. */
const PADDING = 3;

const UNIT_NAMES: Readonly<Record<string, string>> = {
  mg: 'Milligrams',
  g: 'Grams',
  '%': 'Percent',
  cm: 'Centimetres',
  kcal: 'Kilocalories',
};

/** The unit of a figure's numbers, above it. */
export function UnitLine({unit}: {readonly unit?: string | undefined}) {
  if (!unit) return null;
  const [first = '', ...rest] = spellUnit(unit).split(' ');
  const name = UNIT_NAMES[first] ?? (/^[a-z]{4,}$/.test(first) ? capital(first) : first);
  return <p className="rows-unit">{smarten([name, ...rest].join(' '))}</p>;
}

/** The label of a dashed line, with its value unless the label already contains it. */
export function markText({label, value}: {readonly label: string; readonly value: number}): string {
  const number = formatNumber(value);
  return smarten(label.replaceAll(',', '').includes(number.replaceAll(',', '')) ? label : `${label} (${number})`);
}
