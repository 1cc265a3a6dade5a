import {expect, test} from 'vitest';
import type {Fault} from '@/lib/faults';
import {excerpt} from './excerpt';
import {githubAnnotation} from './github';
import {draftNotice, printFault, summary} from './text';

const fault: Fault = {
  rule: 'tags',
  severity: 'error',
  problem: 'Unknown tag "a, 100%".',
  file: 'content/docs/yoga/standing.mdx',
  line: 4,
  column: 8,
  fix: 'use yoga',
};

test('a long line is cut around the place', () => {
  const line = `${'word '.repeat(60)}HERE${' word'.repeat(60)}`;
  const [shown, caret] = excerpt(line, 12, 301).split('\n');
  expect(shown!.length).toBeLessThan(115);
  expect(shown!.indexOf('HERE')).toBe(caret!.indexOf('^'));
});

test('a place after the end of a line, and in an empty one', () => {
  expect(excerpt('ab', 1, 9)).toBe('    1 | ab\n      |   ^');
  expect(excerpt('', 1, 1)).toBe('    1 | \n      | ^');
});

test('an annotation for GitHub is escaped', () => {
  expect(githubAnnotation(fault)).toMatchInlineSnapshot(
    `"::error file=content/docs/yoga/standing.mdx,line=4,col=8,title=content%3A tags::Unknown tag "a, 100%25".%0AFix: use yoga"`,
  );
});

test('a fault without a line, and one in an item', () => {
  expect(printFault({...fault, line: undefined, column: undefined}, () => undefined)).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx  error (tags)
      Unknown tag "a, 100%".
      → use yoga"
  `);
  expect(
    printFault({...fault, file: undefined, line: undefined, in: 'sidebar "yoga"'}, () => []),
  ).toMatchInlineSnapshot(`
    "sidebar "yoga"  error (tags)
      Unknown tag "a, 100%".
      → use yoga"
  `);
});

test('drafts are named, because much is not checked in them yet', () => {
  expect(draftNotice(1)).toBe(
    'One file is a draft: length, tags, sources and boxes are checked once the line "draft: true" is removed.',
  );
  expect(draftNotice(3)).toMatch(/^3 files are drafts: /);
});

test('the last line counts', () => {
  expect(summary([], 249)).toBe('No faults in 249 files.');
  expect(summary([fault, {...fault, severity: 'warning'}], 249)).toBe('1 error and 1 warning in 1 of 249 files.');
});
