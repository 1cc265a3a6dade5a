import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';

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
