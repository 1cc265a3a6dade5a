import path from 'node:path';
import {CHUNKS, filesBelow, rewrite} from './files.mts';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Begins every script of the application with the hint to compile it whole, which Chromium does beside the page's own thread
 * (https://v8.dev/blog/explicit-compile-hints): without it the page stands still while React is compiled function by function.
 */
export function hintCompiling(out: string): void {
  for (const file of filesBelow(path.join(out, CHUNKS), '.js')) {
    rewrite(file, (script) => (script.startsWith(HINT) ? script : HINT + script));
  }
}
