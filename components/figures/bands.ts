import {capital} from '@/lib/typography';

const GROUPS: Readonly<Record<string, string>> = {
  infants: 'Babies',
  children: 'Children',
  pregnancy: 'Pregnant',
  lactation: 'Breastfeeding',
};

/** An age band of the data in words: "male_19_50" → "Men 19 to 50". */
export function bandLabel(band: string): string {
  const [group = '', ...ages] = band.split('_');
  const low = Number(ages[0]);
  const isAdult = low >= 19 || ages[0] === 'over';
  const who =
    group === 'male' ? (isAdult ? 'Men' : 'Boys') : group === 'female' ? (isAdult ? 'Women' : 'Girls') : GROUPS[group];
  return [who ?? capital(group), ageLabel(ages)].filter(Boolean).join(' ');
}

function ageLabel(ages: readonly string[]): string {
  if (ages.length === 0) return '';
  if (ages[0] === 'over') return `over ${ages[1]}`;
  if (ages[1] === 'plus') return `${ages[0]} and over`;
  const [from, to = ''] = ages;
  return to.endsWith('m') ? `${from} to ${to.slice(0, -1)} months` : `${from} to ${to}`;
}

type Rows = readonly (readonly string[])[];

/** Table rows for age bands. Equal values share a row: of men and women of one age, and of ages that follow each other. */
export function bandRows(bands: readonly string[], cellsOf: (band: string) => readonly string[]): Rows {
  const rows = [...bands].sort((a, b) => order(a) - order(b));
  const table = rows.flatMap((band) => {
    const cells = cellsOf(band);
    const twin = band.replace(/^(fe)?male/, (sex) => (sex === 'male' ? 'female' : 'male'));
    const isShared = twin !== band && bands.includes(twin) && cellsOf(twin).join() === cells.join();
    if (!isShared) return [[bandLabel(band), ...cells]];
    if (band.startsWith('female')) return [];
    return [[bandLabel(band).replace(/^Men/, 'Adults').replace(/^Boys/, 'Boys and girls'), ...cells]];
  });
  return table.reduce(withAges, []);
}

const AGES = /^(?<who>.+?) (?:(?<from>\d+) to (?<to>\d+)|over (?<over>\d+))$/;

function withAges(rows: Rows, [label = '', ...cells]: Rows[number]): Rows {
  const {who, from, to, over} = AGES.exec(label)?.groups ?? {};
  const before = Number(over ?? Number(from) - 1);
  const isEarlier = ([other = '', ...values]: Rows[number]) => {
    const ages = AGES.exec(other)?.groups;
    return ages?.who === who && Number(ages?.to) === before && values.join() === cells.join();
  };
  if (!rows.some(isEarlier)) return [...rows, [label, ...cells]];
  return rows.map((row) =>
    isEarlier(row) ? [row[0]!.replace(/to \d+$/, to ? `to ${to}` : 'and over'), ...cells] : row,
  );
}

/** Babies and children first, then by age, then pregnancy and breastfeeding. */
function order(band: string): number {
  const [group = '', first = ''] = band.split('_');
  const age = first === 'over' ? 71 : Number(first);
  const base = {infants: 0, children: 100, male: 200, female: 200, pregnancy: 300, lactation: 400}[group] ?? 500;
  return base + age + (group === 'female' ? 0.5 : 0);
}
