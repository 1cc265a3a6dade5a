/* Development only: while a file of settings cannot be parsed or run, pages have its last valid text, and show the
   error (lib/memoize-files.ts) in place of Next's own page. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {transform} from 'esbuild';
import {runFault, syntaxFault} from './module-fault.mjs';

process.setSourceMapsEnabled(true);

/** @this {{resourcePath: string}} */
export default async function validSettings(/** @type {string} */ text) {
  const name = path.basename(this.resourcePath);
  const kept = path.resolve('.cache/settings', name);
  const noting = (/** @type {readonly object[]} */ problems) =>
    `\n;(globalThis.sunrootFaults ??= new Map()).set('syntax of ${name}', {problems: ${JSON.stringify(problems)}, isCurrent: () => true});\n`;
  try {
    const from = {sourcefile: `content/${name}`, sourceRoot: '../../'};
    const {code} = await transform(text, {loader: 'ts', sourcemap: 'inline', ...from});
    mkdirSync(path.dirname(kept), {recursive: true});
    writeFileSync(`${kept}.mjs`, code);
    // a module with imports cannot be run here
    if (!/^import /m.test(code)) await import(`${pathToFileURL(kept)}.mjs?${performance.now()}`);
    writeFileSync(kept, text);
    return text + noting([]);
  } catch (error) {
    const fault = error.errors ? syntaxFault(error.errors) : runFault(error, process.cwd());
    // Next shows the others
    if (!fault || !existsSync(kept)) return text;
    const [problem, place, fix] = fault.trim().split(/\n {2}(?:in|fix): /);
    return readFileSync(kept, 'utf8') + noting([{problem, in: place, fix}]);
  }
}
