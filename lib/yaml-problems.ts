import type {YAMLError} from 'yaml';
import type {Problem} from './errors';

/** What is said of YAML that cannot be read. Each still lacks its place. */
const unreadable = (problem: string, fix: string, code: Problem['code'] = 'yaml'): Problem => ({
  problem: `The YAML cannot be read: ${problem}`,
  fix,
  code,
});

const QUOTE = 'put quotes round the text';
const WRITE_OUT = 'write the values out instead of using & and *';

export const BAD_ALIAS = unreadable('a text begins with "*" or "&", which have a meaning of their own.', QUOTE);
export const REPEATED_KEY = unreadable('the same key appears twice.', 'keep one of the two lines');
export const TOO_MANY_ALIASES: Problem = {
  problem: 'The YAML refers to itself too often.',
  fix: WRITE_OUT,
  code: 'yaml',
};
export const CYCLE: Problem = {
  problem: 'The YAML refers to itself: a value contains itself.',
  fix: WRITE_OUT,
  code: 'yaml',
};

interface Slip {
  /** The error of the YAML parser that a slip shows in. */
  readonly error: YAMLError['code'];
  /** Which messages of that error; all when there is none. */
  readonly message?: RegExp;
  readonly said: Problem;
}

/** The usual slips of authors. The first that fits an error counts. */
const SLIPS: readonly Slip[] = [
  {error: 'BAD_ALIAS', said: BAD_ALIAS},
  {
    error: 'MULTIPLE_DOCS',
    said: unreadable('three dashes begin a second text.', 'take the line of dashes out'),
  },
  {
    error: 'BLOCK_AS_IMPLICIT_KEY',
    said: unreadable(
      'a colon inside a text starts a key.',
      'put quotes round a text that contains ": ", and let keys begin at the same column',
      'colon',
    ),
  },
  {
    error: 'UNEXPECTED_TOKEN',
    message: /at node end/,
    said: unreadable(
      'a text goes on after the quotation mark that closes it.',
      'put the whole text between quotation marks of the other kind: "It\'s", \'"so"\'',
      'text-after-quote',
    ),
  },
  {
    error: 'RESOURCE_EXHAUSTION',
    said: unreadable('lists or groups are nested too deeply.', 'write fewer brackets'),
  },
  {
    error: 'MULTILINE_IMPLICIT_KEY',
    said: unreadable(
      'a line is no key with a value.',
      'write "key: value", with a space after the colon, or indent the line if it goes on',
      'no-value',
    ),
  },
  {
    error: 'MISSING_CHAR',
    message: /quote/,
    said: unreadable('a quotation mark is never closed.', 'close the quotes on the same line', 'unclosed-quote'),
  },
  {
    error: 'MISSING_CHAR',
    message: /map values/,
    said: unreadable(
      'a line is no key with a value.',
      'write "key: value", or indent the line if it goes on',
      'no-value',
    ),
  },
  {
    error: 'MISSING_CHAR',
    said: unreadable('a bracket or comma is missing.', 'close every [ with a ] and put commas between the entries'),
  },
  {
    error: 'BAD_INDENT',
    message: /Flow/,
    said: unreadable('a bracket is never closed.', 'close every [ with a ] and every { with a }'),
  },
  {
    error: 'BAD_INDENT',
    said: unreadable('the indentation is not clear.', 'let lines that belong together begin at the same column'),
  },
  {error: 'TAB_AS_INDENT', said: unreadable('a tab is where spaces belong.', 'indent with spaces', 'tab')},
  {
    error: 'TAG_RESOLVE_FAILED',
    said: unreadable('a text begins with "!", which has a meaning of its own.', QUOTE),
  },
  {
    error: 'BAD_SCALAR_START',
    said: unreadable('a text begins with a character that has a meaning of its own.', QUOTE),
  },
];

/**
 * A YAML error in plain words; the parser's own messages address programmers and are used only where the mistake is
 * unknown.
 */
export function problemOf({code, message}: YAMLError): Problem {
  const slip = SLIPS.find((each) => each.error === code && (each.message?.test(message) ?? true));
  const fix = 'check the indentation, the quotes and the brackets of this line';
  return slip?.said ?? unreadable(`${message.replace(/\.$/, '')}.`, fix);
}
