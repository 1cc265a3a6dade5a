import path from 'node:path';
import {filesBelow, rewriteBelow} from './files.mts';

/** https://v8.dev/blog/explicit-compile-hints: it has to be the first line. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Asks V8 to compile scripts as they arrive, instead of in the one task that starts the application. Throws without scripts. */
export function addCompileHints(out: string): void {
  const folder = path.join(out, '_next/static');
  if (filesBelow(folder, '.js').length === 0)
    throw new Error(`There is no script in ${folder}. See scripts/postbuild/compile-hints.mts.`);
  rewriteBelow(folder, '.js', (script) => HINT + script);
}
