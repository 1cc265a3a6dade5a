import type {Point} from 'unist';
import type {VFile} from 'vfile';
import {type Problem, SiteError} from '@/lib/errors';
import {lineAndColumn, offsetOf} from '@/lib/text-file';
import {COMPONENT_NAMES} from './component-table';
import {fixFor, textAttributesIn} from './element-fixes';

/** An error of the parser, or of anything below it. */
type Message = Partial<Pick<VFile['messages'][number], 'reason' | 'message' | 'line' | 'column' | 'place'>>;

/** A parser error in plain words. */
export function syntaxError(source: string, file: string, error: unknown): SiteError {
  const message: Message = error instanceof Error ? error : {message: String(error)};
  const {place} = message;
  const point = place && 'start' in place ? place.start : place;
  const reason = (message.reason ?? message.message ?? 'unknown').split('\n')[0]!;
  const mistake = MISTAKES.map(([pattern, explain]) => ({match: pattern.exec(reason), explain})).find(
    ({match}) => match,
  );
  const {problem, fix, at, unpaired}: MistakeFound = mistake?.match
    ? mistake.explain(mistake.match, source, point)
    : {...UNKNOWN, problem: reason};
  return new SiteError({
    problem: `The text cannot be read: ${problem}`,
    file,
    line: at?.line ?? point?.line ?? message.line ?? undefined,
    column: at?.column ?? point?.column ?? message.column ?? undefined,
    fix,
    unpaired,
  });
}

interface MistakeFound extends Pick<Problem, 'problem' | 'fix' | 'unpaired'> {
  /** Where the mistake starts, when the parser only reports where it gave up. */
  readonly at?: Point;
}
type Mistake = readonly [
  pattern: RegExp,
  explain: (match: RegExpExecArray, source: string, point?: Partial<Point>) => MistakeFound,
];

const LESS_THAN = 'a literal "<" is written \\< or in words ("under 5")';
const BRACE = 'a literal "{" is written \\{';
const LINK = 'write [words](https://…), or the address without < and >';
const CLOSE = 'close it in the same way, on a separate line if it was opened on one';
const UNKNOWN = {fix: 'check the line above; rename the file to .md if it needs no components'};

const EMPTY = /^<(br|hr|img|input|wbr)>$/i;

function neverClosed(tag: string, at: Point, source: string): MistakeFound {
  const written = source
    .split('\n')
    .slice(at.line - 1)
    .join('\n')
    .slice(at.column - 1);
  const [, name] = EMPTY.exec(tag) ?? [];
  const fix = name ? fixFor(name, textAttributesIn(written.slice(0, written.indexOf('>')))) : CLOSE;
  return {problem: `${tag} is never closed.`, fix, at, unpaired: [tag]};
}

/** A closing tag by its name, which the parser does not report. */
function closesNothing(_: RegExpExecArray, source: string, {line = 1, column = 1}: Partial<Point> = {}): MistakeFound {
  const text = source.split('\n')[line - 1] ?? '';
  const start = Math.max(0, text.lastIndexOf('<', column - 1));
  const tag = /^<\/[^>\s]*>?/.exec(text.slice(start))?.[0] ?? 'the tag';
  return {
    problem: `${tag} closes nothing.`,
    fix: 'remove it, or open it before',
    at: {line, column: start + 1},
    unpaired: [tag],
  };
}

const QUOTE = 'a quotation mark in a tag is never closed.';

/** The tag whose unclosed quotation mark makes the rest of the text an attribute. */
function openQuote(source: string): MistakeFound {
  const tag = /<[A-Za-z][\w.]*(?:\s+[\w:-]+=(?:"[^"]*"|'[^']*'))*\s+[\w:-]+=(["'])(?:(?!\1)[\s\S])*$/.exec(source);
  return {problem: QUOTE, fix: 'write name="text"', at: tag ? lineAndColumn(source, tag.index) : undefined};
}

function openComment(source: string, {line = 1, column = 1}: Partial<Point> = {}): MistakeFound {
  const isComment = source.split('\n')[line - 1]?.startsWith('<!--', column - 2);
  return isComment
    ? {problem: 'the comment <!-- is never closed.', fix: 'write --> at its end'}
    : {problem: 'a "<" starts no component.', fix: LESS_THAN};
}

/** The last brace without a partner before the place where the parser gave up. */
function openBrace(source: string, {line = 1, column = 1}: Partial<Point> = {}): MistakeFound {
  const problem = 'a "{" starts nothing that can be printed.';
  let open = offsetOf(source, line, column);
  for (let depth = 1; depth > 0 && open >= 0; ) {
    open--;
    if (source[open] === '}') depth++;
    if (source[open] === '{') depth--;
  }
  if (open < 0) return {problem, fix: BRACE};
  const at = lineAndColumn(source, open);
  if (!source.startsWith('{/*', open)) return {problem, fix: BRACE, at};
  return {problem: 'the comment {/* is never closed.', fix: 'write */} at its end', at};
}

/** A comment with a misspelt end, or the id of a heading: braces that are taken for an expression. */
function noExpression(source: string, {line = 1}: Partial<Point> = {}): MistakeFound {
  const written = source.split('\n')[line - 1] ?? '';
  const comment = written.indexOf('{/*');
  if (comment !== -1) {
    const at = {line, column: comment + 1};
    return {problem: 'the comment {/* is never closed.', fix: 'write */} at its end', at};
  }
  const [, before = '', id] = /^(#{1,6}\s.*?)\{\s*#([^}]*)\}\s*$/.exec(written) ?? [];
  if (id === undefined) return {problem: 'a "{" starts nothing that can be printed.', fix: BRACE};
  const corrected = id.trim().replace(/[^\w-]+/g, '-');
  return {
    problem: `{#${id}} cannot be the id of a heading.`,
    fix: `write {#${corrected || 'id'}}: letters, digits, - and _, without spaces`,
    at: {line, column: before.length + 1},
  };
}

const isComponent = (tag: string) => COMPONENT_NAMES.some((name) => tag === `<${name}>`);

/** Plain words for common mistakes; the parser's own messages are for programmers. */
const MISTAKES: readonly Mistake[] = [
  [
    /^Unexpected closing tag `(.+?)`.*closing tag for `(.+?)` \((\d+):(\d+)/,
    ([, closing = '', open = '', line, column], source) => {
      const at = {line: Number(line), column: Number(column)};
      if (EMPTY.test(open)) return neverClosed(open, at, source);
      const meant = closing.replace('/', '');
      if (!isComponent(open) && isComponent(meant))
        return {
          problem: `there is no component ${open}.`,
          fix: `did you mean ${meant}, as at its end?`,
          at,
          // the closing tag is no second mistake
          unpaired: [closing, closing],
        };
      return {
        problem: `${closing} is where the ${open} of line ${line} ends.`,
        fix: `write ${open.replace('<', '</')} before it or instead of it, on a separate line if ${open} is on one`,
        unpaired: [closing, open],
      };
    },
  ],
  [/^Unexpected closing/, closesNothing],
  [
    /^Expected a closing tag for `(.+?)` \((\d+):(\d+)/,
    ([, tag = '', line, column], source) => neverClosed(tag, {line: Number(line), column: Number(column)}, source),
  ],
  [/^Unexpected end of file in attribute value/, (_, source) => openQuote(source)],
  [/to create a link in MDX/, () => ({problem: 'an address between < and > is no link here.', fix: LINK})],
  [/to create a comment in MDX/, (_, source, point) => openComment(source, point)],
  [
    /import\/exports/,
    () => ({
      problem: 'a line that starts with "import" or "export" is taken for code.',
      fix: 'start the line with another word; an article cannot import or export',
    }),
  ],
  [/before attribute value/, () => ({problem: 'an attribute has no quotes.', fix: 'write name="text"'})],
  [/before name|in name|before local name/, () => ({problem: 'a "<" starts no component.', fix: LESS_THAN})],
  [/closing brace/, (_, source, point) => openBrace(source, point)],
  [/acorn|expression/, (_, source, point) => noExpression(source, point)],
  [
    /^Unexpected (?:character `(.+?)` |end of file ).*(?:attribute|in local name|after self-closing slash|after name)/,
    ([, character]) => ({
      problem: character ? `a tag has a ${character} where none is allowed.` : 'a tag never ends.',
      fix: 'write a tag as <Name key="text">, with every quotation mark closed',
    }),
  ],
  [/call stack/, () => ({problem: 'its parts are nested too deeply.', fix: 'use fewer components inside components'})],
];
