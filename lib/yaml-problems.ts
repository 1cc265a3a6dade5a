import type {YAMLError} from 'yaml';
import type {Explanation, Problem, ProblemCode} from './errors';

/** A mistake of authors, by the code of the YAML parser's error and, where one code means several, its message. */
interface Mistake extends Explanation {
  readonly error: YAMLError['code'];
  readonly message?: RegExp;
  readonly code?: ProblemCode;
}

const QUOTE = 'put quotes around the text';
const NO_KEY = 'a line is not a key with a value.';
const COLON = 'a colon inside a text starts a key.';

const ALIAS: Mistake = {
  error: 'BAD_ALIAS',
  problem: 'a text starts with "*" or "&", which have a special meaning.',
  fix: `${QUOTE}, or write out the value that it repeats`,
};

/** The first one that fits an error wins. */
const MISTAKES: readonly Mistake[] = [
  ALIAS,
  {error: 'MULTIPLE_DOCS', problem: 'three dashes start a second document.', fix: 'remove the line of dashes'},
  {
    error: 'BLOCK_AS_IMPLICIT_KEY',
    message: /sequence/,
    problem: 'a list item is used instead of a key.',
    fix: 'write "key: value" instead of "- …", or indent the list below its key',
  },
  {
    error: 'BLOCK_AS_IMPLICIT_KEY',
    problem: COLON,
    fix: 'put quotes around a text that contains ": ", and start keys in the same column',
    code: 'colon',
  },
  {error: 'BLOCK_IN_FLOW', problem: COLON, fix: 'put quotes round a text that contains ": "', code: 'colon'},
  {
    error: 'UNEXPECTED_TOKEN',
    message: /Unexpected ,/,
    problem: 'a comma follows another comma, or a bracket.',
    fix: 'remove one of the commas',
  },
  {
    error: 'UNEXPECTED_TOKEN',
    message: /at node end/,
    problem: 'a text continues after its closing quotation mark.',
    fix: 'put the whole text in quotation marks of the other kind: "It\'s", \'"so"\'',
    code: 'text-after-quote',
  },
  {error: 'RESOURCE_EXHAUSTION', problem: 'lists or groups are nested too deeply.', fix: 'write fewer brackets'},
  {
    error: 'MULTILINE_IMPLICIT_KEY',
    problem: NO_KEY,
    fix: 'write "key: value", with a space after the colon, or indent the line if it continues the one above',
    code: 'no-value',
  },
  {
    error: 'MISSING_CHAR',
    message: /quote/,
    problem: 'a quotation mark is never closed.',
    fix: 'close the quotes on the same line',
    code: 'unclosed-quote',
  },
  {
    error: 'MISSING_CHAR',
    message: /map values/,
    problem: NO_KEY,
    fix: 'write "key: value", or indent the line if it continues the one above',
    code: 'no-value',
  },
  {
    error: 'MISSING_CHAR',
    message: /Sequence item without/,
    problem: 'a line in a list has no dash, and does not line up with its neighbours.',
    fix: 'align keys with the key above, and start each item with "- "',
  },
  {
    error: 'MISSING_CHAR',
    problem: 'a bracket or comma is missing.',
    fix: 'close every [ with a ] and put commas between the entries',
    code: 'unclosed-bracket',
  },
  {
    error: 'BAD_INDENT',
    message: /Flow/,
    problem: 'a bracket is never closed.',
    fix: 'close every [ with a ] and every { with a }',
    code: 'unclosed-bracket',
  },
  {
    error: 'BAD_INDENT',
    problem: 'the indentation is unclear.',
    fix: 'start lines that belong together in the same column, and list items with "- "',
  },
  {error: 'TAB_AS_INDENT', problem: 'a tab is used instead of spaces.', fix: 'indent with spaces', code: 'tab'},
  {error: 'TAG_RESOLVE_FAILED', problem: 'a text starts with "!", which has a special meaning.', fix: QUOTE},
  {error: 'BAD_SCALAR_START', problem: 'a text starts with a character that has a special meaning.', fix: QUOTE},
];

const unreadable = ({problem, fix, code = 'yaml'}: Pick<Mistake, 'problem' | 'fix' | 'code'>): Problem => ({
  problem: `The YAML cannot be read: ${problem}`,
  fix,
  code,
});

export const BAD_ALIAS = unreadable(ALIAS);
export const REPEATED_KEY = unreadable({
  problem: 'the same key appears twice.',
  fix: 'remove one of the two lines',
});

/** A YAML error in plain words, without its place. The parser's own are for programmers, and for unknown mistakes. */
export function problemOf({code, message}: YAMLError): Problem {
  const mistake = MISTAKES.find((item) => item.error === code && (item.message?.test(message) ?? true));
  const fix = 'check the indentation, the quotes and the brackets of this line';
  return unreadable(mistake ?? {problem: `${message.replace(/\.$/, '')}.`, fix});
}
