import {expect, test} from 'vitest';
import {holdFonts} from './hold-fonts.mts';

test('preloads of fonts match no medium, once; others stay', () => {
  const html = [
    '<link rel="preload" href="/a.woff2" as="font" crossorigin="" type="font/woff2"/>',
    '<link rel="preload" href="/a.css" as="style"/><link rel="stylesheet" href="/a.css"/>',
  ].join('');
  const held = holdFonts(html);
  expect(held).toBe(
    [
      '<link rel="preload" media="not all" href="/a.woff2" as="font" crossorigin=""/>',
      '<link rel="preload" href="/a.css" as="style"/><link rel="stylesheet" href="/a.css"/>',
    ].join(''),
  );
  expect(holdFonts(held)).toBe(held);
});
