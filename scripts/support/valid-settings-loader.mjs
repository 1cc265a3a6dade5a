/* Development only: while a file of settings cannot be parsed, pages have its last valid text, and show the error
   (lib/memoize-files.ts) in place of Next's own page. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {transform} from 'esbuild';
import {syntaxFault} from './module-fault.mjs';

/** @this {{resourcePath: string}} */
export default async function validSettings(/** @type {string} */ text) {
  const name = path.basename(this.resourcePath);
  const kept = path.resolve('.cache/settings', name);
  const noting = (/** @type {readonly object[]} */ problems) =>
    `\n;(globalThis.sunrootFaults ??= new Map()).set('syntax of ${name}', {problems: ${JSON.stringify(problems)}, isCurrent: () => true});\n`;
  try {
    await transform(text, {loader: 'ts', sourcefile: `content/${name}`});
    mkdirSync(path.dirname(kept), {recursive: true});
    writeFileSync(kept, text);
    return text + noting([]);
  } catch (error) {
    if (!existsSync(kept)) throw error;
    const [problem, place, fix] = (syntaxFault(error.errors) ?? '').trim().split(/\n {2}(?:in|fix): /);
    return readFileSync(kept, 'utf8') + noting([{problem, in: place, fix}]);
  }
}
