import type {FigureOf} from '@/lib/figures/schema';
import {capital} from '@/lib/typography';
import {assignLanes, percent, ringStretches, type Stretch} from './geometry';
import {AxisRow, GridLines, RowLabel} from './rows';
import {type Fill, fillOf, Legend, Textures} from './textures';
import type {Tick} from './ticks';

interface Span {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly fill: Fill;
}

interface Props {
  readonly id: string;
  readonly alt: string;
  readonly size: number;
  readonly ticks: readonly Tick[];
  readonly lines: readonly Tick[];
  readonly rows: readonly {
    readonly label: string;
    readonly note?: string | undefined;
    readonly spans: readonly Span[];
  }[];
  readonly fills: readonly Fill[];
}

const LANE = 18;

/** Rows of spans over a year or a day; overlapping spans are in lanes below one another. */
function SpanRows({id, alt, size, ticks, lines, rows: data, fills}: Props) {
  return (
    <>
      <Textures id={id} fills={fills} />
      <Legend id={id} fills={fills} />
      <div className="rows-rows" role="img" aria-label={alt}>
        <AxisRow ticks={ticks} isWide />
        {data.map(({label, note, spans}) => {
          const stretches = spans.map(({from, to}) => ringStretches(from, to, size));
          const lanes = assignLanes(stretches);
          const height = (Math.max(0, ...lanes) + 1) * LANE;
          return (
            <div key={label} className="rows-row">
              <RowLabel label={label} note={note} isWide />
              <div className="span-rows-cell rows-span">
                <svg className="figure-overlay" aria-hidden="true">
                  <GridLines ticks={lines} />
                </svg>
                <svg className="span-rows-plot" height={height} aria-hidden="true">
                  {spans.map(({fill}, index) => (
                    <SpanBar
                      key={`${lanes[index]} ${stretches[index]![0]!.x}`}
                      stretches={stretches[index]!}
                      lane={lanes[index]!}
                      fill={fill}
                      id={id}
                    />
                  ))}
                </svg>
              </div>
            </div>
          );
        })}
      </div>
    </>
  );
}

interface BarProps {
  readonly stretches: readonly Stretch[];
  readonly lane: number;
  readonly fill: Fill;
  readonly id: string;
}

function SpanBar({stretches, lane, fill, id}: BarProps) {
  return stretches.map(({x, width}) => (
    <rect
      key={x}
      className="textures-box tones-tone"
      data-hue={fill.tone}
      x={percent(x)}
      y={lane * LANE + 2}
      width={percent(width)}
      height={LANE - 4}
      rx="5"
      fill={fillOf(id, fill.key)}
    />
  ));
}

/** What `calendar` and `clock` differ in. */
interface Ring {
  /** How the kinds of spans are drawn, and their usual labels. */
  readonly fills: Readonly<Record<string, Omit<Fill, 'key'>>>;
  readonly size: number;
  readonly lines: readonly Tick[];
  readonly ticks: readonly Tick[];
  /** The first and the last place of a span as `SpanRows` draws them. */
  place(from: number, to: number): {readonly from: number; readonly to: number};
  /** A place in the table. */
  name(value: number): string;
}

type RingFigure = FigureOf<'calendar' | 'clock'>;

/** The view of a figure with rows of spans: its drawing, and the table below it. */
export function spanFigure({fills: all, size, lines, ticks, place, name}: Ring) {
  const Drawing = ({figure: {rows, alt}, id}: {figure: RingFigure; id: string}) => {
    const fills = occurringFills(all, rows);
    const drawn = rows.map(({spans, ...row}) => ({
      ...row,
      spans: spans.map(({from, to, kind}) => ({...place(from, to), fill: fills.find(({key}) => key === kind)!})),
    }));
    return <SpanRows {...{id, alt, size, lines, ticks, fills}} rows={drawn} />;
  };
  const table = ({rows}: RingFigure) => ({
    columns: ['Row', 'What', 'From', 'To'],
    rows: rows.flatMap(({label, spans}) =>
      spans.map((span) => [label, span.label ?? all[span.kind]!.label, name(span.from), name(span.to)]),
    ),
  });
  return {Drawing, summary: 'Show as a table', table};
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
