import {spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';

test('--help builds and deletes nothing', () => {
  for (const script of [
    'trust/reproducible',
    'trust/run',
    'owner/run',
    'support/build-small',
    'support/build-variant',
  ]) {
    const cwd = folderWith({'out/index.html': 'the export'});
    const file = path.resolve(`tests/${script}.mjs`);
    const {status, stdout} = spawnSync(process.execPath, [file, '--help'], {cwd, encoding: 'utf8', timeout: 20_000});
    expect(status, script).toBe(0);
    expect(stdout, script).toMatch(/^npm run [\w:]+\n\n {2}\S/);
    expect(readdirSync(cwd, {recursive: true, encoding: 'utf8'}).sort(), script).toEqual(['out', 'out/index.html']);
  }
});

test('a switch is accepted, and nothing beside it', () => {
  const {status, stderr} = spawnSync(process.execPath, [path.resolve('tests/owner/run.mjs'), '--built', '--now'], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(status).toBe(1);
  expect(stderr).toContain('npm run test:owner takes only --built, and nothing was done: --now');
});

/** `npm run licences`, in a folder where it would fail if it did anything. */
const licences = (...typed: readonly string[]) =>
  spawnSync(process.execPath, [path.resolve('scripts/licences.mjs'), ...typed], {
    cwd: folderWith({}),
    encoding: 'utf8',
  });

test('a command without options prints what it is for, and does nothing', () => {
  const {status, stdout} = licences('--help');
  expect(status).toBe(0);
  expect(stdout).toContain('npm run licences\n\n  checks whether every package has a licence');
});

test.each([['--of'], ['--off', 'now'], ['off']])(
  'an unknown argument is refused, and nothing is done: %s %s',
  (...typed) => {
    const {status, stderr} = licences(...typed);
    expect(status).toBe(1);
    expect(stderr).toContain(`npm run licences takes no options, and nothing was done: ${typed.join(' ')}\n  fix: `);
  },
);
