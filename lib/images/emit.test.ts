import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {afterEach, expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {emitImages} from './emit';

const before = process.cwd();
afterEach(() => process.chdir(before));

const drawing = (d: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="${d}"/></svg>`;
const article = (body: string) => ({file: 'content/docs/x.md', body});
const BOTH = article('![A](line.svg)\n\n![A](_set-aside/own.svg)');

test('publishes what these articles show, and nothing else', async () => {
  const root = folderWith({
    'content/docs/line.svg': drawing('M0 0h1'),
    'content/docs/hidden.svg': drawing('M0 0h2'),
    'content/docs/._line.svg': 'of macOS',
    'content/docs/_set-aside/own.svg': drawing('M0 0h3'),
    'content/docs/_set-aside/other.svg': 'no drawing yet',
  });
  process.chdir(root);
  await emitImages([BOTH]);
  expect(readdirSync('public/images').map((name) => name.replace(/[0-9a-f]{10}/, '…'))).toEqual([
    'line-….svg',
    'own-….svg',
  ]);
  // like a cached page, which requests nothing
  const published = readdirSync('public/images');
  await emitImages([BOTH]);
  expect(readdirSync('public/images')).toEqual(published);
});

test('only deletes what the build has made', async () => {
  const root = folderWith({
    'content/docs/line.svg': drawing('M0 0h1'),
    'public/images/photo.jpg': 'x',
    'public/images/logo.svg': 'x',
    'public/images/old-0123456789-640.avif': 'x',
    'public/images/old-0123456789.svg': 'x',
    'public/images/old-0123456789.svg.4711-0': 'left by an interrupted run',
    '.cache/images/0123456789abcdef.json': '{}',
  });
  mkdirSync(`${root}/public/images/own-0123456789.svg`);
  writeFileSync(`${root}/public/images/own-0123456789.svg/a.png`, 'x');
  process.chdir(root);
  await emitImages([article('No picture.')]);
  expect(readdirSync('public/images')).toEqual(['logo.svg', 'own-0123456789.svg', 'photo.jpg']);
  expect(readdirSync('.cache/images')).toEqual([]);
  rmSync('public', {recursive: true});
  await emitImages([article('No picture.')]);
});
