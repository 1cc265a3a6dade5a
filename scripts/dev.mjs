/*
 * `npm run dev [-- --port 4000]`: the development server at once, and beside it what a build prepares, so that drawings are there a little
 * later. A fault there is told, here and over the pages, and takes nothing away.
 */
import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';

const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const run = (...args) => spawn(process.execPath, args, {stdio: 'inherit'});

const server = run(next, 'dev', ...process.argv.slice(2));
const drawings = run('scripts/run.mjs', 'scripts/prebuild.mts');
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  drawings.kill();
  process.exit(code ?? 0);
});
