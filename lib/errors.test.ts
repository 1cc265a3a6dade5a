import {inspect} from 'node:util';
import {describe, expect, test, vi} from 'vitest';
import {choices, closest, formatPlace, SiteError} from './errors';

describe('a SiteError', () => {
  test('says what is wrong, where, and how to fix it', () => {
    const error = new SiteError({
      problem: 'Unknown tag "yogaa".',
      file: 'a.mdx',
      line: 4,
      column: 2,
      fix: 'correct it',
    });
    expect(error.message).toBe('Unknown tag "yogaa".\n  in: a.mdx:4:2\n  fix: correct it');
    expect(error).toBeInstanceOf(Error);
    expect(error.details.line).toBe(4);
  });

  test('names the item if there is one, and omits an unknown place', () => {
    expect(new SiteError({problem: 'P.', in: 'navbar item {}', fix: 'f'}).message).toBe(
      'P.\n  in: navbar item {}\n  fix: f',
    );
    expect(new SiteError({problem: 'P.', fix: 'f'}).message).toBe('P.\n  fix: f');
  });
});

test('a place is as exact as is known', () => {
  expect(formatPlace({file: 'a.mdx'})).toBe('a.mdx');
  expect(formatPlace({file: 'a.mdx', line: 1})).toBe('a.mdx:1');
  expect(formatPlace({file: 'a.mdx', line: 1, column: 2})).toBe('a.mdx:1:2');
});

describe('choices', () => {
  test('are listed with the closest first', () => {
    expect(choices('yogasidebar', ['introSidebar', 'yogaSidebar'])).toBe(
      'did you mean "yogaSidebar"? use one of: introSidebar, yogaSidebar',
    );
  });

  test('are cut when there are many', () => {
    expect(choices('zzz', ['aa', 'bb', 'cc'], 2)).toBe('use one of: aa, bb, … (3 in all)');
  });

  test('say so when there are none', () => {
    expect(choices('x', [])).toBe('use one of: (none exist yet)');
  });
});

test('only typing mistakes are close: one letter in a short word, a third of a long one', () => {
  expect(closest('into', ['intro', 'outro'])).toBe('intro');
  expect(closest('abc', ['xyc'])).toBeUndefined();
  expect(closest('sidebar_postion', ['sidebar_position'])).toBe('sidebar_position');
  expect(closest('gardening', ['hydroponics'])).toBeUndefined();
  expect(closest('', ['q'])).toBeUndefined();
});

test('a build prints an error without its stack and properties', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const printed = inspect(new SiteError({problem: 'Wrong.', file: 'a.mdx', line: 3, fix: 'write it again'}));
  vi.unstubAllEnvs();
  expect(printed).toMatchInlineSnapshot(`
    "[SiteError: Wrong.
      in: a.mdx:3
      fix: write it again]"
  `);
});

test('a file name cannot send commands to the terminal', () => {
  expect(formatPlace({file: 'a\u202eb\n\u001b[31m.mdx', line: 1})).toBe('a\ufffdb\ufffd\ufffd[31m.mdx:1');
});
