import {expect, test} from 'vitest';
import {nextColorMode} from './color-mode';

test('the toggle alternates light and dark', () => {
  expect(nextColorMode('light', false)).toBe('dark');
  expect(nextColorMode('dark', false)).toBe('light');
});

test('with the system preference it cycles system, light, dark, system', () => {
  expect(nextColorMode('system', true)).toBe('light');
  expect(nextColorMode('light', true)).toBe('dark');
  expect(nextColorMode('dark', true)).toBe('system');
});

test('an invalid value counts as no choice', () => {
  expect(nextColorMode('sepia', false)).toBe('dark');
  expect(nextColorMode('sepia', true)).toBe('light');
});
