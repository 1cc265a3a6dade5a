import {spawn} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {takeTurn} from './turn';

const CLAIM = '.cache/prebuild.claim';
const log = () => vi.spyOn(console, 'log').mockImplementation(() => undefined);

afterEach(() => vi.restoreAllMocks());

function projectWith(files: Record<string, string>): string {
  const root = folderWith(files);
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  return path.join(root, CLAIM);
}

test('the turn lasts until the process ends', async () => {
  const claim = projectWith({});
  const once = vi.spyOn(process, 'once').mockReturnValue(process);
  const said = log();
  await takeTurn('prebuild');
  expect(readFileSync(claim, 'utf8')).toBe(String(process.pid));
  const [event, atEnd] = once.mock.calls.at(-1)!;
  expect(event).toBe('exit');
  (atEnd as () => void)();
  expect(existsSync(claim)).toBe(false);
  expect(said).not.toHaveBeenCalled();
});

test('while another process has the turn, it is waited for, and the author is told', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  const claim = projectWith({[CLAIM]: String(other.pid)});
  vi.spyOn(process, 'once').mockReturnValue(process);
  const said = log();
  let isMine = false;
  const turn = takeTurn('prebuild').then(() => {
    isMine = true;
  });
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(isMine).toBe(false);
  other.kill('SIGKILL');
  await turn;
  expect(readFileSync(claim, 'utf8')).toBe(String(process.pid));
  expect(said).toHaveBeenCalledOnce();
});

test.each([
  ['a process that was killed', String(2 ** 22 + 1)],
  ['an earlier container, where it had the same number', String(process.pid)],
])('a claim of %s holds nobody up', async (_, left) => {
  const claim = projectWith({[CLAIM]: left});
  vi.spyOn(process, 'once').mockReturnValue(process);
  const said = log();
  await takeTurn('prebuild');
  expect(readFileSync(claim, 'utf8')).toBe(String(process.pid));
  expect(said).not.toHaveBeenCalled();
});
