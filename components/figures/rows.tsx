import {clsx} from 'clsx';
import {formatNumber, spellUnit} from '@/lib/data/format';
import {capital, smarten} from '@/lib/typography';
import {percent} from './geometry';
import {anchorAt, type Tick} from './ticks';

/** Half a label of this many characters fits beside rows, where there is only the figure's padding. */
const PADDING = 3;

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
