import {formatNumber, spellUnit} from '@/lib/data/format';
import type {FigureView, ViewProps} from './figure-view';
import {percent, percentScale} from './geometry';
import {AxisRow, GridLines, MarkLine, markText, RowLabel, UnitLine} from './rows';
import {numberTicks} from './ticks';

const LETTERS = 'ABCDEFGH';

function RangeDrawing({figure: {items, marks, unit, alt}}: ViewProps<'range'>) {
  const values = [...items.flatMap(({from, to}) => [from, to]), ...marks.map(({value}) => value)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const scale = percentScale(values, {zero: low >= 0 && low < (high - low) * 1.5});
  const ticks = numberTicks(scale);
  return (
    <>
      <UnitLine unit={unit} />
      {marks.map(({label, value}, index) => (
        <p key={label} className="rows-key">
          <span className="rows-keyline" />
          {marks.length > 1 && <b>{LETTERS[index]}</b>}
          {markText({label, value})}
        </p>
      ))}
      <div className="rows-rows" role="img" aria-label={alt}>
        {marks.length > 1 && (
          <AxisRow ticks={marks.map(({value}, index) => ({x: scale(value), label: LETTERS[index] ?? ''}))} />
        )}
        {items.map(({label, from, to, note}) => (
          <div key={label} className="rows-row">
            <RowLabel label={label} note={note} />
            <svg className="rows-plot" aria-hidden="true">
              <GridLines ticks={ticks} />
              <RangeBar from={scale(from)} to={scale(to)} />
              {marks.map(({value}) => (
                <MarkLine key={value} x={scale(value)} />
              ))}
            </svg>
            <span className="rows-value">{spanText(from, to)}</span>
          </div>
        ))}
        <AxisRow ticks={ticks} />
      </div>
    </>
  );
}

/** A bar between two points of a row; a disc when they are equal. */
export function RangeBar({from, to, tone}: {readonly from: number; readonly to: number; readonly tone?: string}) {
  return (
    <g className="range-range tones-tone" data-hue={tone}>
      <line x1={percent(from)} x2={percent(to)} y1="50%" y2="50%" />
      <circle cx={percent(from)} cy="50%" r="6" />
      <circle cx={percent(to)} cy="50%" r="6" />
    </g>
  );
}

/** "4–6", or "4" when both ends are equal. */
function spanText(from: number, to: number): string {
  return from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`;
}

export const range: FigureView<'range'> = {
  Drawing: RangeDrawing,
  table: ({items, marks, unit}) => ({
    columns: [unit ? spellUnit(unit) : 'Item', 'From', 'To'],
    rows: [
      ...items.map(({label, from, to}) => [label, formatNumber(from), formatNumber(to)]),
      ...marks.map(({label, value}) => [label, formatNumber(value), formatNumber(value)]),
    ],
  }),
};
