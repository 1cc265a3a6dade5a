import {expect, test} from 'vitest';
import {check, doc} from '@/tests/support/checked';

const row = (day: string, rest = '') =>
  [
    `  day: ${day}`,
    '  points: 12',
    '  before: 5',
    '  after: 11',
    '  closed: [the dose]',
    '  left: []',
    '  queries: [dose 2026]',
    '  newest: A trial of 2026',
    '  found: the dose',
    '  checker: second reader',
    rest,
    '',
  ].join('\n');

const searched = doc({front: {searched: '2025-06-14'}});
const ledger = (text: string) => ({...searched, 'content/data/ledger/yoga.yml': text});

test('an article that was searched has a row of the same day in the ledger', async () => {
  expect(await check(ledger(`docs/yoga/standing:\n${row('2025-06-14')}`))).toBe('no faults');
  expect(await check(searched)).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:6:1  error (ledger)
      "searched" is 2025-06-14, and the ledger has no row of what was looked for.
        6 | searched: 2025-06-14
          | ^
      → add a row "docs/yoga/standing" to a file of content/data/ledger, or leave "searched" out"
  `);
  expect(await check(ledger(`docs/yoga/standing:\n${row('2025-06-01')}`))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:6:1  error (ledger)
      "searched" is 2025-06-14, and the ledger says 2025-06-01.
        6 | searched: 2025-06-14
          | ^
      → write searched: 2025-06-01, or correct the row"
  `);
});

test('a row has an article', async () => {
  expect(
    await check({...doc(), 'content/data/ledger/yoga.yml': `docs/yoga/standng:\n${row('2025-06-14')}`}),
  ).toMatchInlineSnapshot(`
    "content/data/ledger/yoga.yml:1:1  error (ledger)
      There is no article "docs/yoga/standng".
      → did you mean docs/yoga/standing?"
  `);
});

test('a misspelt key of a row is refused', async () => {
  const text = `docs/yoga/standing:\n${row('2025-06-14', '  quereis: []')}`;
  expect(await check(ledger(text), ['data'])).toMatchInlineSnapshot(`
    "content/data/ledger/yoga.yml:12:3  error (data)
      Unknown key "docs/yoga/standing.quereis".
      → did you mean "queries"? known keys: day, points, before, after, closed, left, queries, newest, found, checker"
  `);
});
