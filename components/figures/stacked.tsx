import {formatNumber, spellUnit} from '@/lib/data/format';
import {smarten} from '@/lib/typography';
import type {FigureView, ViewProps} from './figure-view';
import {percent, percentScale} from './geometry';
import {AxisRow, RowLabel, UnitLine} from './rows';
import {type Fill, fillOf, Legend, type Texture, Textures} from './textures';
import {numberTicks} from './ticks';

const STYLES: readonly (readonly [Fill['tone'], Texture])[] = [
  [undefined, 'solid'],
  ['second', 'stripes'],
  ['sky', 'dots'],
  ['plum', 'grid'],
  ['clay', 'waves'],
  ['soft', 'bars'],
];

function StackedDrawing({figure: {items, series, tones, unit, alt}, id}: ViewProps<'stacked'>) {
  const fills = series.map((label, index): Fill => {
    const [usual, texture] = STYLES[index % STYLES.length]!;
    const tone = tones?.[index] ?? usual;
    return {key: `series-${index}`, label: smarten(label), tone, texture: tone === 'paper' ? 'wash' : texture};
  });
  const scale = percentScale(items.map(({values}) => total(values)));
  return (
    <>
      <Textures id={id} fills={fills} />
      <Legend id={id} fills={fills} />
      <UnitLine unit={unit} />
      <div className="rows-rows" role="img" aria-label={alt}>
        {items.map(({label, values}) => (
          <div key={label} className="rows-row">
            <RowLabel label={label} isWide />
            <svg className="rows-plot rows-span" aria-hidden="true">
              {values.map((value, index) => (
                <rect
                  key={fills[index]!.key}
                  className="textures-box tones-tone"
                  data-hue={fills[index]!.tone}
                  x={percent(scale(total(values.slice(0, index))))}
                  y="50%"
                  width={percent(scale(value) - scale(0))}
                  height="18"
                  transform="translate(0 -9)"
                  fill={fillOf(id, fills[index]!.key)}
                />
              ))}
            </svg>
          </div>
        ))}
        <AxisRow ticks={numberTicks(scale)} isWide />
      </div>
    </>
  );
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

export const stacked: FigureView<'stacked'> = {
  Drawing: StackedDrawing,
  table: ({items, series, unit}) => ({
    columns: [unit ? spellUnit(unit) : 'Item', ...series],
    rows: items.map(({label, values}) => [label, ...values.map(formatNumber)]),
  }),
};
