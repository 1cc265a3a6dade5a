import {spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';

test.each([
  ['--runs', 'five', 1],
  ['--articles', '250,5', 100],
])('%s %s is refused before anything is built or measured', (option, typed, least) => {
  const words = ['scripts/run-ts.mjs', 'bench/run.mts', option, typed];
  const {status, stderr} = spawnSync(process.execPath, words, {encoding: 'utf8'});
  expect(status).toBe(1);
  expect(stderr).toContain(`in: ${option}\n  fix: write a whole number of ${least} or more`);
});

test.each(['interactions', 'mechanisms', 'search'])('%s prints its usage, and measures nothing', (name) => {
  const words = ['scripts/run-ts.mjs', `bench/${name}.mts`, '--help'];
  const {status, stdout} = spawnSync(process.execPath, words, {encoding: 'utf8', timeout: 20_000});
  expect(status).toBe(0);
  expect(stdout).toContain('--help');
});
