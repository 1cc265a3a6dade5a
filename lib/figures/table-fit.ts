/** The layout of a table, derived from its texts: numeric columns, omitted ones, and whether they fit on a phone. */
import {keepValues} from '@/lib/typography';

const NUMBER = /^[−–-]?\d[\d.,–\s]*%?$/;

/** A number, or a range of numbers. */
export function isNumeric(text: string): boolean {
  return NUMBER.test(text.trim());
}

/** Whether each column contains only numbers and empty cells: aligned at the end, numbers are easier to compare. */
export function numericColumns(rows: readonly (readonly string[])[]): boolean[] {
  const [first = []] = rows;
  return first.map((_, column) => {
    const filled = rows.map((cells) => cells[column] ?? '').filter((cell) => cell.trim() !== '');
    return column > 0 && filled.length > 0 && filled.every(isNumeric);
  });
}

/** Total length of the longest words in three columns that fit on a phone. */
const PHONE = 30;
/** Median length up to which the cells of a card share a line. */
const SHORT = 18;

/**
 * Whether rows become cards in narrow windows: with more than three columns, or three with long words. Short cells
 * share a line; long ones are placed below each other.
 */
export function cardsFor(rows: readonly (readonly string[])[]): 'short' | 'long' | undefined {
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  if (columns < 3) return undefined;
  const longest = Array.from({length: columns}, (_, column) =>
    Math.max(...rows.map((cells) => longestWord(cells[column] ?? ''))),
  );
  if (columns === 3 && longest.reduce((sum, letters) => sum + letters, 0) <= PHONE) return undefined;
  const lengths = rows.slice(1).flatMap((cells) => cells.slice(1).map((cell) => printed(cell).length));
  return lengths.reduce((sum, length) => sum + length, 0) <= SHORT * lengths.length ? 'short' : 'long';
}

/** A cell without the parts that readers do not see. */
function printed(text: string): string {
  return text.replace(/\[@[^\]]*\]|\]\([^)]*\)/g, ' ');
}

function longestWord(text: string): number {
  return Math.max(
    ...keepValues(printed(text))
      .split(/[ \n\t]|\/(?!\u00a0)|(?<=[-–])/)
      .map((word) => word.length),
  );
}

/** A table without its almost empty columns, and their content as notes: "Carrot: sow thinly". */
export function withoutSparse(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): {columns: readonly string[]; rows: readonly (readonly string[])[]; notes: readonly string[]} {
  const isSparse = columns.map((_, column) => {
    const filled = rows.filter((cells) => (cells[column] ?? '') !== '').length;
    return column > 1 && rows.length >= MANY_ROWS && filled <= rows.length / MANY_ROWS;
  });
  const visible = (cells: readonly string[]) => cells.filter((_, column) => !isSparse[column]);
  const notes = rows.flatMap((cells) =>
    cells.flatMap((cell, column) => (isSparse[column] && cell !== '' ? [`${cells[0]}: ${cell}`] : [])),
  );
  return {columns: visible(columns), rows: rows.map(visible), notes};
}

/** A column is almost empty when three quarters of at least four rows have no value. */
const MANY_ROWS = 4;
