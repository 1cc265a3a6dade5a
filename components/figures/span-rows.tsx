import type {FigureOf} from '@/lib/figures/schema';
import {capital} from '@/lib/typography';
import {assignLanes, percent, ringStretches, type Stretch} from './geometry';
import {AxisRow, GridLines, RowLabel} from './rows';
import {type Fill, fillOf, Legend, Textures} from './textures';
import type {Tick} from './ticks';

/** What `calendar` and `clock` differ in. */
interface Ring {
  /** How the kinds of spans are drawn, and their usual labels. */
  readonly fills: Readonly<Record<string, Omit<Fill, 'key'>>>;
  readonly size: number;
  readonly lines: readonly Tick[];
  readonly ticks: readonly Tick[];
  /** Where a span starts and, exclusive, ends on the ring. */
  place(from: number, to: number): readonly [number, number];
  /** A place in the table. */
  name(value: number): string;
}

type RingFigure = FigureOf<'calendar' | 'clock'>;

/** The view of a figure with rows of spans over a year or a day: its drawing, and the table below it. */
export function spanFigure({fills: all, size, lines, ticks, place, name}: Ring) {
  const Drawing = ({figure: {rows, alt}, id}: {figure: RingFigure; id: string}) => {
    const fills = occurringFills(all, rows);
    return (
      <>
        <Textures id={id} fills={fills} />
        <Legend id={id} fills={fills} />
        <div className="rows-rows" role="img" aria-label={alt}>
          <AxisRow ticks={ticks} isWide />
          {rows.map(({label, note, spans}) => (
            <div key={label} className="rows-row">
              <RowLabel label={label} note={note} isWide />
              <div className="span-rows-cell rows-span">
                <svg className="figure-overlay" aria-hidden="true">
                  <GridLines ticks={lines} />
                </svg>
                <Bars
                  id={id}
                  fills={spans.map(({kind}) => fills.find(({key}) => key === kind)!)}
                  spans={spans.map(({from, to}) => ringStretches(...place(from, to), size))}
                />
              </div>
            </div>
          ))}
        </div>
      </>
    );
  };
  const table = ({rows}: RingFigure) => ({
    columns: ['Row', 'What', 'From', 'To'],
    rows: rows.flatMap(({label, spans}) =>
      spans.map((span) => [label, span.label ?? all[span.kind]!.label, name(span.from), name(span.to)]),
    ),
  });
  return {Drawing, summary: 'Show as a table', table};
}

const LANE = 18;

interface BarsProps {
  readonly id: string;
  /** The stretches of each span, and its fill. */
  readonly spans: readonly (readonly Stretch[])[];
  readonly fills: readonly Fill[];
}

/** The spans of a row; those that overlap are in lanes below one another. */
function Bars({id, spans, fills}: BarsProps) {
  const lanes = assignLanes(spans);
  return (
    <svg className="span-rows-plot" height={(Math.max(...lanes) + 1) * LANE} aria-hidden="true">
      {spans.flatMap((stretches, index) =>
        stretches.map(({x, width}) => (
          <rect
            key={`${lanes[index]} ${x}`}
            className="textures-box tones-tone"
            data-hue={fills[index]!.tone}
            x={percent(x)}
            y={lanes[index]! * LANE + 2}
            width={percent(width)}
            height={LANE - 4}
            rx="5"
            fill={fillOf(id, fills[index]!.key)}
          />
        )),
      )}
    </svg>
  );
}

/** A fill for each kind that occurs; labelled as the author does if all its spans have the same label. */
function occurringFills(all: Ring['fills'], rows: RingFigure['rows']): readonly Fill[] {
  const spans = rows.flatMap<RingFigure['rows'][number]['spans'][number]>((row) => row.spans);
  return Object.keys(all).flatMap((kind) => {
    const labels = new Set(spans.filter((span) => span.kind === kind).map(({label}) => label));
    if (labels.size === 0) return [];
    const [only] = labels;
    return [{...all[kind]!, key: kind, label: labels.size === 1 && only ? capital(only) : all[kind]!.label}];
  });
}
