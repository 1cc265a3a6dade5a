/* `npm run dev [-- --port 4000]`: starts the development server, and in parallel what a build prepares, so drawings
   appear a little later. Errors are shown over the pages, and only settings that are invalid from the start stop these. */
import {spawn} from 'node:child_process';

// npm adds the commands of packages to the PATH; with server fast refresh (Next 16.4.6) a page that is first opened after
// an edit of content/sections.ts or content/site.ts is compiled with the text of before
const server = spawn('next', ['dev', '--no-server-fast-refresh', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
const drawings = spawn(process.execPath, ['scripts/run-ts.mjs', 'scripts/prebuild.mts'], {stdio: 'inherit'});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  drawings.kill();
  process.exit(code ?? 0);
});
