/**
 * Typographic quotes, apostrophes, dashes and dots of a plain text: titles, labels, figures. Those of an article's
 * prose, where a quote may span marks, are lib/content/markdown/typography.ts.
 */
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
