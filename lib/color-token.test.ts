import {expect, test} from 'vitest';
import {colorToken} from './color-token';

test('a colour is read from the style sheet', () => {
  const {light, dark} = colorToken('paper');
  expect([light, dark]).toEqual([expect.stringMatching(/^#\w{6}$/), expect.stringMatching(/^#\w{6}$/)]);
  expect(light).not.toBe(dark);
});

test('one that is not written so is refused with the form', () => {
  expect(() => colorToken('papier')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: --papier has no two colours that can be read.
      in: app/_styles/tokens.css:1:1
      fix: write --papier: light-dark(#rrggbb, #rrggbb); with two colours of six hexadecimal digits, for light and dark]
  `);
});
