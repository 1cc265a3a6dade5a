import {expect, test} from 'vitest';
import {check, doc, ledgerOf} from '@/tests/support/check-articles';

const searched = doc({frontMatter: {searched: '2025-06-14'}});

test('an article with `searched` has a row of the same day in the ledger', async () => {
  expect(await check({...searched, ...ledgerOf('docs/yoga/standing', '2025-06-14')})).toBe('no faults');
  expect(await check(searched)).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:6:1  error (ledger)
      "searched" is 2025-06-14, and the ledger has no row for it.
        6 | searched: 2025-06-14
          | ^
      → add a row "docs/yoga/standing" to a file of content/data/ledger, or remove "searched""
  `);
  expect(await check({...searched, ...ledgerOf('docs/yoga/standing', '2025-06-01')})).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:6:1  error (ledger)
      "searched" is 2025-06-14, and the ledger says 2025-06-01.
        6 | searched: 2025-06-14
          | ^
      → write searched: 2025-06-01, or correct the row"
  `);
});

test('a row belongs to an article', async () => {
  expect(await check({...doc(), ...ledgerOf('docs/yoga/standng', '2025-06-14')})).toMatchInlineSnapshot(`
    "content/data/ledger/test.yml:1:1  error (ledger)
      The article "docs/yoga/standng" does not exist.
      → did you mean docs/yoga/standing?"
  `);
});

test('a misspelt key of a row is refused', async () => {
  const ledger = ledgerOf('docs/yoga/standing', '2025-06-14', '  quereis: []');
  expect(await check({...searched, ...ledger}, ['data'])).toMatchInlineSnapshot(`
    "content/data/ledger/test.yml:12:3  error (data)
      Unknown key "docs/yoga/standing.quereis".
      → did you mean "queries"? known keys: day, points, before, after, closed, left, queries, newest, found, checker"
  `);
});
