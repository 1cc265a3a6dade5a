import {formatSpan} from '@/lib/data/format';
import type {Crop} from '@/lib/data/rows';
import {capital} from '@/lib/typography';
import {DataTable} from './data-table';
import type {ViewProps} from './figure-view';

export function Crops({figure: {rows, title, caption}, context}: ViewProps<'crops'>) {
  return (
    <DataTable
      label={title ?? caption}
      context={context}
      columns={['Crop', 'Frost', 'Sowing depth', 'Space between plants', 'Days to harvest', 'Note']}
      rows={rows.map(cropCells)}
    />
  );
}

function cropCells(row: Crop): readonly string[] {
  const {crop, frost_class, depth_cm, depth_in, spacing_cm, spacing_in, days, note = ''} = row;
  const size = [measure(depth_cm, depth_in), measure(spacing_cm, spacing_in)];
  return [crop, capital(frost_class), ...size, dayText(days), capital(note)];
}

const measure = (cm: string | undefined, inches: string) =>
  cm ? `${unbroken(cm)}\u00a0cm (${unbroken(inches)}\u00a0in)` : `${unbroken(inches)}\u00a0in`;

/** A range that does not wrap in the middle. */
const unbroken = (span: string) => formatSpan(span).replaceAll('–', '\u2060–\u2060');

/** "60-75 t" counts from transplanting. */
const dayText = (days: string) =>
  / t$/.test(days) ? `${formatSpan(days.slice(0, -2))} from planting out` : formatSpan(days);
