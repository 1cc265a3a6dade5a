import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';

/** `npm run hooks`, in a folder where it would fail if it did anything. */
const hooks = (...typed: readonly string[]) =>
  spawnSync(process.execPath, [path.resolve('scripts/hooks.mjs'), ...typed], {cwd: folderWith({}), encoding: 'utf8'});

test('a command without options says what it is for, and does nothing', () => {
  const {status, stdout} = hooks('--help');
  expect(status).toBe(0);
  expect(stdout).toContain('npm run hooks\n\n  formats and checks what is committed');
});

test.each([['--of'], ['--off', 'now'], ['off']])(
  'what it does not know is refused, and nothing is done: %s %s',
  (...typed) => {
    const {status, stderr} = hooks(...typed);
    expect(status).toBe(1);
    expect(stderr).toContain(`npm run hooks takes no options, and nothing was done: ${typed.join(' ')}\n  fix: `);
  },
);
