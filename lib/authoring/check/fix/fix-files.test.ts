import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {fixFiles} from './fix-files';

const FILE = 'content/blog/2024-01-01-x.mdx';
const MIXED_UP = '---\ntags: [Yoga]\ntitle: "A café"\n---\n\nText.\n';

/** The report for a file, and its bytes afterwards. */
function fix(content: string | Buffer): {report: readonly string[]; bytes: Buffer} {
  const root = folderWith({[FILE]: content});
  return {report: fixFiles(root, [FILE], ['yoga']), bytes: readFileSync(path.join(root, FILE))};
}

test('changes are reported', () => {
  const {report, bytes} = fix(MIXED_UP);
  expect(report).toEqual([`${FILE}: case of tags, order of keys`]);
  expect(bytes.toString()).toBe('---\ntitle: "A café"\ntags: [yoga]\n---\n\nText.\n');
});

test('a file that is not UTF-8 is not changed, and the reason is reported', () => {
  const latin1 = Buffer.from(MIXED_UP, 'latin1');
  const {report, bytes} = fix(latin1);
  expect(report).toEqual([`${FILE}: not changed. The file is not UTF-8 text.`]);
  expect(bytes.equals(latin1)).toBe(true);
});

test('Windows line ends and a byte order mark stay', () => {
  const {bytes} = fix(`\ufeff${MIXED_UP.replaceAll('\n', '\r\n')}`);
  expect(bytes.toString()).toBe('\ufeff---\r\ntitle: "A café"\r\ntags: [yoga]\r\n---\r\n\r\nText.\r\n');
});

test('a file with mixed line ends is not changed, and the reason is reported', () => {
  const mixed = MIXED_UP.replace('[Yoga]\n', '[Yoga]\r\n');
  const {report, bytes} = fix(mixed);
  expect(report).toEqual([`${FILE}: not changed, because it mixes line ends of several kinds`]);
  expect(bytes.toString()).toBe(mixed);
});
