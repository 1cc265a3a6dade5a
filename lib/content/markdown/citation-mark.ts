/** A citation mark in a text, such as `[@nhs-sleep; cdc-sleep]`. */
interface CitationMark {
  /** Where it starts, including the white space before it, which is removed with it. */
  readonly start: number;
  readonly end: number;
  readonly ids: readonly CitedId[];
}

interface CitedId {
  readonly id: string;
  /** Its position in the text; for an empty id that of the preceding character. */
  readonly index: number;
}

interface Bracket {
  readonly open: number;
  readonly end: number;
}

const OPENING = '[@';

/** Every mark in a text, in order. A second @ before an id is ignored, and so is an empty mark. */
export function citationMarks(text: string): CitationMark[] {
  let last = 0;
  return bracketsIn(text).flatMap(({open, end}) => {
    if (isEmpty({open, end})) return [];
    const start = last + text.slice(last, open).trimEnd().length;
    last = end;
    return [{start, end, ids: idsIn(text, {open, end})}];
  });
}

/** A text without its marks and the white space before them. */
export function withoutCitations(text: string): string {
  const marks = citationMarks(text);
  const parts = marks.map(({start}, index) => text.slice(marks[index - 1]?.end ?? 0, start));
  return parts.join('') + text.slice(marks.at(-1)?.end ?? 0);
}

/** The first bracket in a text that is meant as a mark, even if empty, as it is written. */
export function firstCitation(text: string): string | undefined {
  const [first] = bracketsIn(text);
  return first && text.slice(first.open, first.end);
}

/** Where a mark starts that names nothing, or that is interrupted by another bracket or the end. */
export function unfinishedCitations(text: string): number[] {
  return Array.from(text.matchAll(/(?<!\\)\[@(?![^[\]]+\])/g), ({index}) => index);
}

function bracketsIn(text: string): Bracket[] {
  // after the last closing bracket a pattern would search to the end from each opening one
  const closed = text.slice(0, text.lastIndexOf(']') + 1);
  return Array.from(closed.matchAll(/\[@[^\]]*\]/g), ({0: {length}, index}) => ({open: index, end: index + length}));
}

const isEmpty = ({open, end}: Bracket) => end - open === OPENING.length + 1;

function idsIn(text: string, {open, end}: Bracket): CitedId[] {
  let start = open + OPENING.length;
  return text
    .slice(start, end - 1)
    .split(';')
    .map((part) => {
      const sign = start === open + OPENING.length ? open : start - 1;
      const id = part.trim().replace(/^@/, '');
      const index = id === '' ? sign : text.indexOf(id, start);
      start += part.length + 1;
      return {id, index};
    });
}
