import {compile} from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import {SiteError} from '@/lib/errors';
import {givenIn, remedyFor} from './remedies';

interface Message {
  readonly reason?: string;
  readonly message?: string;
  readonly line?: number;
  readonly column?: number;
  readonly place?: {readonly start?: Point} & Partial<Point>;
}
interface Point {
  readonly line: number;
  readonly column: number;
}

/** The compiler wraps its errors and loses their place: parse once more, with the parser itself, to find it. */
export async function syntaxError(
  source: string,
  format: 'md' | 'mdx',
  file: string,
  original: unknown,
): Promise<SiteError> {
  let message: Message = original instanceof Error ? original : {message: String(original)};
  try {
    await compile(source, {format, remarkPlugins: [remarkGfm, ...(format === 'md' ? [remarkDirective] : [])]});
  } catch (error) {
    message = error as Message;
  }
  const point = message.place?.start ?? message.place;
  const reason = (message.reason ?? message.message ?? 'unknown').split('\n')[0]!;
  const slip = SLIPS.map(([pattern, tell]) => ({match: pattern.exec(reason), tell})).find(({match}) => match);
  const {problem, fix, at} = slip?.match ? slip.tell(slip.match, source) : {...UNKNOWN, problem: reason, at: undefined};
  return new SiteError({
    problem: `The text cannot be read: ${problem}`,
    file,
    line: at?.line ?? point?.line ?? message.line,
    column: at?.column ?? point?.column ?? message.column,
    fix,
  });
}

interface Told {
  readonly problem: string;
  readonly fix: string;
  /** Where the mistake began, when the parser only says where it gave up. */
  readonly at?: Point;
}
type Slip = readonly [pattern: RegExp, tell: (match: RegExpExecArray, source: string) => Told];

const LESS_THAN = 'a "<" that belongs to the text is written \\< or in words ("under 5")';
const BRACE = 'a "{" that belongs to the text is written \\{';
const CLOSE = 'close it in the same way, on a line of its own when it was opened on one';
const UNKNOWN = {fix: 'look at the line above; rename the file to .md when it needs no components'};

/** Elements that HTML never closes. */
const EMPTY = /^<(br|hr|img|input|wbr)>$/i;

function neverClosed(tag: string, at: Point, source: string): Told {
  const written = source
    .split('\n')
    .slice(at.line - 1)
    .join('\n')
    .slice(at.column - 1);
  const [, name] = EMPTY.exec(tag) ?? [];
  const fix = name ? remedyFor(name, givenIn(written.slice(0, written.indexOf('>')))) : CLOSE;
  return {problem: `${tag} is never closed.`, fix, at};
}

/** The parser speaks to programmers; the usual slips are told in plain words. */
const SLIPS: readonly Slip[] = [
  [
    /^Unexpected closing tag `(.+?)`.*closing tag for `(.+?)` \((\d+):(\d+)/,
    ([, closing, open = '', line, column], source) =>
      EMPTY.test(open)
        ? neverClosed(open, {line: Number(line), column: Number(column)}, source)
        : {problem: `${closing} stands where the ${open} of line ${line} ends.`, fix: CLOSE},
  ],
  [
    /^Unexpected closing.*`(.+?)`/,
    ([, tag]) => ({problem: `${tag} closes nothing.`, fix: 'remove it, or open it before'}),
  ],
  [
    /^Expected a closing tag for `(.+?)` \((\d+):(\d+)/,
    ([, tag = '', line, column], source) => neverClosed(tag, {line: Number(line), column: Number(column)}, source),
  ],
  [/before attribute value/, () => ({problem: 'an attribute has no quotes.', fix: 'write name="text"'})],
  [/before name|in name|before local name/, () => ({problem: 'a "<" begins no component.', fix: LESS_THAN})],
  [/closing brace|acorn|expression/, () => ({problem: 'a "{" begins nothing that can be printed.', fix: BRACE})],
  [
    /call stack/,
    () => ({problem: 'its parts stand too deep inside one another.', fix: 'use fewer components inside components'}),
  ],
];
