import {wrapLines} from '@/lib/wrap-lines';
import type {Measure} from './typeface';

/**
 * Breaks a text between words into as few lines as fit `width` (in em), with line lengths as equal as possible, so that
 * no single word is left over. A word longer than that gets its own line.
 */
export function balancedLines(text: string, width: number, measure: Measure): string[] {
  const count = wrapLines(text, width, measure).length;
  const even = Math.min(width, measure(text) / count);
  return best(text.split(/\s+/), count, (line) => {
    const length = measure(line);
    return length > width && line.includes(' ') ? Infinity : (length - even) ** 2;
  }).lines;
}

interface Broken {
  readonly lines: string[];
  readonly cost: number;
}

/** The most even way to set the words in a given number of lines; titles are short enough to try all. */
function best(words: readonly string[], count: number, costOf: (line: string) => number): Broken {
  if (count <= 1) return {lines: [words.join(' ')], cost: costOf(words.join(' '))};
  let found: Broken = {lines: [], cost: Infinity};
  for (let first = 1; first <= words.length - count + 1; first++) {
    const line = words.slice(0, first).join(' ');
    const cost = costOf(line);
    if (cost >= found.cost) continue;
    const rest = best(words.slice(first), count - 1, costOf);
    if (cost + rest.cost < found.cost) found = {lines: [line, ...rest.lines], cost: cost + rest.cost};
  }
  return found;
}

/** Breaks a text into at most `maxLines` even lines, and cuts the rest after a whole word. */
export function clampedLines(text: string, width: number, maxLines: number, measure: Measure): string[] {
  const lines = wrapLines(text, width, measure);
  if (lines.length <= maxLines) return balancedLines(text, width, measure);
  const words = lines[maxLines - 1]!.split(' ');
  while (words.length > 1 && measure(`${words.join(' ')}…`) > width) words.pop();
  return [...lines.slice(0, maxLines - 1), `${words.join(' ').replace(/[,;:.–—]$/, '')}…`];
}

interface FittedTitle {
  /** Pixels. */
  readonly size: number;
  readonly lines: readonly string[];
}

/** The largest of the sizes at which the title fits the box; the smallest one if none does. */
export function fitTitle(
  title: string,
  box: {readonly width: number; readonly height: number; readonly lineHeight: number},
  sizes: readonly number[],
  measure: Measure,
): FittedTitle {
  const fitted = sizes.map((size) => ({size, lines: balancedLines(title, box.width / size, measure)}));
  return (
    fitted.find(
      ({size, lines}) =>
        lines.length * size * box.lineHeight <= box.height && lines.every((line) => measure(line) * size <= box.width),
    ) ?? fitted.at(-1)!
  );
}
