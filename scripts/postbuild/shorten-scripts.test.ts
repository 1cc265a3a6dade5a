import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {renamed, shortenScripts} from './shorten-scripts.mts';

const CHUNKS = '_next/static/chunks';
const files = {
  [`${CHUNKS}/menu.js`]: 'e.s({root:"yz8X7q_root"})',
  [`${CHUNKS}/loader.js`]: 'load(["static/chunks/menu.js"])',
  [`${CHUNKS}/first.js`]: 'load(["static/chunks/loader.js","static/chunks/react.js"])',
  [`${CHUNKS}/react.js`]: 'React',
};
const shorten = (to: string) => (text: string) => text.replaceAll('yz8X7q_root', to);
const scripts = (out: string) =>
  Object.fromEntries(
    readdirSync(path.join(out, CHUNKS)).map((name) => [name, readFileSync(path.join(out, CHUNKS, name), 'utf8')]),
  );

test('a script with classes has a new name, and so have those that name it; others keep theirs', () => {
  const out = folderWith(files);
  const names = shortenScripts(out, shorten('a0'));
  const menu = names.get('menu.js');
  const loader = names.get('loader.js');
  expect(menu).toMatch(/^menu-[0-9a-f]{6}\.js$/);
  expect(scripts(out)).toEqual({
    [menu!]: 'e.s({root:"a0"})',
    [loader!]: `load(["static/chunks/${menu}"])`,
    [names.get('first.js')!]: `load(["static/chunks/${loader}","static/chunks/react.js"])`,
    'react.js': 'React',
  });
});

test('the new names stand for the new content', () => {
  const namesWith = (to: string) => [...shortenScripts(folderWith(files), shorten(to)).values()];
  expect(namesWith('a0')).toEqual(namesWith('a0'));
  expect(namesWith('a1')).not.toEqual(namesWith('a0'));
});

test('without classes every script keeps its name', () => {
  const out = folderWith(files);
  expect(shortenScripts(out, (text) => text).size).toBe(0);
  expect(scripts(out)).toEqual(
    Object.fromEntries(Object.entries(files).map(([file, text]) => [path.basename(file), text])),
  );
});

test('a text names a file by its new name wherever it stands, and other files as before', () => {
  const names = new Map([['a~1.js', 'a~1-12.js']]);
  expect(renamed('"/sub/_next/static/chunks/a~1.js" static/chunks/b.js a~1.js', names)).toBe(
    '"/sub/_next/static/chunks/a~1-12.js" static/chunks/b.js a~1.js',
  );
});
