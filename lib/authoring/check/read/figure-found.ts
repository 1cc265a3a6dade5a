import {tryYaml} from '@/lib/yaml';
import type {FigureFound} from './analysis';

/** Keys without text for readers. */
const NO_WORDS = new Set('kind unit data id ids person sources path tone level strength value limit'.split(' '));

/** A figure as far as it can be read; another rule reports its faults. */
export function figureFound(
  yaml: string,
  place: Pick<FigureFound, 'line' | 'column' | 'within' | 'updateDate' | 'endLine'>,
): FigureFound {
  const value = tryYaml(yaml);
  const record = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const sources = Array.isArray(record.sources) ? record.sources.map(String) : [];
  return {...place, yaml, kind: String(record.kind ?? ''), sources, texts: wordsIn(record)};
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\p{L}/u.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (NO_WORDS.has(key) ? [] : wordsIn(child)));
}
