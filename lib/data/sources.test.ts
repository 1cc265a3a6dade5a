import {expect, test, vi} from 'vitest';
import {check, doc} from '@/tests/support/check-articles';
import {checkData} from './check';

const ENTRY = 'a: {title: A, publisher: P, url: "https://e.org", year: living, topics: [a], kind: trial, seen: page}';

vi.mock('./data-file', async (actual) => ({
  ...(await actual<typeof import('./data-file')>()),
  readDataFile: () => `${ENTRY}\nb: {title: B, publisher: P, url: "https://e.org/b", seen: page}\n`,
}));

test('a source without its keys is one error for each of them, and hides no other', async () => {
  const missing = checkData().map(({details}) => details.problem);
  expect(missing).toEqual(['year', 'topics', 'kind'].map((key) => `Source "b": "${key}" is missing.`));
  const printed = await check(doc({frontMatter: {titel: 'A', sources: '[a, b]'}, body: 'Stand [@a].\n\n<Foo />'}));
  expect(printed.match(/error \(.*\)/g)).toEqual(['error (front-matter)', 'error (allowed)']);
});
