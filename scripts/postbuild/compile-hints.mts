import path from 'node:path';
import {rewriteBelow} from './files.mts';

/** https://v8.dev/blog/explicit-compile-hints: it has to be the first line. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks V8 to compile each script of the application as it arrives, beside the main thread. Otherwise it compiles every
 * function at its first call, all of them in the one task that starts the application. Other browsers see a comment.
 */
export function addCompileHints(out: string): void {
  rewriteBelow(path.join(out, '_next/static/chunks'), '.js', (script) => HINT + script);
}
