import type {KeyRow} from './keys';

/** A table of keys in Markdown. Required keys are bold. */
export function keyTable(rows: readonly KeyRow[]): string {
  return table(
    ['key', 'holds', 'by default', 'what for'],
    rows.map(({path, holds, preset, isRequired, about}) => [
      isRequired ? `**\`${path}\`**` : `\`${path}\``,
      holds,
      preset === undefined ? '' : `\`${preset}\``,
      about,
    ]),
  );
}

/** A table in Markdown; escapes bars in cells. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

/** A fenced block; longer fences contain texts with fences. */
export function fence(text: string, language: string): string {
  const marks = '`'.repeat(Math.max(3, ...[...text.matchAll(/^`+/gm)].map(([run]) => run.length + 1)));
  return `${marks}${language}\n${text.trim()}\n${marks}`;
}
