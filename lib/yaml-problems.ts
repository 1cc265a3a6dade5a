import type {YAMLError} from 'yaml';
import type {Problem} from './errors';

/** Messages for unreadable YAML. Each still lacks its place. */
const unreadable = (problem: string, fix: string, code: Problem['code'] = 'yaml'): Problem => ({
  problem: `The YAML cannot be read: ${problem}`,
  fix,
  code,
});

const QUOTE = 'put quotes around the text';

export const BAD_ALIAS = unreadable(
  'a text starts with "*" or "&", which have a special meaning.',
  `${QUOTE}, or write out the value that it repeats`,
);
export const REPEATED_KEY = unreadable('the same key appears twice.', 'remove one of the two lines');

interface Slip {
  /** The code of the YAML parser's error for this mistake. */
  readonly error: YAMLError['code'];
  /** Matches the messages of that error; without it all do. */
  readonly message?: RegExp;
  readonly explanation: Problem;
}

/** Common mistakes of authors. The first one that fits an error wins. */
const MISTAKES: readonly Slip[] = [
  {error: 'BAD_ALIAS', explanation: BAD_ALIAS},
  {
    error: 'MULTIPLE_DOCS',
    explanation: unreadable('three dashes start a second document.', 'remove the line of dashes'),
  },
  {
    error: 'BLOCK_AS_IMPLICIT_KEY',
    message: /sequence/,
    explanation: unreadable(
      'a list item is used instead of a key.',
      'write "key: value" instead of "- …", or indent the list below its key',
    ),
  },
  {
    error: 'BLOCK_AS_IMPLICIT_KEY',
    explanation: unreadable(
      'a colon inside a text starts a key.',
      'put quotes around a text that contains ": ", and start keys in the same column',
      'colon',
    ),
  },
  {
    error: 'BLOCK_IN_FLOW',
    explanation: unreadable(
      'a colon inside a text starts a key.',
      'put quotes round a text that contains ": "',
      'colon',
    ),
  },
  {
    error: 'UNEXPECTED_TOKEN',
    message: /Unexpected ,/,
    explanation: unreadable('a comma follows another comma, or a bracket.', 'remove one of the commas'),
  },
  {
    error: 'UNEXPECTED_TOKEN',
    message: /at node end/,
    explanation: unreadable(
      'a text continues after its closing quotation mark.',
      'put the whole text in quotation marks of the other kind: "It\'s", \'"so"\'',
      'text-after-quote',
    ),
  },
  {
    error: 'RESOURCE_EXHAUSTION',
    explanation: unreadable('lists or groups are nested too deeply.', 'write fewer brackets'),
  },
  {
    error: 'MULTILINE_IMPLICIT_KEY',
    explanation: unreadable(
      'a line is not a key with a value.',
      'write "key: value", with a space after the colon, or indent the line if it continues the one above',
      'no-value',
    ),
  },
  {
    error: 'MISSING_CHAR',
    message: /quote/,
    explanation: unreadable('a quotation mark is never closed.', 'close the quotes on the same line', 'unclosed-quote'),
  },
  {
    error: 'MISSING_CHAR',
    message: /map values/,
    explanation: unreadable(
      'a line is not a key with a value.',
      'write "key: value", or indent the line if it continues the one above',
      'no-value',
    ),
  },
  {
    error: 'MISSING_CHAR',
    message: /Sequence item without/,
    explanation: unreadable(
      'a line in a list has no dash, and does not line up with its neighbours.',
      'align keys with the key above, and start each item with "- "',
    ),
  },
  {
    error: 'MISSING_CHAR',
    explanation: unreadable(
      'a bracket or comma is missing.',
      'close every [ with a ] and put commas between the entries',
      'unclosed-bracket',
    ),
  },
  {
    error: 'BAD_INDENT',
    message: /Flow/,
    explanation: unreadable(
      'a bracket is never closed.',
      'close every [ with a ] and every { with a }',
      'unclosed-bracket',
    ),
  },
  {
    error: 'BAD_INDENT',
    explanation: unreadable(
      'the indentation is unclear.',
      'start lines that belong together in the same column, and list items with "- "',
    ),
  },
  {error: 'TAB_AS_INDENT', explanation: unreadable('a tab is used instead of spaces.', 'indent with spaces', 'tab')},
  {
    error: 'TAG_RESOLVE_FAILED',
    explanation: unreadable('a text starts with "!", which has a special meaning.', QUOTE),
  },
  {
    error: 'BAD_SCALAR_START',
    explanation: unreadable('a text starts with a character that has a special meaning.', QUOTE),
  },
];

/** A YAML error in plain words. The parser's own messages are for programmers, and only used for unknown mistakes. */
export function problemOf({code, message}: YAMLError): Problem {
  const mistake = MISTAKES.find((mistake) => mistake.error === code && (mistake.message?.test(message) ?? true));
  const fix = 'check the indentation, the quotes and the brackets of this line';
  return mistake?.explanation ?? unreadable(`${message.replace(/\.$/, '')}.`, fix);
}
