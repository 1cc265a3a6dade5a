import {expect, test} from 'vitest';
import {check, doc} from '@/tests/support/check-articles';
import {summary} from './print/text';

test.each([
  ['dashes of a word processor', 'Take with you:\n\n– water\n– bread', 'These dashes make no list', 'write "- Words"'],
  [
    'a picture on a computer',
    '![A woman standing](C:\\Users\\me\\woman.png)',
    'is a file on your own computer.',
    'write its name: ./woman.png',
  ],
  [
    'a link without a slash',
    'See [this](Standin).',
    'is not an address of this site',
    'start it with /: /docs/yoga/standing',
  ],
])('%s is reported in plain words', async (_, body, problem, fix) => {
  const reported = await check(doc({body}));
  expect(reported).toContain(problem);
  expect(reported).toContain(fix);
});

test('mistakes in lists of the front matter are reported with their line', async () => {
  expect(await check(doc({frontMatter: {tags: '[yoga'}}))).toContain('standing.mdx:4:7  error (front-matter)');
  expect(await check(doc({frontMatter: {tags: '\n  -yoga'}}))).toContain('put a space after each dash: - yoga');
});

test('an empty file is reported as such', async () => {
  expect(await check({'content/docs/yoga/empty.md': '\n'})).toContain('The file is empty.');
});

test('an image that no article shows is reported', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>';
  expect(await check({...doc(), 'content/docs/yoga/tree.svg': svg})).toContain('No article shows this image.');
  const shown = doc({body: '![A tree](./tree.svg)'});
  expect(await check({...shown, 'content/docs/yoga/tree.svg': svg})).toBe('no faults');
});

test('a check of one file names the others involved', () => {
  const fault = (file: string) => ({rule: 'x', severity: 'error' as const, problem: file, fix: 'x', file});
  expect(summary([fault('a.mdx'), fault('content/data/sources.yml')], 1)).toBe('2 errors in 2 files.');
});

test('a key of a figure with one space too few is reported as such', async () => {
  const body = '```figure\nkind: calendar\nrows:\n  - label: First\n   spans: [{from: Mar, to: May, kind: sow}]\n```';
  expect(await check(doc({body}))).toContain('does not line up with its neighbours');
});
