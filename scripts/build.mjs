/*
 * `next build` with an id made of everything that decides what is built, so that two builds of one state are identical and a tab, a
 * service worker or a cache can tell one state from another. BUILD_ID wins when it is set.
 */
import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {buildId} from './support/build-id.mjs';
import {keepTurn} from './support/turn.mjs';
import {fullDiskAround, removeUnfinished} from './support/unfinished.mjs';

const heapGrowth = fileURLToPath(new URL('support/heap-growth.cjs', import.meta.url));
// by its file: its name is a command only below npm, and on Windows not even there
const next = fileURLToPath(import.meta.resolve('next/dist/bin/next'));

const env = {
  ...process.env,
  BUILD_ID: process.env.BUILD_ID || buildId(process.cwd(), process.env),
  // no data about the build is sent
  NEXT_TELEMETRY_DISABLED: '1',
  // rendering makes much garbage that is soon dead: with room for it, collecting it takes a tenth of the build's work less
  NODE_OPTIONS: `--max-semi-space-size=64 --require=${JSON.stringify(heapGrowth)} ${process.env.NODE_OPTIONS ?? ''}`,
  // glibc gives every thread an arena of its own, which costs 100 MB
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
};
// without npm no other step follows
keepTurn({passOn: process.env.npm_lifecycle_event === 'build'});
const {status} = spawnSync(process.execPath, [next, 'build', ...process.argv.slice(2)], {stdio: 'inherit', env});
if (status !== 0) {
  // Next tells a full disk once for each page, with a stack
  const told = fullDiskAround(process.cwd());
  if (told) console.error(`\n${told}\n`);
  removeUnfinished(process.cwd());
}
process.exit(status ?? 1);
