import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';

/** `npm run sbom`, in a folder where it would fail if it did anything. */
const sbom = (...typed: readonly string[]) =>
  spawnSync(process.execPath, [path.resolve('scripts/sbom.mjs'), ...typed], {cwd: folderWith({}), encoding: 'utf8'});

test('a command without options says what it is for, and does nothing', () => {
  const {status, stdout} = sbom('--help');
  expect(status).toBe(0);
  expect(stdout).toContain('npm run sbom\n\n  writes what the site is built ');
});

test.each([['--of'], ['--off', 'now'], ['off']])(
  'what it does not know is refused, and nothing is done: %s %s',
  (...typed) => {
    const {status, stderr} = sbom(...typed);
    expect(status).toBe(1);
    expect(stderr).toContain(`npm run sbom takes no options, and nothing was done: ${typed.join(' ')}\n  fix: `);
  },
);
