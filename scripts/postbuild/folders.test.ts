import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {filesBelow, rewrite} from './files.mts';
import {placeJson} from './place-json.mts';
import {prune} from './prune.mts';
import {addTwins} from './twins.mts';

const filesIn = (out: string) =>
  readdirSync(out, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)))
    .sort();

describe('the JSON of routes', () => {
  test('is put beside the pages', () => {
    const out = folderWith({'data/index.json': '{}', 'data/docs/intro.json': '{}', 'docs/intro.html': ''});
    placeJson(out);
    expect(filesIn(out)).toEqual(['docs/intro.html', 'docs/intro.json', 'index.json']);
    expect(existsSync(path.join(out, 'data'))).toBe(false);
  });

  test('may have been put there before', () => {
    const out = folderWith({'index.json': '{}'});
    placeJson(out);
    expect(filesIn(out)).toEqual(['index.json']);
  });
});

describe('what nobody asks for', () => {
  test('is removed: full payloads, the page of Next itself, pages of empty routes', () => {
    const out = folderWith({
      'index.html': '',
      'index.txt': '',
      '__next._full.txt': '',
      'docs/intro/__next._full.txt': '',
      'docs/intro/__next._tree.txt': '',
      '_not-found.html': '',
      '_not-found.txt': '',
      '_not-found/index.txt': '',
      'docs/tags/__none__.html': '',
      'docs/tags/__none__/a.txt': '',
      '404.html': '',
    });
    expect(prune(out)).toBe(7);
    expect(filesIn(out)).toEqual(['404.html', 'docs/intro/__next._tree.txt', 'index.html', 'index.txt']);
  });

  test('leaves no empty folders', () => {
    const out = folderWith({'docs/tags/x/__next._full.txt': '', 'index.html': ''});
    prune(out);
    expect(readdirSync(out)).toEqual(['index.html']);
  });

  test('is also what maps scripts to their source', () => {
    const out = folderWith({'_next/static/chunks/a.js': '', '_next/static/chunks/a.js.map': ''});
    expect(prune(out)).toBe(1);
    expect(filesIn(out)).toEqual(['_next/static/chunks/a.js']);
  });

  test('is nothing in a folder that does not exist', () => {
    expect(prune('/nowhere/at/all')).toBe(0);
  });
});

describe('twins', () => {
  test('give every page an index.html in the folder of its name', () => {
    const out = folderWith({'docs.html': 'docs', 'docs/intro.html': 'intro', 'docs/intro/data.txt': ''});
    addTwins(out);
    expect(filesIn(out)).toEqual([
      'docs.html',
      'docs/index.html',
      'docs/intro.html',
      'docs/intro/data.txt',
      'docs/intro/index.html',
    ]);
    expect(readFileSync(path.join(out, 'docs/intro/index.html'), 'utf8')).toBe('intro');
  });

  test('are not made of the home page and the not-found page', () => {
    const out = folderWith({'index.html': '', '404.html': ''});
    addTwins(out);
    expect(filesIn(out)).toEqual(['404.html', 'index.html']);
  });

  test('never replace a page that exists, and nothing changes the second time', () => {
    const out = folderWith({'docs.html': 'a', 'docs/index.html': 'b'});
    addTwins(out);
    addTwins(out);
    expect(readFileSync(path.join(out, 'docs/index.html'), 'utf8')).toBe('b');
    expect(filesIn(out)).toEqual(['docs.html', 'docs/index.html']);
  });
});

describe('files', () => {
  test('are found by their endings, at any depth', () => {
    const out = folderWith({'a.html': '', 'b/c.txt': '', 'b/d/e.html': '', 'f.js': ''});
    expect(
      filesBelow(out, '.html', '.txt')
        .map((file) => path.relative(out, file))
        .sort(),
    ).toEqual(['a.html', 'b/c.txt', 'b/d/e.html']);
    expect(filesBelow('/nowhere/at/all', '.html')).toEqual([]);
  });

  test('are written only when they change', () => {
    const file = path.join(folderWith({'a.txt': 'one'}), 'a.txt');
    expect(rewrite(file, (text) => text)).toBe(false);
    expect(rewrite(file, (text) => text.replace('one', 'two'))).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe('two');
  });
});
