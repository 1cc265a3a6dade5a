import {expect, test} from 'vitest';
import {check, doc} from '@/tests/support/check-articles';

test('boxes of other Markdown dialects are reported', async () => {
  const body = '::: tip\nWords.\n:::\n\n> [!NOTE]\n> Words.';
  expect(await check(doc({body}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:1  error (markdown)
      The colons have no meaning here, and readers would see them.
        8 | ::: tip
          | ^
      → write the component as a tag, such as <KeyPoints>, in a file that ends in .mdx

    content/docs/yoga/standing.mdx:12:3  error (markdown)
      This mark makes no box here and is printed.
       12 | > [!NOTE]
          |   ^
      → write <TakeCare title="…"> around the text, in .mdx, or remove the mark"
  `);
});
