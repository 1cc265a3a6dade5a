import {formatNumber, spellUnit} from '@/lib/data/format';
import {smarten} from '@/lib/typography';
import type {FigureView, ViewProps} from './figure-view';
import {percent, spreadApart} from './geometry';
import {pathOf, scalesOf} from './line-scales';
import {anchorAt, type Tick} from './ticks';

/** Each series has its own tone, dashes and letter. */
const STROKES = [
  {tone: undefined, dash: undefined},
  {tone: 'second', dash: '7 4'},
  {tone: 'sky', dash: '2 4'},
  {tone: 'plum', dash: '10 3 2 3'},
  {tone: 'clay', dash: '4 2'},
  {tone: 'soft', dash: '1 3'},
] as const;
const LETTERS = 'ABCDEF';

function LineDrawing({figure}: ViewProps<'line'>) {
  const {x, y, series, alt} = figure;
  const {scaleY, ticksX, ticksY} = scalesOf(figure);
  const named = series.length > 1;
  // a long name beside its line would take half the drawing
  const isDirect = named && series.every(({label}) => label.length <= 24);
  const ends = series.map(({points}) => points.at(-1)!);
  const spread = spreadApart(
    ends.map(([, end]) => scaleY(end)),
    11,
  );
  // no letter overlaps the numbers below
  const letterPlaces = spread.map((place) => place - Math.max(0, Math.max(...spread) - 94));
  return (
    <>
      {named && <Legend series={series} isDirect={isDirect} />}
      <p className="rows-unit">
        {smarten(y.label)}
        {y.unit && `, ${smarten(spellUnit(y.unit))}`}
      </p>
      <div
        className="line-chart"
        role="img"
        aria-label={alt}
        data-letters={named || undefined}
        data-direct={isDirect || undefined}
      >
        <AxisUp ticks={ticksY} />
        <Plot figure={figure} letterPlaces={letterPlaces} />
        {isDirect && <LineNames series={series} places={letterPlaces} />}
        <svg className="line-ticks" aria-hidden="true">
          {ticksX.map(({x: at, label}) => (
            <text key={at} className="rows-tick" x={percent(at)} y="20" textAnchor={anchorAt(at, label)}>
              {smarten(label)}
            </text>
          ))}
        </svg>
        <p className="line-label">
          {smarten(x.label)}
          {x.unit && `, ${smarten(spellUnit(x.unit))}`}
        </p>
      </div>
    </>
  );
}

type Line = ViewProps<'line'>['figure'];

function Legend({series, isDirect}: {readonly series: Line['series']; readonly isDirect: boolean}) {
  return (
    <ul className="textures-legend" data-direct={isDirect || undefined}>
      {series.map(({label}, index) => (
        <li key={label} className="textures-entry tones-tone" data-hue={STROKES[index]?.tone}>
          <svg className="line-sample" aria-hidden="true">
            <line className="line-line" x2="100%" y1="50%" y2="50%" strokeDasharray={STROKES[index]?.dash} />
          </svg>
          <b className="line-letter">{LETTERS[index]}</b> {smarten(label)}
        </li>
      ))}
    </ul>
  );
}

/** Line names beside their ends, if there is room; otherwise letters and a legend. */
function LineNames({series, places}: {readonly series: Line['series']; readonly places: readonly number[]}) {
  const longest = Math.max(...series.map(({label}) => label.length));
  return (
    <svg className="line-names" width={`${longest * 0.52 + 1}rem`} aria-hidden="true">
      {series.map(({label}, index) => (
        <text
          key={label}
          className="line-name tones-tone"
          data-hue={STROKES[index]?.tone}
          x="0.8rem"
          y={percent(places[index]!)}
          dy="0.35em"
        >
          {smarten(label)}
        </text>
      ))}
    </svg>
  );
}

/** Grid, lines, points and letters. */
function Plot({figure, letterPlaces}: {readonly figure: Line; readonly letterPlaces: readonly number[]}) {
  const {series} = figure;
  const scales = scalesOf(figure);
  const {scaleX, scaleY, ticksY} = scales;
  // of a formula, or an idea: measurements say nothing about the curve between them
  const smooth = figure.formula || figure.illustrative;
  return (
    <svg className="line-plot" aria-hidden="true">
      {ticksY.map(({x: at}) => (
        <line key={at} className="rows-grid" x2="100%" y1={percent(at)} y2={percent(at)} />
      ))}
      <svg
        width="100%"
        height="100%"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        {series.map((item, index) => (
          <path
            key={item.label}
            className="line-line tones-tone"
            data-hue={STROKES[index]?.tone}
            strokeDasharray={STROKES[index]?.dash}
            vectorEffect="non-scaling-stroke"
            d={pathOf(item, smooth, scales)}
          />
        ))}
      </svg>
      {!smooth &&
        series.map((item, index) => (
          <g key={item.label} className="line-points tones-tone" data-hue={STROKES[index]?.tone}>
            {!item.step &&
              item.points.map(([at, value]) => (
                <circle key={at} cx={percent(scaleX(at))} cy={percent(scaleY(value))} r="4" />
              ))}
          </g>
        ))}
      {series.length > 1 &&
        series.map(({label, points}, index) => (
          <SeriesLetter
            key={label}
            index={index}
            x={scaleX(points.at(-1)![0])}
            y={letterPlaces[index]!}
            end={scaleY(points.at(-1)![1])}
          />
        ))}
    </svg>
  );
}

function AxisUp({ticks}: {readonly ticks: readonly Tick[]}) {
  if (ticks.every(({label}) => label === '')) return null;
  return (
    <svg className="line-up" width={`${widthOf(ticks)}rem`} aria-hidden="true">
      {ticks.map(({x, label}) => (
        <text key={x} className="rows-tick" x="100%" y={percent(x)} dy="0.35em" textAnchor="end">
          {smarten(label)}
        </text>
      ))}
    </svg>
  );
}

/** Space for the longest label, at half its font size per character. */
function widthOf(ticks: readonly Tick[]): number {
  return Math.max(1.5, ...ticks.map(({label}) => label.length * 0.5));
}

interface LetterProps {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  /** The end of the line: a thin line leads from there to the letter, which may have moved to make room for others. */
  readonly end: number;
}

function SeriesLetter({index, x, y, end}: LetterProps) {
  return (
    <svg
      className="line-letters tones-tone"
      x={percent(x)}
      y={percent(y)}
      overflow="visible"
      data-hue={STROKES[index]?.tone}
      aria-hidden="true"
    >
      <line className="line-hair" y1={percent(end - y)} x2="11" y2="0" />
      <circle className="line-disc" cx="18" r="9" />
      <text className="line-mark" x="18" textAnchor="middle" dy="0.36em">
        {LETTERS[index]}
      </text>
    </svg>
  );
}

export const line: FigureView<'line'> = {
  Drawing: LineDrawing,
  table: ({x, y, series}) => ({
    columns: [`${x.label}${x.unit ? ` (${x.unit})` : ''}`, ...series.map(({label}) => label)],
    rows: [...new Set(series.flatMap(({points}) => points.map(([at]) => at)))]
      .sort((a, b) => a - b)
      .map((at) => [
        x.ticks?.find((tick) => tick.at === at)?.label ?? formatNumber(at),
        ...series.map(({points}) => {
          const value = points.find(([here]) => here === at)?.[1];
          return value === undefined ? '' : (y.ticks?.find((tick) => tick.at === value)?.label ?? formatNumber(value));
        }),
      ]),
  }),
};
