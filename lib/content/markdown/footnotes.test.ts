import {expect, test} from 'vitest';
import {compileText} from '@/tests/support/compile';

test('a note that no mark leads to is refused, because it would be lost', async () => {
  await expect(compileText('Text.\n\n[^a]: Lost.')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: No mark leads to the note [^a], which would be lost.
      in: content/docs/yoga/x.mdx:3:1
      fix: write [^a] where the note belongs, or take it out]
  `);
});

test('a second text for one note is refused', async () => {
  await expect(compileText('Text[^a].\n\n[^a]: One.\n\n[^a]: Two.')).rejects.toThrow(
    /second text for the note \[\^a\][\s\S]*x\.mdx:5:1/,
  );
});

test('a note and its mark, twice used, are right', async () => {
  expect((await compileText('Text[^a], more[^a].\n\n[^a]: One.')).html).toContain('One.');
});
