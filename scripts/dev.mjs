/*
 * `npm run dev [-- --port 4000]`: starts the development server at once, and beside it what a build prepares, so that
 * drawings appear a little later. An error there is printed, here and over the pages, and removes nothing.
 */
import {spawn} from 'node:child_process';

// npm puts the programs of packages into the PATH
const server = spawn('next', ['dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
const drawings = spawn(process.execPath, ['scripts/run.mjs', 'scripts/prebuild.mts'], {stdio: 'inherit'});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  drawings.kill();
  process.exit(code ?? 0);
});
