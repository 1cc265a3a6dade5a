import {formatSpan} from '@/lib/data/format';
import type {FigureView, ViewProps} from './figure-view';
import {percentScale} from './geometry';
import {RangeBar} from './range';
import {AxisRow, GridLines} from './rows';
import {numberTicks} from './ticks';

function EcphDrawing({figure: {rows, alt}}: ViewProps<'ecph'>) {
  return (
    <div className="ecph" role="img" aria-label={alt}>
      <Panel title="EC, millisiemens per centimetre" spans={rows.map(({crop, ec}) => ({crop, text: ec}))} />
      <Panel title="pH" spans={rows.map(({crop, ph}) => ({crop, text: ph}))} isPh />
    </div>
  );
}

interface PanelProps {
  readonly title: string;
  readonly spans: readonly {readonly crop: string; readonly text: string}[];
  readonly isPh?: boolean;
}

function Panel({title, spans, isPh = false}: PanelProps) {
  const ends = spans.map(({text}) => spanEnds(text));
  const scale = percentScale(isPh ? [...ends.flat(), 5, 7] : ends.flat(), {zero: !isPh, ticks: 4});
  const ticks = numberTicks(scale, 4);
  return (
    <div className="ecph-panel">
      <p className="ecph-title">{title}</p>
      <div className="rows-rows">
        {spans.map(({crop, text}, index) => (
          <div key={crop} className="rows-row">
            <span className="rows-label">{crop}</span>
            <svg className="rows-plot" aria-hidden="true">
              <GridLines ticks={ticks} />
              <RangeBar from={scale(ends[index]![0])} to={scale(ends[index]![1])} tone={isPh ? 'second' : undefined} />
            </svg>
            <span className="rows-value">{decimalSpan(text)}</span>
          </div>
        ))}
        <AxisRow ticks={ticks} />
      </div>
    </div>
  );
}

/** "6-6.5" → "6.0–6.5": one decimal throughout, as a meter shows it. */
function decimalSpan(text: string): string {
  return formatSpan(text).replace(/(?<![\d.])\d+(?![\d.])/g, '$&.0');
}

/** "1.2-1.8" → [1.2, 1.8]; a single value is both ends. */
export function spanEnds(text: string): readonly [number, number] {
  const [from = Number.NaN, to = from] = text.split(/\s*[-–]\s*/).map(Number);
  return [from, to];
}

export const ecph: FigureView<'ecph'> = {
  Drawing: EcphDrawing,
  table: ({rows}) => ({
    columns: ['Crop', 'EC (mS/cm)', 'pH'],
    rows: rows.map(({crop, ec, ph}) => [crop, decimalSpan(ec), decimalSpan(ph)]),
  }),
};
