import 'server-only';
import {LineCounter} from 'yaml';
import {type Explanation, SiteError} from './errors';

/** Invisible characters and tags that can hide sentences (CVE-2021-42574). Joiners are only wrong in Latin text. */
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is its purpose
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{e0000}-\u{e0fff}]|\u034f|[\u180b-\u180d]|(?<=^|[\p{Script=Latin}\p{N}\p{P}\s])[\u200c\u200d]/gu;

/** The replacement character, noncharacters, and private use areas, which need a particular font. */
const LOST = /[\ufffd\p{Noncharacter_Code_Point}\p{Private_Use}]/gu;

export interface Hidden {
  readonly index: number;
  /** As in "U+200B". */
  readonly name: string;
}

/** Every character of a text that is invisible or cannot be displayed, and should not be there. */
export function hiddenCharacters(text: string): Hidden[] {
  return [HIDDEN, LOST].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({0: character, index}) => ({
      index,
      name: `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
    })),
  );
}

/** The error for such a character. */
export function hiddenFault(name: string): Explanation {
  if (name === 'U+FFFD') {
    const problem = 'The text contains U+FFFD, which replaces a character that was lost.';
    return {problem, fix: 'write the original character'};
  }
  if (String.fromCodePoint(Number.parseInt(name.slice(2), 16)).search(LOST) === 0) {
    const fix = 'replace it; word processors use such characters for bullets, which are "- " here';
    return {problem: `The text contains ${name}, a character that readers' fonts do not have.`, fix};
  }
  const fix = 'delete it; it often comes with text pasted from a web page';
  return {problem: `The text contains an invisible character, ${name}.`, fix};
}

/** The text with spaces in their places. */
export function withoutHidden(text: string): string {
  return text.replace(HIDDEN, ' ');
}

/** Decodes bytes as text, with plain line ends. Throws a SiteError when they are not UTF-8 or hide characters. */
export function decodeText(bytes: Uint8Array, file: string): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    const loose = new TextDecoder('utf-8').decode(bytes);
    throw new SiteError({
      problem: 'The file is not UTF-8 text.',
      file,
      ...lineAndColumn(loose, Math.max(0, loose.indexOf('\uFFFD'))),
      fix: 'save it again as UTF-8',
    });
  }
  const [hidden] = hiddenCharacters(text);
  if (hidden) throw new SiteError({...hiddenFault(hidden.name), file, ...lineAndColumn(text, hidden.index)});
  return plainLineEnds(text);
}

/** Converts line ends of Windows (CR LF) and of very old systems (CR alone) to LF. */
export function plainLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** Line and column, starting at 1, of an offset in a text. */
export function lineAndColumn(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset);
  const lastBreak = before.lastIndexOf('\n');
  return {line: before.split('\n').length, column: offset - lastBreak};
}

/** `lineAndColumn` for many offsets of one text, which it scans only once. */
export function placeFinder(text: string): (offset: number) => {line: number; column: number} {
  const lines = new LineCounter();
  // where lines start: with a line break before the text, it moves by one
  for (const {index} of `\n${text}`.matchAll(/\n/g)) lines.addNewLine(index);
  return (offset) => {
    const {line, col} = lines.linePos(offset);
    return {line, column: col};
  };
}

/** The offset of a line and column of a text, the inverse of `lineAndColumn`. */
export function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, line) => sum + line.length + 1, 0) + column - 1;
}
