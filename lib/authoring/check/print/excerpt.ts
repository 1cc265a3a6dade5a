const WIDTH = 100;

/** The source line with a caret below the column, shortened around it when it is long. */
export function excerpt(line: string, number: number, column: number): string {
  const text = line.replaceAll('\t', ' ');
  const at = Math.min(Math.max(column, 1), text.length + 1) - 1;
  const start = text.length <= WIDTH ? 0 : Math.max(0, Math.min(at - 40, text.length - WIDTH));
  const end = start + WIDTH;
  const before = start > 0 ? '…' : '';
  const shown = before + text.slice(start, end) + (end < text.length ? '…' : '');
  const gutter = String(number).padStart(5);
  return `${gutter} | ${shown}\n${' '.repeat(gutter.length)} | ${' '.repeat(at - start + before.length)}^`;
}
