/** Typographic quotes, apostrophes, dashes and dots, as the prose around a figure has them. */
export function smarten(text: string): string {
  return text
    .replace(/\.\.\./g, '…')
    .replace(/(^|[\s([{–—])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([{–—“])'/g, '$1‘')
    .replace(/'/g, '’')
    .replace(/(?<![\d-])(\d[\d.,]*)-(?=\d[\d.,]*(?![\d-]))/g, '$1–')
    .replace(/\s--\s/g, ' – ');
}

/** The text with a capital at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whole words cut into lines of at most `width` characters, for text inside an SVG. */
export function wrapLines(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
