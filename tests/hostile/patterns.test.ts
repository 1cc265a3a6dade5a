import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {withoutMarks} from '@/lib/authoring/check/read/plain-text';
import {gradeOf, sentencesOf} from '@/lib/authoring/check/readability';
import {checkCitations} from '@/lib/authoring/check/rules/text/citations';
import {checkMarks} from '@/lib/authoring/check/rules/text/marks';
import {
  citationMarks,
  firstCitation,
  unfinishedCitations,
  withoutCitations,
} from '@/lib/content/markdown/citation-mark';
import {proseOf} from '@/lib/content/prose';
import {barePath} from '@/lib/paths';
import {compileText} from '@/tests/support/compile';

/** As in size.test.ts: a pattern that restarts at each character takes minutes or hours for such a text. */
const TIMEOUT_MS = 120_000;
const MANY = 200_000;

test('spaces, and unclosed citation marks, are scanned once', {timeout: TIMEOUT_MS}, () => {
  const spaces = `a${' '.repeat(2 * MANY)}b`;
  const open = '[@'.repeat(MANY);
  expect(citationMarks(spaces)).toEqual([]);
  expect(citationMarks(open)).toEqual([]);
  expect(firstCitation(open)).toBeUndefined();
  expect(unfinishedCitations(open)).toHaveLength(MANY);
  expect(withoutCitations(' [@a]'.repeat(MANY))).toBe('');
  expect(withoutMarks(spaces)).toBe('a b');
  expect(proseOf(spaces)).toBe(spaces);
  expect(proseOf(`${open}]`)).not.toContain('[');
  for (const sign of ['<a', '<!--', '{/*', '[']) expect(proseOf(sign.repeat(MANY))).not.toBe('');
});

test('so are sentences, words and addresses', {timeout: TIMEOUT_MS}, () => {
  expect(sentencesOf(`A.${')'.repeat(MANY)} B.`)).toHaveLength(1);
  expect(sentencesOf('(A.) B. '.repeat(100))).toHaveLength(200);
  expect(gradeOf([`Plant ${'1'.repeat(MANY)}.`], new Set())).toBeLessThan(5);
  expect(barePath(`${'/'.repeat(MANY)}a/`)).toBe(`${'/'.repeat(MANY)}a`);
});

test('a heading with very many spaces keeps its words', {timeout: TIMEOUT_MS}, async () => {
  const {found} = await compileText(`## A${' '.repeat(2 * MANY)}b`, {format: 'md'});
  expect(found.toc).toHaveLength(1);
});

test.each([
  ['](', MANY],
  ['[[', 0],
  ['[^', 0],
  ['@id ', 0],
  ['[@', 0],
])('"%s" 200,000 times is scanned quickly', {timeout: TIMEOUT_MS}, (sign, reported) => {
  const text = sign.repeat(MANY);
  const end = {line: 1, column: text.length + 1, offset: text.length};
  const position = {start: {line: 1, column: 1, offset: 0}, end};
  const tree: Root = {
    type: 'root',
    position,
    children: [{type: 'paragraph', position, children: [{type: 'text', value: text, position}]}],
  };
  let faults = 0;
  const count = () => {
    faults += 1;
  };
  checkMarks(tree, text, count);
  expect(faults).toBe(reported);
  faults = 0;
  checkCitations(tree, text, count);
  expect(faults).toBe(sign === '[@' ? MANY : 0);
});
