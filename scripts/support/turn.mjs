import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Names the process that is at work in this project, by its number, or nobody yet: the next step of a build. */
export const CLAIM = {name: '.cache/build.claim', passedOn: 'the next step'};

/**
 * Keeps the turn until this process ends, and then gives it back. A step of a build passes it on when it has ended well: another build
 * would put its own pictures and lists in the place of those that the next step needs.
 */
export function keepTurn({passOn = false} = {}) {
  const claim = path.resolve(CLAIM.name);
  mkdirSync(path.dirname(claim), {recursive: true});
  writeFileSync(claim, String(process.pid));
  process.once('exit', (code) => {
    if (!isOwn(claim)) return;
    if (passOn && code === 0) writeFileSync(claim, CLAIM.passedOn);
    else rmSync(claim, {force: true});
  });
}

function isOwn(claim) {
  try {
    return Number(readFileSync(claim, 'utf8')) === process.pid;
  } catch {
    return false;
  }
}
