import type {Synonyms} from './synonyms';
import {isStopWord, wordsOf} from './words';

/** A run of text; `isHit` where the query matched. Added to the page as text nodes and <mark>, never as HTML. */
export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

const LENGTH = 170;
/** Between the cells of a table (lib/output/files/search/sections.ts). */
const SEPARATOR = '· ';

interface Range {
  readonly start: number;
  readonly end: number;
  readonly token: string;
}

/** Splits a text at the words that match one of the tokens. */
export function mark(text: string, tokens: ReadonlySet<string>, synonyms: Synonyms): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const {start, end} of rangesOf(text, tokens, synonyms)) {
    if (start < at) continue;
    if (start > at) pieces.push({text: text.slice(at, start), isHit: false});
    pieces.push({text: text.slice(start, end), isHit: true});
    at = end;
  }
  if (at < text.length) pieces.push({text: text.slice(at), isHit: false});
  return pieces;
}

/** The part of a long text with the most different tokens, marked, with "…" where it was cut. */
export function excerpt(text: string, tokens: ReadonlySet<string>, synonyms: Synonyms): Piece[] {
  if (text.length <= LENGTH) return mark(text, tokens, synonyms);
  const ranges = rangesOf(text, tokens, synonyms);
  let best = {start: 0, different: 0, span: 0};
  ranges.forEach(({start}, index) => {
    const seen = new Set<string>();
    let span = 0;
    for (const {end, token} of ranges.slice(index)) {
      if (end > start + LENGTH) break;
      if (!seen.has(token)) span = end - start;
      seen.add(token);
    }
    const isBetter = seen.size > best.different || (seen.size === best.different && span < best.span);
    if (isBetter) best = {start, different: seen.size, span};
  });
  const from = startNear(text, best.start);
  const to = endNear(text, from + LENGTH);
  const pieces = mark(text.slice(from, to), tokens, synonyms);
  return [
    ...(from > 0 ? [{text: '…\u00a0', isHit: false}] : []),
    ...pieces,
    ...(to < text.length ? [{text: '\u00a0…', isHit: false}] : []),
  ];
}

function rangesOf(text: string, tokens: ReadonlySet<string>, synonyms: Synonyms): Range[] {
  const words = wordsOf(text);
  const stems = words.map(({stem}) => stem);
  const single = words
    .filter(({stem, folded}) => tokens.has(stem) && !isStopWord(folded))
    .map(({start, end, stem}) => ({start, end, token: stem}));
  const groups = synonyms
    .matches(stems)
    .filter(({token, isAlso}) => !isAlso && tokens.has(token))
    .map(({token, from, length}) => ({start: words[from]!.start, end: words[from + length - 1]!.end, token}));
  return [...groups, ...single].sort((a, b) => a.start - b.start || b.end - a.end);
}

/** The start of the sentence before `at`, or of a word a little before it. */
function startNear(text: string, at: number): number {
  const sentence = Math.max(text.lastIndexOf('. ', at), text.lastIndexOf('? ', at), text.lastIndexOf('! ', at));
  if (at - sentence < 80) return sentence < 0 ? 0 : sentence + 2;
  const space = text.indexOf(' ', Math.max(0, at - 40));
  if (space < 0 || space > at) return at;
  return text.startsWith(SEPARATOR, space + 1) ? space + 1 + SEPARATOR.length : space + 1;
}

function endNear(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  return space > 0 ? space : at;
}
