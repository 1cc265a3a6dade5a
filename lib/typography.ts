/** The text with its first letter capitalised. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

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

/** Words that start with one letter and a hyphen ("e-bike"), and endings that start with a hyphen ("-sartan"). */
const HYPHENED = /((?<![\p{L}\p{N}.@/-])(?:\p{L}-\p{L}[\p{L}’]*|-\p{L}{2,}))/u;

/**
 * A text in parts, of which every second one must not break. The caller keeps it whole by style: readers who search or
 * copy "e-bike" need the ordinary hyphen.
 */
export function splitUnbroken(text: string): string[] {
  return text.split(HYPHENED);
}

/** Keeps a number and its unit symbol on one line, and two values with a slash between them ("1 / 0.8 mg"). */
export function keepValues(text: string): string {
  return text.replace(UNIT, '$1\u00a0').replace(/(\d) \/ (?=\d)/g, '$1\u00a0/\u00a0');
}
