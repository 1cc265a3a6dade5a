import {wordsIn} from '@/lib/figures/marks';
import {tryYaml} from '@/lib/yaml';
import type {FigureFound} from './analysis';

/** Keys without text for readers. */
const NO_WORDS = new Set<PropertyKey>(
  'kind unit data id ids person sources path tone level strength value limit'.split(' '),
);

/** A figure as far as it can be read; another rule reports its faults. */
export function figureFound(
  yaml: string,
  place: Pick<FigureFound, 'line' | 'column' | 'within' | 'updateDate' | 'endLine'>,
): FigureFound {
  const value = tryYaml(yaml);
  const record = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const sources = Array.isArray(record.sources) ? record.sources.map(String) : [];
  const words = wordsIn(record).filter(({text, path}) => /\p{L}/u.test(text) && !path.some((key) => NO_WORDS.has(key)));
  return {...place, yaml, kind: String(record.kind ?? ''), sources, texts: words.map(({text}) => text)};
}
