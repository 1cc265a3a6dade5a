/** Typographic quotes, dashes and dots of a plain text; for prose see lib/content/markdown/typography.ts. */
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
