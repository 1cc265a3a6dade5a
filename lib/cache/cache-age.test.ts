import {readdirSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {cached} from './cache';
import {deleteUnused} from './cache-age';

afterEach(() => vi.restoreAllMocks());

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

test('entries unused for 30 days are deleted; newer ones and other files stay', async () => {
  const root = folderWith({
    '.cache/articles/asked.json': '1',
    '.cache/articles/new.json': '2',
    '.cache/articles/old.json': '3',
    '.cache/cards/old.png': 'x',
    '.cache/covers.json': '{}',
    '.cache/pages/out/old.json': '4',
  });
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  const cache = path.join(root, '.cache');
  const age = (file: string, days: number) => utimesSync(path.join(cache, file), daysAgo(days), daysAgo(days));
  for (const file of ['articles/asked.json', 'articles/old.json', 'cards/old.png', 'covers.json', 'pages/out/old.json'])
    age(file, 31);
  age('articles/new.json', 29);
  expect(await cached('articles', 'asked', async () => 5)).toBe(1);
  deleteUnused(cache);
  expect(readdirSync(path.join(cache, 'articles'))).toEqual(['asked.json', 'new.json']);
  expect(readdirSync(cache)).toEqual(['articles', 'cards', 'covers.json', 'pages']);
  expect(readdirSync(path.join(cache, 'cards'))).toEqual(['old.png']);
  expect(readdirSync(path.join(cache, 'pages/out'))).toEqual(['old.json']);
});

test('without a cache there is nothing to do', () => {
  const folder = folderWith({});
  deleteUnused(path.join(folder, '.cache'));
  expect(readdirSync(folder)).toEqual([]);
});
