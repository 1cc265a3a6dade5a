import 'server-only';
import {factFiles, isRecord} from '@/lib/data/fact-files';

export interface Nutrient {
  readonly name: string;
  readonly pattern: RegExp;
  /** The upper limit for an adult, in `unit`. */
  readonly limit: number;
  readonly unit: 'micrograms' | 'mg';
  readonly perUnit?: number;
  /** The limit counts supplements only, not food. */
  readonly isForSupplements: boolean;
}

const ALSO: Readonly<Record<string, string>> = {
  'vitamin-a': 'vitamin A|retinol',
  'vitamin-b3': 'vitamin B3|B3|niacin|nicotinamide|nicotinic acid',
  'vitamin-b6': 'vitamin B6|B6|pyridoxine',
  'vitamin-b9': 'folic acid',
  'vitamin-c': 'vitamin C|ascorbic acid',
  'vitamin-d': 'vitamin D3?|D3',
  'vitamin-e': 'vitamin E|alpha-tocopherol',
};
/** US and EU pharmacopoeias: the vitamin D, retinol and natural vitamin E in one unit. */
const PER_UNIT: Readonly<Record<string, number>> = {'vitamin-d': 0.025, 'vitamin-a': 0.3, 'vitamin-e': 670};

/** Vitamins and minerals with an upper limit for adults, from content/data/facts. */
export function limitedNutrients(): Nutrient[] {
  return ['vitamins', 'minerals'].flatMap((name) => {
    const file = factFiles().get(name)?.data;
    const rows = isRecord(file) ? file[name] : undefined;
    return isRecord(rows) ? Object.entries(rows).flatMap(([id, row]) => nutrientOf(id, row)) : [];
  });
}

function nutrientOf(id: string, row: unknown): Nutrient[] {
  const {name, unit, ul} = row as {
    name?: string;
    unit?: string;
    ul?: {note?: string; values?: Record<string, number> | null};
  };
  const limit = ul?.values?.male_19_50;
  if (typeof limit !== 'number' || !name) return [];
  return [
    {
      name,
      pattern: new RegExp(`\\b(?:${ALSO[id] ?? name})\\b`, 'gi'),
      limit,
      unit: unit?.startsWith('mcg') ? 'micrograms' : 'mg',
      perUnit: PER_UNIT[id],
      isForSupplements: /supplement|preformed/i.test(ul?.note ?? ''),
    },
  ];
}
