import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';

const TOKENS = readFileSync('app/_styles/tokens.css', 'utf8');
const HUES = ['leaf', 'teal', 'sky', 'citrus', 'plum', 'clay', 'sun', 'alert'];

/** The colour of a token in one mode, as three numbers from 0 to 255. */
function color(name: string, mode: 'light' | 'dark'): number[] {
  const [, light, dark] = new RegExp(`--${name}:\\s*light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(TOKENS) ?? [];
  const hex = mode === 'light' ? light : dark;
  if (!hex) throw new Error(`There is no token --${name} with two colours.`);
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Contrast as defined by WCAG 2.2. */
function contrast(one: readonly number[], other: readonly number[]): number {
  const [light, dark] = [one, other]
    .map((channels) => {
      const [red = 0, green = 0, blue = 0] = channels.map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('%s', (mode) => {
  const grounds = ['paper', 'raised', ...HUES.map((hue) => `${hue}-wash`)];

  test.each(grounds)('running text has a contrast of 7 to 1 on %s', (ground) => {
    expect(contrast(color('ink', mode), color(ground, mode))).toBeGreaterThanOrEqual(7);
  });

  test.each(grounds)('small print has a contrast of 4.5 to 1 on %s', (ground) => {
    expect(contrast(color('ink-soft', mode), color(ground, mode))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(HUES)("%s, as a mark of the bar in the site's colour, has a contrast of 3 to 1", (hue) => {
    expect(contrast(color(hue, mode), color('leaf-wash', mode))).toBeGreaterThanOrEqual(3);
  });

  test.each(HUES)('%s has a contrast of 4.5 to 1 on the page, on a card and on its own wash', (hue) => {
    for (const ground of ['paper', 'raised', `${hue}-wash`])
      expect(contrast(color(hue, mode), color(ground, mode)), ground).toBeGreaterThanOrEqual(4.5);
  });
});
