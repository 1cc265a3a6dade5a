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

/** Unit symbols, inches in brackets, and a.m. and p.m. Unit words ("5 days") may wrap. */
const UNIT =
  /(\d) (?=(?:°[CF]|[cmµ]?g|kg|mcg|[ckm]?m|m[lL]|[lL]|kcal|k?J|IU|k?W|k?Wh|k?Hz|dB|ppm|mmHg|km\/h|mph|min|h|ft|oz|lb|in(?=\))|[ap]\.?m\.?)(?![\w/]))/g;

/** Keeps a number and its unit symbol on one line, and two values with a slash between them ("1 / 0.8 mg"). */
export function keepValues(text: string): string {
  return text.replace(UNIT, '$1\u00a0').replace(/(\d) \/ (?=\d)/g, '$1\u00a0/\u00a0');
}
