import type {FlightToken} from '@/lib/inline/start-application';
import type {FlightPart} from './adopted-texts.mts';

/** Where a piece must occur to be worth a place in the shared list. */
const SHARE_OF_PAGES = 0.05;
const FEWEST_PAGES = 3;
const SHORTEST = 20;

/** Cuts flight data where pages begin to differ: after each row, around the address in the first, and at every tag of the head. */
export function piecesOf(text: string): string[] {
  const rows = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  return rows.flatMap((row) => row.split(/(?="c":\["",)|(?=,"q":)(?<="c":\[[^\]]*\])|(?=,\["\$","(?:meta|link)")/));
}

/** The pieces that many of these pages have, those alike but for their references side by side, which compresses best. */
export function sharedPieces(pages: readonly {readonly flight: readonly FlightPart[]}[]): string[] {
  const counts = new Map<string, number>();
  for (const {flight} of pages) {
    const pieces = new Set(flight.flatMap((part) => (typeof part === 'string' ? piecesOf(part) : [])));
    for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  }
  const fewest = Math.max(FEWEST_PAGES, pages.length * SHARE_OF_PAGES);
  return [...counts]
    .filter(([piece, pagesWithIt]) => piece.length >= SHORTEST && pagesWithIt >= fewest)
    .map(([piece]) => `${withoutReferences(piece)}\0${piece}`)
    .sort()
    .map((sorted) => sorted.slice(sorted.indexOf('\0') + 1));
}

function withoutReferences(piece: string): string {
  return piece.replace(/^[0-9a-f]+:|"\d+"|\$L?[0-9a-f]+/g, '');
}

/** What the page's script holds: numbers for the shared pieces, references for what the page holds already, and the rest as it is. */
export function tokensOf(flight: readonly FlightPart[], shared: ReadonlyMap<string, number>): FlightToken[] {
  const tokens: FlightToken[] = [];
  for (const part of flight) {
    if (typeof part !== 'string') tokens.push([part.row, part.adopt]);
    else for (const piece of piecesOf(part)) append(tokens, shared.get(piece) ?? piece);
  }
  return tokens;
}

/** Adds a token; text goes on where the last token is text. */
function append(tokens: FlightToken[], token: string | number): void {
  const last = tokens.at(-1);
  if (typeof token === 'string' && typeof last === 'string') tokens[tokens.length - 1] = last + token;
  else tokens.push(token);
}
