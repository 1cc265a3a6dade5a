import {formatNumber, formatQuantity, spellUnit} from '@/lib/data/format';
import type {Nutrient} from '@/lib/data/rows';
import type {FigureOf} from '@/lib/figures/schema';
import {capital} from '@/lib/typography';
import {bandRows} from './bands';
import {DataTable} from './data-table';
import type {TableData, ViewProps} from './figure-view';
import {Words} from './words';

const TYPES: Readonly<Record<string, string>> = {
  RDA: 'Recommended a day (RDA)',
  AI: 'Adequate intake a day (AI)',
};

export function Intake({figure, context}: ViewProps<'intake'>) {
  const {nutrient, title} = figure;
  const notes = [nutrient.intake.note, nutrient.ul?.note].filter((note) => note !== undefined);
  return (
    <>
      <p className="rows-unit">
        {nutrient.name}, {spellUnit(nutrient.unit)}; United States and Canada
      </p>
      <DataTable {...intakeTable(figure)} label={title ?? `${nutrient.name} by age`} context={context} />
      {notes.map((note) => (
        <p key={note} className="figure-note">
          <Words text={capital(note.replace(/\.$/, ''))} context={context} />.
        </p>
      ))}
      {others(nutrient).map(([name, text]) => (
        <p key={name} className="figure-note">
          <b>{name}:</b> {text}
        </p>
      ))}
    </>
  );
}

function intakeTable({nutrient}: FigureOf<'intake'>): TableData {
  const {intake, ul} = nutrient;
  const limits = ul?.values;
  return {
    columns: ['Who', TYPES[intake.type] ?? intake.type, ...(limits ? ['Upper limit a day'] : [])],
    rows: bandRows(Object.keys(intake.values), (band) => [
      amount(intake.values[band]),
      ...(limits ? [amount(limits[band])] : []),
    ]),
  };
}

const amount = (value: number | null | undefined) => (typeof value === 'number' ? formatNumber(value) : '');

/** What other bodies advise for adults, if the data has it: the values differ and are not averaged. */
function others({uk_nhs: uk, efsa, unit}: Nutrient): readonly (readonly [string, string])[] {
  return [['United Kingdom (NHS)', uk] as const, ['European Union (EFSA)', efsa] as const].flatMap(([name, row]) => {
    if (typeof row?.men !== 'number' || typeof row.women !== 'number') return [];
    const rowUnit = typeof row.unit === 'string' ? row.unit : unit;
    const limit = typeof row.ul === 'number' ? `; upper limit ${formatQuantity(row.ul, rowUnit)}` : '';
    const same = row.men === row.women;
    const people = same
      ? `adults ${formatQuantity(row.men, rowUnit)}`
      : `men ${formatNumber(row.men)} and women ${formatQuantity(row.women, rowUnit)}`;
    return [[name, `${people} a day${limit}.`] as const];
  });
}
