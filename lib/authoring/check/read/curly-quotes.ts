const DOUBLE = /^([“„”])(.*)[“”]$/su;
const SINGLE = /^([‘’])(.*)[‘’]$/su;
/** No apostrophes. */
const SINGLE_INSIDE = /(?<!\p{L})[‘’]|[‘’](?!\p{L})/u;

/** The text between curly quotes around a whole value, where YAML requires straight ones. */
export function insideCurly(value: string): string | undefined {
  const [, opening, inside] = DOUBLE.exec(value) ?? SINGLE.exec(value) ?? [];
  if (opening === undefined || inside === undefined) return undefined;
  const first = (/[‘’]/.test(opening) ? SINGLE_INSIDE : /[“„”]/u).exec(inside)?.[0];
  // the first mark inside opens a quotation, or it closes the one at the start
  const isWhole = first === undefined || first === '„' || (first === opening && /[“‘]/.test(opening));
  return isWhole ? inside : undefined;
}

/** Whether `content:check --fix` can replace them with straight quotes. */
export function canBeStraight(inside: string | undefined): inside is string {
  return inside !== undefined && !/["\\]/.test(inside);
}
