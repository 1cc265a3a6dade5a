import {spawn} from 'node:child_process';
import {readFileSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {takeTurn} from './turn';

const CLAIM = '.cache/build.claim';
const take = () => takeTurn({name: CLAIM, passedOn: 'the next step'});
const log = () => vi.spyOn(console, 'log').mockImplementation(() => undefined);

afterEach(() => vi.restoreAllMocks());

function projectWith(files: Record<string, string>): string {
  const root = folderWith(files);
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  return path.join(root, CLAIM);
}

/** A turn that has to be waited for, once the author has been told so. */
async function waitForTurn() {
  const said = log();
  let isMine = false;
  const turn = take().then(() => {
    isMine = true;
  });
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(isMine).toBe(false);
  return {said, turn};
}

test('while another process has the turn, it is waited for, and the author is told', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  const claim = projectWith({[CLAIM]: String(other.pid)});
  const {said, turn} = await waitForTurn();
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
  const said = log();
  await take();
  expect(readFileSync(claim, 'utf8')).toBe(String(process.pid));
  expect(said).not.toHaveBeenCalled();
});

test('a turn that is passed on waits for its next holder, though not for ever', async () => {
  const claim = projectWith({[CLAIM]: 'the next step'});
  const {turn} = await waitForTurn();
  const longAgo = Date.now() / 1000 - 11;
  utimesSync(claim, longAgo, longAgo);
  await turn;
  expect(readFileSync(claim, 'utf8')).toBe(String(process.pid));
});
