import {appendFileSync, readFileSync, statSync, truncateSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {folderWith} from '@/tests/support/project';

/** The module as in another process, with nothing read yet. */
async function freshly(): Promise<typeof import('./cache-log')> {
  vi.resetModules();
  return import('./cache-log');
}

const allWritten = () => new Promise((done) => setImmediate(done));
let root: string;
const file = () => path.join(root, '.cache/words.log');

beforeEach(() => {
  root = folderWith({});
  vi.spyOn(process, 'cwd').mockReturnValue(root);
});
afterEach(() => vi.restoreAllMocks());

test('a cached value is not computed again, here or in another process', async () => {
  const {cachedInLog} = await freshly();
  expect(cachedInLog('words', 'a', () => ({count: 1}))).toEqual({count: 1});
  expect(cachedInLog('words', 'a', () => ({count: 2}))).toEqual({count: 1});
  cachedInLog('words', 'b', () => 'two\nlines');
  await allWritten();
  const other = await freshly();
  expect(other.cachedInLog('words', 'a', () => ({count: 3}))).toEqual({count: 1});
  expect(other.cachedInLog('words', 'b', () => '')).toBe('two\nlines');
  expect(other.cachedInLog('lines', 'a', () => 'another name')).toBe('another name');
  expect(readFileSync(file(), 'utf8')).toBe('a {"count":1}\nb "two\\nlines"\n');
});

test('every read returns a copy: changing one changes no other', async () => {
  const {cachedInLog} = await freshly();
  cachedInLog('words', 'a', () => [1]).push(2);
  expect(cachedInLog('words', 'a', () => [0])).toEqual([1]);
});

test('a truncated line is computed again, and so is the one it ran into', async () => {
  const {cachedInLog} = await freshly();
  cachedInLog('words', 'a', () => 1);
  await allWritten();
  appendFileSync(file(), 'b {"co');
  cachedInLog('words', 'c', () => 3);
  await allWritten();
  const other = await freshly();
  expect([
    other.cachedInLog('words', 'a', () => 10),
    other.cachedInLog('words', 'b', () => 20),
    other.cachedInLog('words', 'c', () => 30),
  ]).toEqual([1, 20, 30]);
  await allWritten();
  expect((await freshly()).cachedInLog('words', 'b', () => 0)).toBe(20);
});

test('unused values are removed when they are most of a log', async () => {
  const first = await freshly();
  for (const key of ['a', 'b', 'c', 'd']) first.cachedInLog('words', key, () => key);
  await allWritten();
  const second = await freshly();
  second.cachedInLog('words', 'a', () => '');
  second.compactLogs();
  await allWritten();
  expect(readFileSync(file(), 'utf8').match(/^\w/gm)).toEqual(['a', 'b', 'c', 'd']);
  const third = await freshly();
  third.cachedInLog('words', 'e', () => 'e');
  third.compactLogs();
  await allWritten();
  expect(readFileSync(file(), 'utf8')).toBe('e "e"\n');
});

test('a log that has grown too large starts anew', async () => {
  (await freshly()).cachedInLog('words', 'a', () => 1);
  await allWritten();
  truncateSync(file(), 65_000_000);
  expect((await freshly()).cachedInLog('words', 'a', () => 2)).toBe(2);
  await allWritten();
  expect(statSync(file()).size).toBeLessThan(100);
});
