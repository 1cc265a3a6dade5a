import {expect, test} from 'vitest';
import {holdFonts} from './hold-fonts.mts';

test('preloads of fonts match no medium, once; others stay', () => {
  const html = [
    '<link rel="preload" href="/a.woff2" as="font" crossorigin="" type="font/woff2"/>',
    '<link rel="preload" href="/a.css" as="style"/><link rel="stylesheet" href="/a.css"/>',
  ].join('');
  const held = holdFonts(html);
  expect(held).toBe(html.replace('rel="preload" href="/a.woff2"', 'rel="preload" media="not all" href="/a.woff2"'));
  expect(holdFonts(held)).toBe(held);
});
