import {formatSpan} from '@/lib/data/format';
import type {Crop} from '@/lib/data/rows';
import {capital} from '@/lib/typography';
import {DataTable} from './data-table';
import type {ViewProps} from './figure-view';

export function Crops({figure: {rows, title, caption}, context}: ViewProps<'crops'>) {
  const hasNotes = rows.some(({note}) => note);
  return (
    <DataTable
      label={title ?? caption}
      context={context}
      columns={[
        'Crop',
        'Frost',
        'Sowing depth',
        'Space between plants',
        'Days to harvest',
        ...(hasNotes ? ['Note'] : []),
      ]}
      rows={rows.map((crop) => [...cropCells(crop), ...(hasNotes ? [capital(crop.note ?? '')] : [])])}
    />
  );
}

function cropCells({crop, frost_class, depth_cm, depth_in, spacing_cm, spacing_in, days}: Crop): readonly string[] {
  return [crop, capital(frost_class), measure(depth_cm, depth_in), measure(spacing_cm, spacing_in), dayText(days)];
}

const measure = (cm: string | undefined, inches: string) =>
  cm ? `${unbroken(cm)}\u00a0cm (${unbroken(inches)}\u00a0in)` : `${unbroken(inches)}\u00a0in`;

/** A range that does not wrap in the middle. */
const unbroken = (span: string) => formatSpan(span).replaceAll('–', '\u2060–\u2060');

/** "60-75 t" counts from transplanting. */
const dayText = (days: string) =>
  / t$/.test(days) ? `${formatSpan(days.slice(0, -2))} from planting out` : formatSpan(days);
