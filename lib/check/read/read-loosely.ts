import 'server-only';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {lineAndColumn, readText} from '@/lib/content/files';
import {SiteError} from '@/lib/errors';
import {type Fault, faultOf} from '../fault';

// biome-ignore format: the exception must stand right above the pattern
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is its purpose
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** The text of a file, with whatever cannot stand in it replaced by spaces, so that the rest can be checked too. */
export function readLoosely(root: string, file: string): {text?: string; faults: Fault[]} {
  try {
    return {text: readText(root, file), faults: []};
  } catch (error) {
    const first = faultOf('encoding', error, {file});
    if (!(error instanceof SiteError) || first.line === undefined) return {faults: [first]};
    const text = new TextDecoder('utf-8').decode(readFileSync(path.join(root, file))).replaceAll('\r\n', '\n');
    const hidden = Array.from(text.matchAll(HIDDEN), ({0: character, index}): Fault => {
      const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      return {
        ...first,
        problem: `The text holds an invisible character, U+${code}.`,
        ...lineAndColumn(text, index),
        fix: 'delete it; it often comes in when text is pasted from a web page',
      };
    });
    // not UTF-8 at all: the first byte says it for all of them
    const faults = text.includes('\uFFFD') || hidden.length === 0 ? [first] : hidden;
    return {text: text.replace(HIDDEN, ' '), faults};
  }
}
