const DOUBLE = /^([“„”])(.*)[“”]$/su;
const SINGLE = /^([‘’])(.*)[‘’]$/su;
/** No apostrophes. */
const SINGLE_INSIDE = /(?<!\p{L})[‘’]|[‘’](?!\p{L})/u;

/**
 * The text between curly quotes around a whole value, where YAML wants straight ones; undefined for a value that merely
 * begins and ends with words in quotes.
 */
export function insideCurly(value: string): string | undefined {
  const [, opening, inside] = DOUBLE.exec(value) ?? SINGLE.exec(value) ?? [];
  if (opening === undefined || inside === undefined) return undefined;
  const first = (/[‘’]/.test(opening) ? SINGLE_INSIDE : /[“„”]/u).exec(inside)?.[0];
  // the first mark inside opens again, or it closes what the value began with
  const isWhole = first === undefined || first === '„' || (first === opening && /[“‘]/.test(opening));
  return isWhole ? inside : undefined;
}

/** Whether `content:check --fix` can put straight quotes in their place. */
export function canBeStraight(inside: string | undefined): inside is string {
  return inside !== undefined && !/["\\]/.test(inside);
}
