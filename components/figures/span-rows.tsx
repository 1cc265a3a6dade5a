import {capital} from '@/lib/figures/text';
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
export function SpanRows({id, alt, size, ticks, lines, rows: data, fills}: Props) {
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
                <svg className="span-rows-lines" aria-hidden="true">
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
      className="span-rows-bar tones-tone"
      data-tone={fill.tone}
      x={percent(x)}
      y={lane * LANE + 2}
      width={percent(width)}
      height={LANE - 4}
      rx="5"
      fill={fillOf(id, fill.key)}
    />
  ));
}

type KindRows<K> = readonly {readonly spans: readonly {readonly kind: K; readonly label?: string | undefined}[]}[];

/** A fill for each kind that occurs; labelled as the author does if all its spans have the same label. */
export function occurringFills<K extends string>(
  all: Readonly<Record<K, Omit<Fill, 'key'>>>,
  rows: KindRows<K>,
): readonly Fill[] {
  const spans = rows.flatMap((row) => row.spans);
  return (Object.keys(all) as K[]).flatMap((kind) => {
    const labels = new Set(spans.filter((span) => span.kind === kind).map(({label}) => label));
    if (labels.size === 0) return [];
    const [only] = labels;
    return [{...all[kind], key: kind, label: labels.size === 1 && only ? capital(only) : all[kind].label}];
  });
}
