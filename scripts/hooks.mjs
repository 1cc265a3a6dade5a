/* `npm run hooks` lets Git run .githooks before each commit in this clone; `npm run hooks -- --off` stops it. */
import {spawnSync} from 'node:child_process';
import {takesNothing} from './support/takes-nothing.mjs';

const isOff = process.argv[2] === '--off' && process.argv.length === 3;
if (!isOff)
  takesNothing('npm run hooks', 'formats and checks what is committed from now on; npm run hooks -- --off ends that');
const args = isOff ? ['config', '--unset', 'core.hooksPath'] : ['config', 'core.hooksPath', '.githooks'];
const {status} = spawnSync('git', args, {stdio: 'inherit'});
// 5: there was nothing to unset
if (status !== 0 && !(isOff && status === 5)) process.exit(status ?? 1);
console.log(
  isOff
    ? 'Commits are no longer checked here.'
    : 'Each commit is formatted and checked from now on: its own files, nothing else.',
);
