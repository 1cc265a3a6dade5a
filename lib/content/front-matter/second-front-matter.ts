import {SiteError} from '@/lib/errors';
import {DASHES, KEY, OF_YAML} from './delimiters';

const MAX_NAMED = 8;

/** Throws a SiteError when keys follow the front matter, ended on line `end`: they would be printed as a heading. */
export function refuseSecondFrontMatter(text: string, end: number, file: string, known: ReadonlySet<string>): void {
  const lines = text.split(/\r?\n/);
  const isBlank = lines.slice(1, end - 1).every((line) => /^(?:#.*)?$/.test(line.trim()));
  const first = nextWritten(lines, end);
  const isOpened = DASHES.test(lines[first] ?? '');
  if (!isOpened && !KEY.test(lines[first] ?? '')) return;
  const begin = isOpened ? first + 1 : first;
  const close = lines.findIndex((line, index) => index >= begin && DASHES.test(line));
  const block = lines.slice(begin, close);
  if (close < 0 || !block.every((line) => line.trim() === '' || OF_YAML.test(line))) return;
  const keys = block.flatMap((line) => (KEY.test(line) ? [line.slice(0, line.indexOf(':')).trim()] : []));
  const isKnown = keys.some((key) => known.has(key));
  const isDirect = keys.length > 0 && KEY.test(block[0]!);
  if (!isKnown && !(isDirect && (isOpened || isBlank))) return;
  throw new SiteError({
    problem: isBlank
      ? 'The front matter has no keys: they are below it, and would be printed.'
      : `The keys of the front matter continue below its end, and would be printed: ${keys.slice(0, MAX_NAMED).join(', ')}.`,
    file,
    line: first + 1,
    column: 1,
    fix: remedy({isBlank, isOpened, end, first: first + 1, close: close + 1}),
  });
}

interface Found {
  /** Whether the front matter is. */
  readonly isBlank: boolean;
  readonly isOpened: boolean;
  /** Lines, from 1: where the front matter ends, where the second starts and ends. */
  readonly end: number;
  readonly first: number;
  readonly close: number;
}

function remedy({isBlank, isOpened, end, first, close}: Found): string {
  if (isBlank) return isOpened ? `delete the lines above this one, 1 to ${first - 1}` : `delete line ${end} (---)`;
  if (isOpened)
    return `move the keys up, above line ${end} (---), each once, and delete the lines ${first} to ${close}`;
  return `delete line ${end} (---): the front matter ends on line ${close}`;
}

/** The index of the first non-empty line at or after `index`. */
function nextWritten(lines: readonly string[], index: number): number {
  const found = lines.findIndex((line, at) => at >= index && line.trim() !== '');
  return found < 0 ? lines.length : found;
}
