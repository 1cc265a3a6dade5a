import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {rewriteBelow} from './files.mts';
import {mergeStyles} from './merge-styles.mts';

const CHUNKS = '_next/static/chunks';
const LAYERS = '@layer reset, tokens, base;';
const files = {
  [`${CHUNKS}/a~1.css`]: '@layer components{.a{color:red}}\n/*# sourceMappingURL=a.css.map*/',
  [`${CHUNKS}/b.css`]: `${LAYERS}@layer reset{*{margin:0}}`,
  [`${CHUNKS}/c.css`]: '@layer components{.a{color:red}}',
  'index.html': [
    `<head><link rel="stylesheet" href="/${CHUNKS}/a~1.css" data-precedence="next"/>`,
    `<link rel="preload" href="/${CHUNKS}/b.css" as="style"/>`,
    `<link rel="stylesheet" href="/${CHUNKS}/b.css" data-precedence="next"/></head><p>b.css</p>`,
  ].join(''),
  'index.txt': `:HL["/${CHUNKS}/b.css","style"]\n`,
  [`${CHUNKS}/app.js`]: `["static/chunks/c.css","static/chunks/d.js"]`,
};

function merged(out: string): {name: string; css: string} {
  const [name = ''] = readdirSync(path.join(out, CHUNKS)).filter((file) => file.endsWith('.css'));
  return {name, css: readFileSync(path.join(out, CHUNKS, name), 'utf8')};
}

test('each layer is opened once, in order, and what stands outside of layers stays', () => {
  const out = folderWith({
    [`${CHUNKS}/a.css`]: `${LAYERS}@layer base{p{margin:0}}@media print{p{color:red}}@layer base{p::after{content:"}"}}`,
    [`${CHUNKS}/b.css`]: '@layer tokens{:root{--a:1}@media print{:root{--a:2}}}@layer base{q{color:blue}}',
  });
  mergeStyles(out);
  expect(merged(out).css.split('\n')).toEqual([
    LAYERS,
    '@layer base{p{margin:0}p::after{content:"}"}q{color:blue}}',
    '@layer tokens{:root{--a:1}@media print{:root{--a:2}}}',
    '@media print{p{color:red}}',
    '',
  ]);
});

test('a length that is declared once stands where it is used, one that changes stays', () => {
  const out = folderWith({
    [`${CHUNKS}/a.css`]: [
      `${LAYERS}@layer tokens{:root{--gap:16px;--bar:60px;--tone:red}@media print{:root{--bar:0px}}}`,
      '@layer base{p{margin:calc(-1 * var(--gap)) var(--bar);color:var(--tone)}',
      'a{top:calc(60px + var(--gap));height:calc(100dvh - 60px - var(--gap));left:calc(2px - var(--gap))}}',
    ].join(''),
  });
  mergeStyles(out);
  expect(merged(out).css.split('\n').slice(1, 3)).toEqual([
    '@layer tokens{:root{--bar:60px;--tone:red}@media print{:root{--bar:0px}}}',
    '@layer base{p{margin:-16px var(--bar);color:var(--tone)}a{top:76px;height:calc(100dvh - 76px);left:-14px}}',
  ]);
});

test('the classes of next/font are left out, and the names of its fonts stand where they are used', () => {
  const out = folderWith({
    [`${CHUNKS}/a.css`]: `${LAYERS}.x1_className{font-family:fraunces}.x1_variable{--font-fraunces:"fraunces"}`,
    [`${CHUNKS}/b.css`]: '@layer tokens{:root{--head:var(--font-fraunces), serif}}',
  });
  mergeStyles(out);
  expect(merged(out).css.trim()).toBe(`${LAYERS}\n@layer tokens{:root{--head:fraunces, serif}}`);
});

test('all chunks become one file that begins with the order of the layers and holds nothing twice', () => {
  const out = folderWith(files);
  mergeStyles(out);
  expect(readdirSync(path.join(out, CHUNKS)).filter((file) => file.endsWith('.css'))).toHaveLength(1);
  const {name, css} = merged(out);
  expect(name).toMatch(/^site-[0-9a-f]{8}\.css$/);
  expect(css.startsWith(LAYERS)).toBe(true);
  expect(css.match(/\.a\{color:red\}/g)).toHaveLength(1);
  expect(css).not.toContain('sourceMappingURL');
});

test('pages and data name the merged file, a page once and without preloads; scripts name none', () => {
  const out = folderWith(files);
  const {toSheet} = mergeStyles(out);
  for (const ending of ['.html', '.txt']) rewriteBelow(out, ending, toSheet);
  const {name} = merged(out);
  const read = (file: string) => readFileSync(path.join(out, file), 'utf8');
  expect(read('index.html')).toBe(
    `<head><link rel="stylesheet" href="/${CHUNKS}/${name}" data-precedence="next"/></head><p>b.css</p>`,
  );
  expect(read('index.txt')).toBe(`:HL["/${CHUNKS}/${name}","style"]\n`);
  expect(read(`${CHUNKS}/app.js`)).toBe('["static/chunks/d.js"]');
});

test('the name changes with the content and with nothing else', () => {
  const name = (text: string) => {
    const out = folderWith({...files, [`${CHUNKS}/c.css`]: text});
    mergeStyles(out);
    return merged(out).name;
  };
  expect(name('@layer components{.b{}}')).toBe(name('@layer components{.b{}}'));
  expect(name('@layer components{.b{}}')).not.toBe(name('@layer components{.c{}}'));
});

test('font faces are left to the pages, without their format, their addresses from the root of the site on', () => {
  const face = (address: string, format = '') => `@font-face{font-family:body;src:url(${address})${format}}`;
  const out = folderWith({
    [`${CHUNKS}/a.css`]: `${LAYERS}${face('../media/a.woff2', 'format("woff2")')}@layer base{p{margin:0}}`,
  });
  const {fonts, sheet, href} = mergeStyles(out, '/sub');
  expect(fonts).toBe(face('/sub/_next/static/media/a.woff2'));
  expect(merged(out).css).toBe(`${sheet}\n`);
  expect(sheet).not.toContain('@font-face');
  expect(href).toBe(`/sub/${CHUNKS}/${merged(out).name}`);
});

test('an export without styles is none', () => {
  const out = folderWith({'index.html': '<p>x</p>'});
  expect(() => mergeStyles(out)).toThrow('has no style sheet');
});
