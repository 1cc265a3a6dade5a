/* `node scripts/run-ts.mjs SCRIPT [argument …]`: runs a TypeScript script that uses the site's modules, without Next.
   Bundles it first, in a quarter of a second; a loader that translates each module took up to two more seconds of
   CPU. `server-only`, which only Next understands, is empty. */
import {rmSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {build, formatMessages} from 'esbuild';
import {runFault, syntaxFault} from './support/module-fault.mjs';

const [script, ...rest] = process.argv.slice(2);
if (!script) {
  console.error('Which script? For example: node scripts/run-ts.mjs scripts/prebuild.mts');
  process.exit(1);
}

/** @type {import('esbuild').Plugin} */
const withoutNext = {
  name: 'without-next',
  setup({onLoad, onResolve}) {
    onResolve({filter: /^server-only$/}, () => ({path: 'server-only', namespace: 'empty'}));
    onLoad({filter: /./, namespace: 'empty'}, () => ({contents: ''}));
  },
};

// inside the project, so that packages are found; with a unique name, so that two runs do not collide
const bundle = path.resolve('.cache/scripts', `${path.parse(script).name}-${process.pid}.mjs`);
process.on('exit', () => rmSync(bundle, {force: true}));
await build({
  entryPoints: [script],
  outfile: bundle,
  bundle: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  // the service worker is written from the text of its functions
  minifyWhitespace: true,
  sourcemap: 'inline',
  sourcesContent: false,
  logLevel: 'silent',
  plugins: [withoutNext],
}).catch(async ({errors}) => {
  const messages = await formatMessages(errors, {kind: 'error'});
  console.error(syntaxFault(errors) ?? messages.join(''));
  process.exit(1);
});

process.setSourceMapsEnabled(true);
process.argv.splice(1, process.argv.length, path.resolve(script), ...rest);
await import(pathToFileURL(bundle).href).catch((error) => {
  const report = runFault(error, process.cwd());
  if (report === undefined) throw error;
  console.error(report);
  process.exit(1);
});
