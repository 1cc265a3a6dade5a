/** The layout of a table, derived from its texts: numeric columns, omitted ones, and whether they fit on a phone. */
import {keepValues} from '@/lib/typography';

const NUMBER = /^[−–-]?\d[\d.,–\s]*%?$/;

/** A number, or a range of numbers. */
export function isNumeric(text: string): boolean {
  return NUMBER.test(text.trim());
}

/** A word in place of a number: "never", "not set", "–". */
const PLACEHOLDER = /^\P{N}{1,12}$/u;

/**
 * Whether each column contains numbers, aligned at the end because they are easier to compare there. Cells may be empty,
 * and fewer than half may have a word in place of a number.
 */
export function numericColumns(rows: readonly (readonly string[])[]): boolean[] {
  const [first = []] = rows;
  return first.map((_, column) => {
    const filled = rows.map((cells) => (cells[column] ?? '').trim()).filter((cell) => cell !== '');
    const numbers = filled.filter(isNumeric).length;
    return (
      column > 0 && numbers > filled.length / 2 && filled.every((cell) => isNumeric(cell) || PLACEHOLDER.test(cell))
    );
  });
}

/** Characters that fit side by side on the narrowest phone, as the longest words of three columns. */
const PHONE = 30;
/** Characters that the space before each further column costs. */
const GAP = 1.5;
/** Length up to which a cell of four or more columns has few lines. */
const SHORT = 24;

/** Whether rows become cards in narrow windows: when their columns do not fit, or four or more are not short. */
export function becomesCards(rows: readonly (readonly string[])[]): boolean {
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  if (columns < 3) return false;
  const widths = Array.from({length: columns}, (_, column) =>
    Math.max(...rows.map((cells) => longestWord(cells[column] ?? ''))),
  );
  if (widths.reduce((sum, width) => sum + width, 0) + GAP * (columns - 3) > PHONE) return true;
  return columns > 3 && rows.slice(1).some((cells) => cells.slice(1).some((cell) => printed(cell).length > SHORT));
}

/** A cell without the parts that readers do not see. */
function printed(text: string): string {
  return text.replace(/\[@[^\]]*\]|\]\([^)]*\)/g, ' ');
}

/** In characters; spaces and punctuation are half as wide. */
function longestWord(text: string): number {
  return Math.max(
    ...keepValues(printed(text))
      .split(/[ \n\t]|\/(?!\u00a0)|(?<=[-–])/)
      .map((word) => (word.length + word.replace(/[^\p{L}\p{N}]/gu, '').length) / 2),
  );
}

/** A table without its empty columns and almost empty ones, and their content as notes: "Carrot: sow thinly". */
export function withoutSparse(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): {columns: readonly string[]; rows: readonly (readonly string[])[]; notes: readonly string[]} {
  const isSparse = columns.map((_, column) => {
    const filled = rows.filter((cells) => (cells[column] ?? '') !== '').length;
    return column > 1 && (filled === 0 || (rows.length >= MANY_ROWS && filled <= rows.length / MANY_ROWS));
  });
  const visible = (cells: readonly string[]) => cells.filter((_, column) => !isSparse[column]);
  const notes = rows.flatMap((cells) =>
    cells.flatMap((cell, column) => (isSparse[column] && cell !== '' ? [`${cells[0]}: ${cell}`] : [])),
  );
  return {columns: visible(columns), rows: rows.map(visible), notes};
}

/** A column is almost empty when three quarters of at least four rows have no value. */
const MANY_ROWS = 4;
