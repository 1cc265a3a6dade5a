import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {cached, hashOf, hashOfSources} from './cache';

afterEach(() => vi.restoreAllMocks());

test('a hash separates its texts: moving a boundary changes it', () => {
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'));
  expect(hashOf('ab', 'c')).toBe(hashOf('ab', 'c'));
  expect(hashOf('')).toMatch(/^[0-9a-f]{20}$/);
});

test('the hash of folders depends on names and texts, and not on where the project is', () => {
  const files = {'lib/a.ts': '1', 'lib/deep/b.ts': '2'};
  const first = hashOfSources(folderWith(files), ['lib']);
  expect(hashOfSources(folderWith(files), ['lib'])).toBe(first);
  expect(hashOfSources(folderWith({...files, 'lib/a.ts': '3'}), ['lib'])).not.toBe(first);
  expect(hashOfSources(folderWith(files), ['lib', 'package-lock.json'])).toBe(first);
  expect(hashOfSources(folderWith({...files, 'package-lock.json': '{}'}), ['lib', 'package-lock.json'])).not.toBe(
    first,
  );
  const others = {'lib/.hidden': '1', 'lib/a.test.ts': '1'};
  expect(hashOfSources(folderWith({...files, ...others}), ['lib'])).toBe(first);
  expect(hashOfSources(folderWith({'lib/c.ts': '1', 'lib/deep/b.ts': '2'}), ['lib'])).not.toBe(first);
});

describe('a cached value', () => {
  test('is computed once, and again when the entry is damaged', async () => {
    const root = folderWith({});
    vi.spyOn(process, 'cwd').mockReturnValue(root);
    const make = vi.fn(async () => ({html: '<p>x</p>'}));
    expect(await cached('articles', 'key', make)).toEqual({html: '<p>x</p>'});
    expect(await cached('articles', 'key', make)).toEqual({html: '<p>x</p>'});
    expect(make).toHaveBeenCalledTimes(1);
    const file = path.join(root, '.cache/articles/key.json');
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 5));
    expect(await cached('articles', 'key', make)).toEqual({html: '<p>x</p>'});
    expect(make).toHaveBeenCalledTimes(2);
    expect(readdirSync(path.dirname(file))).toEqual(['key.json']);
  });

  test('is computed and stored again when it is no longer valid', async () => {
    vi.spyOn(process, 'cwd').mockReturnValue(folderWith({}));
    const isOf = (day: number) => async (stored: number) => stored === day;
    expect(await cached('articles', 'key', async () => 1, isOf(1))).toBe(1);
    expect(await cached('articles', 'key', async () => 2, isOf(1))).toBe(1);
    expect(await cached('articles', 'key', async () => 2, isOf(2))).toBe(2);
    expect(await cached('articles', 'key', async () => 3)).toBe(2);
  });

  test('is not stored when computing it fails', async () => {
    vi.spyOn(process, 'cwd').mockReturnValue(folderWith({}));
    await expect(cached('articles', 'key', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await cached('articles', 'key', async () => 1)).toBe(1);
  });
});
