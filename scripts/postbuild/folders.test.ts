import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {filesBelow, inHead, rewrite, rewriteBelow} from './files.mts';
import {placeData} from './place-data.mts';
import {prune} from './prune.mts';
import {addTwins} from './twins.mts';

const filesIn = (out: string) =>
  readdirSync(out, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)))
    .sort();

describe('the batches of JSON and Markdown', () => {
  test('are taken apart beside the pages, only JSON is changed', () => {
    const out = folderWith({
      'data/batches/0.json': JSON.stringify({'/index.json': '{}', '/docs/intro.json': '{"a":"long"}'}),
      'data/batches/1.json': JSON.stringify({'/docs/intro.md': '# A long intro\n'}),
      'docs/intro.html': '',
    });
    expect(placeData(out, (text) => text.replace('long', 'short'))).toBe(3);
    expect(filesIn(out)).toEqual(['docs/intro.html', 'docs/intro.json', 'docs/intro.md', 'index.json']);
    expect(readFileSync(path.join(out, 'docs/intro.json'), 'utf8')).toBe('{"a":"short"}');
    expect(readFileSync(path.join(out, 'docs/intro.md'), 'utf8')).toBe('# A long intro\n');
    expect(existsSync(path.join(out, 'data'))).toBe(false);
  });

  test('may have been taken apart before', () => {
    const out = folderWith({'index.json': '{}'});
    expect(placeData(out, (text) => text)).toBe(0);
    expect(filesIn(out)).toEqual(['index.json']);
  });
});

describe('what nobody asks for', () => {
  test('is removed: data of parts of pages, the page of Next itself, pages of empty routes', () => {
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
    expect(prune(out)).toBe(8);
    expect(filesIn(out)).toEqual(['404.html', 'index.html', 'index.txt']);
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
    expect(statSync(path.join(out, 'docs.html')).nlink).toBe(2);
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

  test('are changed below a folder when they have the ending', () => {
    const out = folderWith({'a.txt': 'one', 'b/c.txt': 'two', 'd.html': 'one'});
    rewriteBelow(out, '.txt', (text) => `${text}!`);
    const read = (file: string) => readFileSync(path.join(out, file), 'utf8');
    expect([read('a.txt'), read('b/c.txt'), read('d.html')]).toEqual(['one!', 'two!', 'one']);
  });

  test('are changed in their heads only, and not at all without one', () => {
    const loud = inHead((text) => text.toUpperCase());
    expect(loud('<head>a</head>b</head>')).toBe('<HEAD>A</head>b</head>');
    expect(loud('a')).toBe('a');
  });
});
