import {expect, test} from 'vitest';
import {check, doc} from '@/tests/support/checked';

test('boxes of other dialects make none and are reported', async () => {
  const body = '::: tip\nWords.\n:::\n\n> [!NOTE]\n> Words.';
  expect(await check(doc({body}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:1  error (markdown)
      Colons begin nothing in .mdx and are printed.
        8 | ::: tip
          | ^
      → write the component as a tag, such as <KeyPoints>, or let the name of the file end in .md

    content/docs/yoga/standing.mdx:12:3  error (markdown)
      This mark makes no box here and is printed.
       12 | > [!NOTE]
          |   ^
      → write <TakeCare title="…"> round the text, in .md :::take-care{title="…"}, or take the mark out"
  `);
});
