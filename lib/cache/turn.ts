import 'server-only';
import {readFileSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {takeClaim} from './cache';

const LOOK_MS = 100;
/** Nothing takes longer; an older claim was left behind, perhaps by another machine with a process of the same number. */
const LONGEST_MS = 30 * 60_000;
/** How long a turn that has been passed on waits for its next holder. */
const NEXT_STEP_MS = 10_000;

export interface Claim {
  /** The file that names the process at work, by its number. */
  readonly name: string;
  /** The content of that file while one process passes the turn on to another. */
  readonly passedOn: string;
}

/**
 * Waits while another process is at work in this project, and claims the turn. Two that clear and fill the same folders would take each
 * other's files away.
 */
export async function takeTurn({name, passedOn}: Claim): Promise<void> {
  const claim = path.join(process.cwd(), name);
  const isPassedOn = () => read(claim) === passedOn && ageOf(claim) < NEXT_STEP_MS;
  // numbers begin anew in each container: one of our own number is gone
  if (read(claim) === String(process.pid)) rmSync(claim, {force: true});
  for (let looks = 0; isPassedOn() || !takeClaim(claim, LONGEST_MS); looks++) {
    // the first may have cleared a claim away that was left behind
    if (looks === 1) console.log('Another command is at work in this folder; waiting until it has finished.');
    await setTimeout(LOOK_MS);
  }
}

function ageOf(claim: string): number {
  return Date.now() - (statSync(claim, {throwIfNoEntry: false})?.mtimeMs ?? 0);
}

function read(claim: string): string | undefined {
  try {
    return readFileSync(claim, 'utf8');
  } catch {
    return undefined;
  }
}
