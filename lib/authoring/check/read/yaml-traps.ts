import {isMap, isNode, isPair, isScalar, LineCounter, type Pair, parseDocument, type Scalar, visit} from 'yaml';
import type {Fault} from '@/lib/faults';

/** Keys whose text readers see. */
const TEXTS = new Set(['title', 'description', 'sidebar_label', 'group']);

const NESTED = new Set(['asks', 'corrections', 'reviewed']);

/** A whole value in curly quotes, where YAML requires straight ones; an apostrophe is no quote. */
const IN_CURLY_QUOTES = /^(?:[“„”][^“„”]*[“”]|‘(?:[^‘’]|(?<=\p{L})’(?=\p{L}))*’)$/u;

/** Keys of figures whose text readers see; other values may be followed by a comment. */
const FIGURE_TEXTS = new Set(['title', 'caption', 'alt', 'label', 'text', 'note']);

/** Front matter that is valid YAML but not what its author meant. `firstLine` is the YAML's first line in the file. */
export function yamlTraps(yaml: string, file: string, firstLine: number): Fault[] {
  const {document, report, faults} = reading(yaml, file, firstLine);
  if (!isMap(document.contents)) return faults;
  for (const {key, text, start: before} of (document.contents.items as Pair<Scalar>[]).flatMap(textsOf)) {
    const {range, type, value} = text;
    const [start = 0, end = 0] = range ?? [];
    if (type !== 'PLAIN') continue;
    const rest = /^[ \t]+(#[^\n]*)/.exec(yaml.slice(end));
    if (rest) {
      const fix = `put quotes around the whole text: ${before}"${String(value)} ${rest[1]}"`;
      report(end + rest[0].indexOf('#'), `"${key}" ends before the #; the rest is a comment and is lost.`, fix);
    }
    if (IN_CURLY_QUOTES.test(String(value))) {
      report(start, `Curly quotes become part of "${key}".`, 'use straight quotes: "');
    } else if (/^[“„‘][^“”‘’]*$/.test(String(value))) {
      report(start, `A curly quote that is never closed becomes part of "${key}".`, 'close it, or remove it');
    }
  }
  return faults;
}

interface TextOf {
  readonly key: string;
  /** The text before it. */
  readonly start: string;
  readonly text: Scalar;
}

function textsOf({key: {value: name}, value}: Pair<Scalar>): TextOf[] {
  const key = String(name);
  if (isScalar(value)) return TEXTS.has(key) ? [{key, start: `${key}: `, text: value}] : [];
  const texts: TextOf[] = [];
  const find = (role: unknown, text: Scalar, path: readonly unknown[]) => {
    const pair = path.at(-1);
    const inner = isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : undefined;
    // after a day a comment does no harm
    if (role !== 'key' && inner !== 'date') texts.push({key, start: inner === undefined ? '- ' : `${inner}: `, text});
  };
  if (NESTED.has(key) && isNode(value)) visit(value, {Scalar: find});
  return texts;
}

/** Values of a figure that are valid YAML but not what the author meant: text cut off at a #. */
export function figureTraps(yaml: string, file: string, firstLine: number): Fault[] {
  const {document, report, faults} = reading(yaml, file, firstLine);
  visit(document, {
    Scalar: (key, {range, type, value}, path) => {
      const pair = path.at(-1);
      const isText = key === 'value' && isPair(pair) && isScalar(pair.key) && FIGURE_TEXTS.has(String(pair.key.value));
      const end = range?.[1] ?? 0;
      // a comment has a space after its #
      const rest = (isText ? /^[ \t]*(#[^\n]*)/ : /^[ \t]*(#[^\s#][^\n]*)/).exec(yaml.slice(end));
      if (type !== 'PLAIN' || !rest) return;
      const fix = `put quotes around the whole text: "${`${value ?? ''} ${rest[1]}`.trim()}"`;
      report(end + rest[0].indexOf('#'), 'The text ends before the #; the rest is a comment and is lost.', fix);
    },
  });
  return faults;
}

function reading(yaml: string, file: string, firstLine: number) {
  const lines = new LineCounter();
  const document = parseDocument(yaml, {
    lineCounter: lines,
    prettyErrors: false,
    schema: 'core',
    version: '1.2',
    // lib/yaml.ts reports duplicate keys, in a thousandth of the time
    uniqueKeys: false,
  });
  const faults: Fault[] = [];
  const report = (offset: number, problem: string, fix: string) => {
    const {line, col} = lines.linePos(offset);
    faults.push({rule: 'yaml', severity: 'error', problem, file, line: line + firstLine - 1, column: col, fix});
  };
  visit(document, {
    Node: (_, node) => {
      if ('anchor' in node && node.anchor) {
        report(yaml.lastIndexOf(`&${node.anchor}`, node.range?.[0]), 'An ampersand gives a value a name.', quote('&'));
      }
      if (node.tag?.startsWith('!'))
        report(node.range?.[0] ?? 0, 'An exclamation mark gives a value a type.', quote('!'));
    },
  });
  return {document, report, faults};
}

const quote = (mark: string) => `put quotes around a text that starts with ${mark}`;
