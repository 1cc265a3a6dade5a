import {readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {SiteError} from '@/lib/errors';
import {folderWith} from '@/tests/support/project';
import {memoizeFiles, toleratedFaults} from './memoize-files';

afterEach(() => vi.unstubAllEnvs());

function textOfOne() {
  const file = path.join(folderWith({'one.yml': 'a'}), 'one.yml');
  const text = vi.fn(() => readFileSync(file, 'utf8'));
  return {file, text, memoized: memoizeFiles(() => [file], text)};
}

test('in a build a file is read once', () => {
  const {file, text, memoized} = textOfOne();
  expect(memoized()).toBe('a');
  writeFileSync(file, 'b');
  expect(memoized()).toBe('a');
  expect(text).toHaveBeenCalledOnce();
});

test('in development a file is read again only after it was saved', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const {file, text, memoized} = textOfOne();
  expect([memoized(), memoized()]).toEqual(['a', 'a']);
  expect(text).toHaveBeenCalledOnce();
  writeFileSync(file, 'b');
  utimesSync(file, 1, 1);
  expect([memoized(), memoized()]).toEqual(['b', 'b']);
  expect(text).toHaveBeenCalledTimes(2);
  rmSync(file);
  expect(memoized).toThrow('ENOENT');
});

test('in a build an error is thrown again without another read', () => {
  const read = vi.fn(() => {
    throw new Error('broken');
  });
  const memoized = memoizeFiles(() => [], read);
  expect(memoized).toThrow('broken');
  expect(memoized).toThrow('broken');
  expect(read).toHaveBeenCalledOnce();
});

test('in development a file with an error is read again until it is valid', () => {
  vi.stubEnv('NODE_ENV', 'development');
  let isRight = false;
  const memoized = memoizeFiles(
    () => [],
    () => {
      if (!isRight) throw new Error('not yet');
      return 'right';
    },
  );
  expect(memoized).toThrow('not yet');
  isRight = true;
  expect(memoized()).toBe('right');
});

test('in development an author’s mistake is reported, and the last valid value stays', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const {file, text, memoized} = textOfOne();
  const strict = memoizeFiles(
    () => [file],
    () => {
      if (text() === 'a') return 'right';
      throw new SiteError({problem: 'No a.', file, fix: 'write a'});
    },
  );
  expect(strict()).toBe('right');
  writeFileSync(file, 'b');
  utimesSync(file, 1, 1);
  expect([strict(), strict()]).toEqual(['right', 'right']);
  expect(toleratedFaults()).toMatchObject([{problem: 'No a.'}]);
  writeFileSync(file, 'a');
  expect(strict()).toBe('right');
  expect(toleratedFaults()).toEqual([]);
  expect(memoized()).toBe('a');
});

test('in development a value outlives the module that read it, and an error the saved file does not', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const {file} = textOfOne();
  const read = () => {
    if (readFileSync(file, 'utf8') === 'a') return 'right';
    throw new SiteError({problem: 'No a.', file, fix: 'write a'});
  };
  expect(memoizeFiles(() => [file], read)()).toBe('right');
  writeFileSync(file, 'b');
  expect(memoizeFiles(() => [file], read, 'nothing')()).toBe('right');
  expect(toleratedFaults()).toMatchObject([{problem: 'No a.'}]);
  writeFileSync(file, 'a');
  utimesSync(file, 1, 1);
  expect(toleratedFaults()).toEqual([]);
});
