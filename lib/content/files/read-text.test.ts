import {describe, expect, test} from 'vitest';
import {lineAndColumn, offsetOf} from '@/lib/text-file';
import {folderWith} from '@/tests/support/project';
import {readText} from './read-text';

const read = (text: string | Buffer) => readText(folderWith({'content/blog/x.mdx': text}), 'content/blog/x.mdx');

describe('text', () => {
  test('bytes that are not UTF-8 are reported with line and column', () => {
    const latin1 = Buffer.concat([Buffer.from('---\ntitle: caf'), Buffer.from([0xe9]), Buffer.from('\n---\n')]);
    expect(() => read(latin1)).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The file is not UTF-8 text.
        in: content/blog/x.mdx:2:11
        fix: save it again as UTF-8]
    `);
  });

  test('UTF-16 is refused', () => {
    expect(() => read(Buffer.from('\ufeffhello', 'utf16le'))).toThrow('The file is not UTF-8 text.');
  });

  test.each([
    ['a right-to-left override', '\u202e', 'U+202E'],
    ['an isolate', '\u2066', 'U+2066'],
    ['a right-to-left mark', '\u200f', 'U+200F'],
    ['a zero-width space', '\u200b', 'U+200B'],
    ['a byte order mark in the middle', '\ufeff', 'U+FEFF'],
    ['a line separator', '\u2028', 'U+2028'],
    ['a null', '\u0000', 'U+0000'],
    ['an escape', '\u001b', 'U+001B'],
    ['a control of the second set', '\u0085', 'U+0085'],
    ['a soft hyphen', '\u00ad', 'U+00AD'],
    ['a word joiner', '\u2060', 'U+2060'],
    ['an invisible plus', '\u2064', 'U+2064'],
    ['a filler that looks like nothing', '\u3164', 'U+3164'],
    ['a tag in which a sentence can be hidden', '\u{e0041}', 'U+E0041'],
    ['a variation selector of which none is needed', '\u{e0101}', 'U+E0101'],
    ['a joiner between Latin letters', '\u200d', 'U+200D'],
    ['a non-joiner between Latin letters', '\u200c', 'U+200C'],
  ])('%s is refused', (_, character, name) => {
    expect(() => read(`harmless ${character}text`)).toThrow(`invisible character, ${name}`);
  });

  test.each([
    ['a replacement character', '\ufffd', 'U+FFFD, which replaces'],
    ['a bullet of a word processor', '\uf0b7', "U+F0B7, a character that readers' fonts do not have"],
    ['a noncharacter', '\ufffe', "U+FFFE, a character that readers' fonts do not have"],
  ])('%s is refused', (_, character, problem) => {
    expect(() => read(`harmless ${character}text`)).toThrow(problem);
  });

  test('a hidden character is reported with line and column', () => {
    expect(() => read('One line.\nAnd pay\u202eattention.\n')).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The text contains an invisible character, U+202E.
        in: content/blog/x.mdx:2:8
        fix: delete it; it often comes with text pasted from a web page]
    `);
  });

  test('emoji, accents, tabs and all scripts are accepted', () => {
    const text = 'naïve\t👩‍🌾 ग्रीष्म क्\u200dष می\u200cخواهم žluťoučký ❤️\n';
    expect(read(text)).toBe(text);
  });

  test('removes a byte order mark, and converts Windows line ends', () => {
    expect(read('\ufeff---\r\na\r\n')).toBe('---\na\n');
  });

  test('a file of more than 2 MB is refused', () => {
    expect(() => read('x'.repeat(2 * 1024 * 1024 + 1))).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The file is 2049 kB; an article may be 2048 kB at most.
        in: content/blog/x.mdx
        fix: split the article, or move its images and data to other files]
    `);
  });
});

test('line and column start at 1', () => {
  expect(lineAndColumn('ab\ncd', 0)).toEqual({line: 1, column: 1});
  expect(lineAndColumn('ab\ncd', 4)).toEqual({line: 2, column: 2});
  expect(offsetOf('ab\ncd', 2, 2)).toBe(4);
});
