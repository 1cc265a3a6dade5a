import {capital} from '@/lib/figures/text';

const GROUPS: Readonly<Record<string, string>> = {
  infants: 'Babies',
  children: 'Children',
  male: 'Men and boys',
  female: 'Women and girls',
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

/** Table rows for age bands; men and women of one age share a row if their values are equal. */
export function bandRows(
  bands: readonly string[],
  cellsOf: (band: string) => readonly string[],
): readonly (readonly string[])[] {
  const rows = [...bands].sort((a, b) => order(a) - order(b));
  return rows.flatMap((band) => {
    const cells = cellsOf(band);
    const twin = band.replace(/^(fe)?male/, (sex) => (sex === 'male' ? 'female' : 'male'));
    const isShared = twin !== band && bands.includes(twin) && cellsOf(twin).join() === cells.join();
    if (!isShared) return [[bandLabel(band), ...cells]];
    if (band.startsWith('female')) return [];
    return [[bandLabel(band).replace(/^Men/, 'Adults').replace(/^Boys/, 'Boys and girls'), ...cells]];
  });
}

/** Babies and children first, then by age, then pregnancy and breastfeeding. */
function order(band: string): number {
  const [group = '', first = ''] = band.split('_');
  const age = first === 'over' ? 71 : Number(first);
  const base = {infants: 0, children: 100, male: 200, female: 200, pregnancy: 300, lactation: 400}[group] ?? 500;
  return base + age + (group === 'female' ? 0.5 : 0);
}
