import {scaleLinear} from 'd3-scale';
import {formatNumber, spellUnit} from '@/lib/data/format';
import type {FigureView, ViewProps} from './figure-view';
import {isShare, percent, percentScale} from './geometry';
import {MarkLine, markText, RowLabel, UnitLine} from './rows';

function BarDrawing({figure: {items, unit, target, alt}}: ViewProps<'bar'>) {
  const values = [...items.map(({value}) => value), target?.value ?? 0];
  // the track is the whole of which a bar is a share
  const hasTrack = isShare(unit, values);
  const scale = hasTrack ? scaleLinear().domain([0, 100]).range([0, 100]) : percentScale(values);
  const zero = scale(0);
  return (
    <>
      <UnitLine unit={unit} />
      {target && (
        <p className="rows-key">
          <span className="rows-keyline" />
          {markText(target)}
        </p>
      )}
      <div className="rows-rows" role="img" aria-label={alt}>
        {items.map(({label, value, note}) => (
          <div key={label} className="rows-row">
            <RowLabel label={label} note={note} />
            <svg className="rows-plot" aria-hidden="true">
              {hasTrack ? (
                <rect className="bar-track" width="100%" height="12" y="50%" transform="translate(0 -6)" rx="6" />
              ) : (
                <line className="bar-zero" x1={percent(zero)} x2={percent(zero)} y2="100%" />
              )}
              <rect
                className="bar-bar"
                x={percent(Math.min(zero, scale(value)))}
                y="50%"
                width={percent(Math.abs(scale(value) - zero))}
                height="12"
                rx="6"
                transform="translate(0 -6)"
              />
              {target && <MarkLine x={scale(target.value)} />}
            </svg>
            <span className="rows-value">{formatNumber(value)}</span>
          </div>
        ))}
      </div>
    </>
  );
}

export const bar: FigureView<'bar'> = {
  Drawing: BarDrawing,
  table: ({items, unit, target}) => ({
    columns: ['Item', unit ? spellUnit(unit) : 'Value', 'Note'],
    rows: [...items, ...(target ? [{...target, note: ''}] : [])].map(({label, value, note = ''}) => [
      label,
      formatNumber(value),
      note,
    ]),
  }),
};
