import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {CLAIM} from './turn.mjs';

const MODULE = pathToFileURL(path.resolve('scripts/support/turn.mjs'));

/** What a process that keeps the turn sees in the claim, and what it leaves there. */
function turnOf(rest: string, passOn = false) {
  const root = folderWith({});
  const code = `
    import {readFileSync, writeFileSync} from 'node:fs';
    import {keepTurn} from '${MODULE}';
    keepTurn({passOn: ${passOn}});
    console.log(readFileSync('${CLAIM.name}', 'utf8') === String(process.pid));
    ${rest}`;
  const {stdout} = spawnSync(process.execPath, ['--input-type=module', '-e', code], {cwd: root, encoding: 'utf8'});
  expect(stdout).toBe('true\n');
  const claim = path.join(root, CLAIM.name);
  return existsSync(claim) ? readFileSync(claim, 'utf8') : undefined;
}

test('the turn lasts until the process ends', () => {
  expect(turnOf('')).toBeUndefined();
});

test('a step of a build passes it on, unless it has failed', () => {
  expect(turnOf('', true)).toBe(CLAIM.passedOn);
  expect(turnOf('process.exit(1)', true)).toBeUndefined();
});

test('what another process has claimed meanwhile stays its own', () => {
  expect(turnOf(`writeFileSync('${CLAIM.name}', '1')`, true)).toBe('1');
});
