import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {firstStyles, inlineFirstStyle, styleOf} from './first-style.mts';

test('the files in the list become one text, with small drawings in it', () => {
  const folder = folderWith({
    'first.css': "@import './layers.css';\n@import './a.css';\n",
    'layers.css': '@layer base, components;\n',
    'a.css': '/* why */\n@layer components {\n  .a { color: light-dark(#fff, #000); mask: url(./x.svg); }\n}\n',
    'x.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  });
  const style = styleOf(['first.css'], folder);
  expect(style).toMatch(
    /^@layer base,components;@layer components\{\.a\{color:light-dark\(#fff,#000\);mask:url\(.*data:image\/svg/,
  );
  expect(style).not.toContain('why');
});

const styles = {article: 'a{margin:0}', other: 'p{margin:0}'};

test('articles have a style of their own', () => {
  const {article, other} = firstStyles();
  expect(article).toContain('.toc-list');
  expect(other).not.toContain('.toc-list');
  const page =
    '<html><head><link rel="stylesheet" href="/s.css"/></head><body><article class="frame-content article-frame-article"></article></body></html>';
  expect(inlineFirstStyle(styles)(page)).toContain(`<style>${styles.article}</style>`);
});

test('the style is in the head, the sheets after everything else; without scripts they are in the head, too', () => {
  const sheet = '<link rel="stylesheet" href="/s.css" data-precedence="next"/>';
  expect(inlineFirstStyle(styles)(`<html><head>${sheet}<title>x</title></head><body>y</body></html>`)).toBe(
    `<html><head><title>x</title><style>p{margin:0}</style><link rel="preload" as="style" href="/s.css"/><noscript>${sheet}</noscript></head><body>y${sheet}</body></html>`,
  );
});

test('a page without a sheet stays as it is', () => {
  const page = '<html><head></head><body></body></html>';
  expect(inlineFirstStyle(styles)(page)).toBe(page);
});
