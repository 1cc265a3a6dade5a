import 'server-only';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readText} from '@/lib/content/files/read-text';
import type {Problem} from '@/lib/errors';
import {lineAndColumn} from '@/lib/text-file';

export type SettingPlace = Pick<Problem, 'in' | 'file' | 'line' | 'column'>;

/**
 * The place of an option in a file of content/, or of the nearest group around it; else the option's path. `name` is
 * the constant that holds the options.
 */
export function settingPlace(
  root: string | undefined,
  file: string,
  option: readonly PropertyKey[],
  name = path.basename(file, '.ts'),
): SettingPlace {
  const text = root !== undefined && existsSync(path.join(root, file)) ? readText(root, file) : '';
  const offset = offsetOf(text, name, option.map(String));
  if (offset !== undefined) return {file, ...lineAndColumn(text, offset)};
  return {in: option.length > 0 ? `${file}, ${option.map(String).join('.')}` : file};
}

/** A text, a name or number, an arrow, or a sign; comments go with it. */
const TOKEN = /(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*((['"`])(?:\\[\s\S]|(?!\2)[^\\])*\2|[\w$]+|=>|[\s\S])/g;

type Token = {readonly text: string; readonly offset: number};

/** Where an option is in a module that exports its settings under a name. A constant of the module is followed. */
function offsetOf(source: string, name: string, option: readonly string[]): number | undefined {
  const tokens = Array.from(source.matchAll(TOKEN), ({0: {length}, 1: text = '', index}): Token => {
    return {text, offset: index + length - text.length};
  });
  const beginningOf = (constant: string | undefined) => {
    const named = tokens.findIndex(({text}, index) => text === constant && tokens[index - 1]?.text === 'const');
    return named === -1 ? -1 : tokens.findIndex(({text}, index) => text === '=' && index > named) + 1;
  };
  let value = beginningOf(name);
  if (value === -1) return undefined;
  let place = value;
  for (const key of option) {
    const entry = entriesOf(tokens, value).find((item) => item.key === key);
    if (!entry) break;
    const constant = entry.end - entry.value === 1 ? beginningOf(tokens[entry.value]?.text) : -1;
    value = constant > 0 ? constant : entry.value;
    // the line of a shorthand property does not have the value
    place = constant > 0 && entry.value === entry.start ? constant : entry.start;
  }
  return tokens[place]?.offset;
}

interface Entry {
  readonly key: string;
  /** Where it, its value, and what follows it begin. */
  readonly start: number;
  readonly value: number;
  readonly end: number;
}

/** What is in the object or list that begins at a token. */
function entriesOf(tokens: readonly Token[], start: number): Entry[] {
  const entries: Entry[] = [];
  const isList = tokens[start]?.text === '[';
  let depth = 0;
  let first = start + 1;
  for (const [index, {text}] of tokens.slice(start).entries()) {
    const at = start + index;
    const closes = '}])'.includes(text);
    if (closes) depth--;
    if ((depth === 1 && text === ',') || (depth === 0 && closes)) {
      const key = isList ? String(entries.length) : (tokens[first]?.text ?? '').replace(/^(['"])(.*)\1$/, '$2');
      const value = !isList && tokens[first + 1]?.text === ':' ? first + 2 : first;
      // how many a spread adds is not known
      if (isList && tokens[first]?.text === '.') break;
      if (first < at) entries.push({key, start: first, value, end: at});
      first = at + 1;
    }
    if (depth === 0 && at > start) break;
    if ('{[('.includes(text)) depth++;
    else if (at === start) break;
  }
  return entries;
}
