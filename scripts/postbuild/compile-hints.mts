import path from 'node:path';
import {filesBelow, rewriteBelow} from './files.mts';

/** https://v8.dev/blog/explicit-compile-hints: it has to be the first line. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Asks V8 to compile scripts as they arrive, instead of in the one task that starts the application. Throws without scripts. */
export function addCompileHints(out: string): void {
  const chunks = path.join(out, '_next/static/chunks');
  if (filesBelow(chunks, '.js').length === 0)
    throw new Error(`There is no script in ${chunks}. See scripts/postbuild/compile-hints.mts.`);
  rewriteBelow(chunks, '.js', (script) => HINT + script);
}
