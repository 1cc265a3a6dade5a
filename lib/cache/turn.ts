import 'server-only';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {takeClaim} from './cache';

const LOOK_MS = 100;
/** Nothing takes longer; an older claim was left behind, perhaps by another machine with a process of the same number. */
const LONGEST_MS = 10 * 60_000;

/**
 * Waits while another process does the same work in this project, then holds the turn until this process ends. Two that clear and fill
 * the same folders would take each other's files away.
 */
export async function takeTurn(work: string): Promise<void> {
  const claim = path.join(process.cwd(), '.cache', `${work}.claim`);
  const holder = () => {
    try {
      return Number(readFileSync(claim, 'utf8'));
    } catch {
      return undefined;
    }
  };
  // numbers begin anew in each container: one of our own number is gone
  if (holder() === process.pid) rmSync(claim, {force: true});
  for (let looks = 0; !takeClaim(claim, LONGEST_MS); looks++) {
    // the first may have cleared a claim away that was left behind
    if (looks === 1) console.log('Another command is preparing this folder; waiting until it has finished.');
    await setTimeout(LOOK_MS);
  }
  process.once('exit', () => {
    if (holder() === process.pid) rmSync(claim, {force: true});
  });
}
