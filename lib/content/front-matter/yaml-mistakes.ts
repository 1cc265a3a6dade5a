import {type Problem, type ProblemCode, SiteError} from '@/lib/errors';

/** Explains a YAML error in front matter: common typing mistakes, with the author's own line corrected. */
export function explainMistake(error: SiteError, text: string): SiteError {
  const {line = 1, column = 1, code} = error.details;
  const lines = text.split(/\r?\n/);
  const written = lines[line - 1] ?? '';
  const explanation = MISTAKES.map((explain) =>
    explain({code, lines: lines.slice(0, line), written, key: keyAt(lines, line - 1), column}),
  ).find(Boolean);
  return explanation ? new SiteError({...error.details, ...explanation}) : error;
}

interface Mistake {
  readonly code?: ProblemCode;
  /** The file up to the line where the YAML parser gave up. */
  readonly lines: readonly string[];
  /** That line as the author wrote it. */
  readonly written: string;
  readonly key: string;
  readonly column: number;
}

/** A value whose opening quotation mark is not closed on its line. */
const UNCLOSED = /^([\w-]+:\s+)("(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/;

const MISTAKES: readonly ((mistake: Mistake) => Partial<Problem> | undefined)[] = [
  ({code, lines}) => {
    if (code !== 'unclosed-quote') return undefined;
    // the last one: a value above may be closed on a later line
    const index = lines.findLastIndex((line) => UNCLOSED.test(line));
    const [whole = '', before = '', value = ''] = UNCLOSED.exec(lines[index] ?? '') ?? [];
    if (whole === '') return undefined;
    // a word processor has made it curly
    const closed = whole.trimEnd().replace(/^([^“”„‘’]+)[“”„‘’]$/, '$1');
    return {line: index + 1, column: before.length + 1, fix: `write ${closed}${value[0]}`};
  },
  ({written}) => {
    const [, indent, word] = /^(\s*)-([^\s-].*)$/.exec(written) ?? [];
    if (word === undefined) return undefined;
    return {problem: 'A list item needs a space after its dash.', fix: `write ${indent}- ${word.trimEnd()}`};
  },
  ({code, lines}) => {
    const index = lines.findLastIndex((line) => /\[[^\]]*#/.test(line));
    const line = lines[index];
    if (code !== 'unclosed-bracket' || line === undefined) return undefined;
    return {
      problem: 'What follows a # is a comment.',
      line: index + 1,
      column: line.indexOf('#') + 1,
      fix: `write ${line.replaceAll('#', '').trim()}; put quotes round a text with a #`,
    };
  },
  ({code, lines}) => {
    // the YAML parser gives up on the line below
    const index = lines.findLastIndex((line) => count(line, '[') > count(line, ']'));
    if (code !== 'unclosed-bracket' || index < 0) return undefined;
    return {line: index + 1, column: lines[index]!.lastIndexOf('[') + 1, fix: `write ${lines[index]!.trim()}]`};
  },
  ({code, written}) => {
    const [, key, value = ''] = /^([\w-]+)(?::|\s*[：=])\s*(\S.*)$/.exec(written) ?? [];
    if (code !== 'no-value' || key === undefined) return undefined;
    return {
      problem: 'A key and its value are separated by a colon and a space.',
      fix: `write ${key}: ${value.trimEnd()}`,
    };
  },
  ({code, written}) => {
    const [, before, , text] = /^([\w-]+:\s+)(["'])(.*)\2\s*$/.exec(written) ?? [];
    if (code !== 'text-after-quote' || before === undefined || text === undefined) return undefined;
    return {fix: `write ${before}${quoted(text)}`};
  },
  ({written, key, column}) => {
    if (key !== 'sources' || written[column - 1] !== '@') return undefined;
    const bare = written.replaceAll('@', '').replace(/\[\[(.*)\]\]/, '[$1]');
    const corrected = bare.replace(/^(sources:\s+)([^[\s].*)$/, '$1[$2]').trim();
    return {
      problem: 'Source ids have no @ here.',
      fix: `write ${corrected}; only citations in the text have an @`,
    };
  },
  ({code, written}) => {
    const [, before = '', sign] = /^([\w-]+:\s+)([*&%@`|>{])/.exec(written) ?? [];
    if (!sign || code === undefined) return undefined;
    return {
      problem: `"${sign}" at the start of a text has a special meaning.`,
      column: before.length + 1,
      fix: `put quotes around a text that starts with ${sign}`,
    };
  },
  ({code, written}) => {
    const [, before, value] = /^([\w-]+:\s+)([^\s"'[{].*:\s.*)$/.exec(written) ?? [];
    if (code !== 'colon' || before === undefined || value === undefined) return undefined;
    return {fix: `put quotes around the whole text: ${before}${quoted(value.trim())}`};
  },
  ({code, written}) => {
    if (code !== 'tab') return undefined;
    const isKey = /^\s*\t\s*[\w-]+:/.test(written);
    return {fix: isKey ? 'delete it: a key starts at the left edge' : 'replace it with two spaces'};
  },
];

const count = (text: string, sign: string) => text.split(sign).length - 1;

function keyAt(lines: readonly string[], index: number): string {
  const keys = lines.slice(0, index + 1).flatMap((line) => /^([\w-]+):/.exec(line)?.[1] ?? []);
  return keys.at(-1) ?? '';
}

function quoted(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}
