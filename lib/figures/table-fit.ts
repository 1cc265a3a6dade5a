/** How a table is laid out, worked out from its texts: which columns hold numbers, what is left out, and whether a phone has room for its columns. */

const NUMBER = /^[−–-]?\d[\d.,–\s]*%?$/;

/** A number, or a range of them. */
export function isNumeric(text: string): boolean {
  return NUMBER.test(text.trim());
}

/** Whether each column holds numbers and nothing else but empty cells: numbers of several digits are compared when they end at one edge. */
export function numericColumns(rows: readonly (readonly string[])[]): boolean[] {
  const [first = []] = rows;
  return first.map((_, column) => {
    const filled = rows.map((cells) => cells[column] ?? '').filter((cell) => cell.trim() !== '');
    return column > 0 && filled.length > 0 && filled.every(isNumeric);
  });
}

/** Letters of the longest words of three columns side by side for which a phone has room. */
const PHONE = 30;
/** Letters of a cell, in the middle, up to which the cells of a card stand in one line. */
const SHORT = 18;

/**
 * Whether rows become cards where there is little room: of more than three columns, or of three that hold long words. Their cells stand in a line when
 * they are short, else one below the other.
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

/** A cell without what a reader does not see of it. */
function printed(text: string): string {
  return text.replace(/\[@[^\]]*\]|\]\([^)]*\)/g, ' ');
}

function longestWord(text: string): number {
  return Math.max(
    ...printed(text)
      .split(/[ \n\t/]|(?<=[-–])/)
      .map((word) => word.length),
  );
}

/** A table without the columns that are all but empty, and what these said: "Carrot: sow thinly". */
export function withoutSparse(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): {columns: readonly string[]; rows: readonly (readonly string[])[]; notes: readonly string[]} {
  const isSparse = columns.map((_, column) => {
    const filled = rows.filter((cells) => (cells[column] ?? '') !== '').length;
    return column > 1 && rows.length >= MANY_ROWS && filled <= rows.length / MANY_ROWS;
  });
  const kept = (cells: readonly string[]) => cells.filter((_, column) => !isSparse[column]);
  const notes = rows.flatMap((cells) =>
    cells.flatMap((cell, column) => (isSparse[column] && cell !== '' ? [`${cells[0]}: ${cell}`] : [])),
  );
  return {columns: kept(columns), rows: rows.map(kept), notes};
}

/** A column of which three quarters of at least four rows are empty is all but empty. */
const MANY_ROWS = 4;
