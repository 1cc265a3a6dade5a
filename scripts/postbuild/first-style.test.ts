import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {firstStyles, inlineFirstStyle} from './first-style.mts';

test('the files that the list imports are read in order, with small drawings in them', () => {
  const folder = folderWith({
    'first.css': "/* why */\n@import './layers.css';\n@import './b/a.css';\n",
    'layers.css': '@layer base, components;\n',
    'b/a.css': '/* why */\n@layer components {\n  .a { color: light-dark(#fff, #000); mask: url(../x.svg); }\n}\n',
    'x.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  });
  expect(firstStyles(folder)).toEqual([
    {name: 'layers', css: '@layer base,components;'},
    {
      name: 'a',
      css: expect.stringMatching(/^@layer components\{\.a\{color:light-dark\(#fff,#000\);mask:url\(.*data:image\/svg/),
    },
  ]);
});

test('rules for print, for pages without scripts and for the pointer are left to the sheet', () => {
  const folder = folderWith({
    'first.css': "@import './a.css';\n",
    'a.css': `
      .a { color: red; &:hover { color: blue; } }
      .a:active, .b { margin: 0; }
      .c:not(:focus, :active) { top: 0; }
      @media print { .a { color: #000; } }
      @media (scripting: none) and (width <= 9px) { .a { display: none; } }
      @media (width > 9px), (scripting: none) { .b { top: 0; } }
      @media screen { .a:focus { top: 1px; } }`,
  });
  expect(firstStyles(folder)[0]!.css).toBe(
    '.a{color:red}.b{margin:0}.c:not(:focus,:active){top:0}@media(width>9px),(scripting:none){.b{top:0}}@media screen{.a:focus{top:1px}}',
  );
});

const styles = [
  {name: 'base', css: 'p{margin:0}'},
  {name: 'toc', css: '.toc-list{margin:0}'},
  {name: 'tag', css: '.tag{margin:0}'},
];

test.each([
  ['<p class="x toc-list">', 'p{margin:0}.toc-list{margin:0}'],
  ['<p class="tag"></p><p class="tocs">', 'p{margin:0}.tag{margin:0}'],
  ['<article><footer class="article-layout-footer"><p class="tag"></footer><p class="toc"></article>', 'p{margin:0}'],
])('a page with %s has the style of it', (body, style) => {
  const page = `<html><head><link rel="stylesheet" href="/s.css"/></head><body>${body}</body></html>`;
  expect(inlineFirstStyle(styles)(page)).toContain(`<style>${style}</style>`);
});

test('the first style is in the head, and the style sheets are at the end of the body, or without scripts in the head', () => {
  const sheet = '<link rel="stylesheet" href="/s.css" data-precedence="next"/>';
  expect(inlineFirstStyle(styles)(`<html><head>${sheet}<title>x</title></head><body>y</body></html>`)).toBe(
    `<html><head><title>x</title><style>p{margin:0}</style><link rel="preload" as="style" href="/s.css"/><noscript>${sheet}</noscript></head><body>y${sheet}</body></html>`,
  );
});

test('a page without a sheet stays as it is', () => {
  const page = '<html><head></head><body></body></html>';
  expect(inlineFirstStyle(styles)(page)).toBe(page);
});
