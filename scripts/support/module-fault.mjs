/* A mistake in a module that an owner writes, such as content/site.ts: the message of esbuild or Node in the form of a
   SiteError. */
import path from 'node:path';

const SYNTAX_FIX =
  'look here and at the end of the line before: a comma, a bracket or a quotation mark is missing; a text with an apostrophe is written "it\'s so"';

/** esbuild's first message when it is about a file in content/, else undefined. */
export function syntaxFault([{text, location} = {}] = []) {
  const [, file, name] = /^No matching export in "(content\/[^"]+)" for import "(\w+)"/.exec(text) ?? [];
  if (file) return report(`There is no "${name}" in this file.`, file, `begin it with: export const ${name}`);
  if (!location?.file.startsWith('content/')) return undefined;
  const place = `${location.file}:${location.line}:${location.column + 1}`;
  const [, missing] = /^Could not resolve "([^"]+)"/.exec(text) ?? [];
  if (missing) return report(`There is no module "${missing}".`, place, 'correct its path, or take the import out');
  return report(`The file cannot be read: ${text.charAt(0).toLowerCase()}${text.slice(1)}.`, place, SYNTAX_FIX);
}

/** An error that was thrown by a file in content/ itself, else undefined. */
export function runFault({message, stack = ''}, root) {
  const [, file, line, column] = /\n\s+at .*?\(?([^\s(]+\.ts):(\d+):(\d+)\)?/.exec(stack) ?? [];
  const place = file && path.relative(root, file).split(path.sep).join('/');
  if (!place?.startsWith('content/')) return undefined;
  const fix = 'correct the name; what is not written in this file has to be imported';
  return report(`The file cannot be run: ${message}.`, `${place}:${line}:${column}`, fix);
}

const report = (problem, place, fix) => `\n${problem}\n  in: ${place}\n  fix: ${fix}\n`;
