import {expect, test} from 'vitest';
import {compileText} from '@/tests/support/compile';

test('a footnote without a reference is refused, because it would be lost', async () => {
  await expect(compileText('Text.\n\n[^a]: Lost.')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: No reference leads to the note [^a], which would be lost.
      in: content/docs/yoga/x.mdx:3:1
      fix: write [^a] where the note belongs, or remove it]
  `);
});

test('a footnote that another one refers to is valid, and so is one that also refers to itself', async () => {
  const {html} = await compileText('Text[^a].\n\n[^a]: See [^b] and [^a].\n\n[^b]: The other.');
  expect(html).toContain('The other.');
});

test('a second text for one footnote is refused', async () => {
  await expect(compileText('Text[^a].\n\n[^a]: One.\n\n[^a]: Two.')).rejects.toThrow(
    /second text for the note \[\^a\][\s\S]*x\.mdx:5:1/,
  );
});

test('a footnote with two references is valid', async () => {
  expect((await compileText('Text[^a], more[^a].\n\n[^a]: One.')).html).toContain('One.');
});

test('an unused address is refused, and so is a second one for a name', async () => {
  await expect(compileText('Text.\n\n[soil]: /docs/soil')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: No link or image uses the name [soil], which would be lost.
      in: content/docs/yoga/x.mdx:3:1
      fix: write [words][soil] where the link belongs, or remove the line]
  `);
  await expect(compileText('[Soil].\n\n[soil]: /docs/soil\n[Soil]: /docs/earth')).rejects.toThrow(
    /second address for the name \[Soil\][\s\S]*x\.mdx:4:1/,
  );
  await expect(compileText('Text.\n\n[//]: # (not yet)', {format: 'md'})).rejects.toThrow('as <!-- words -->');
});

test('addresses used by every form of link are valid', async () => {
  const text = '[Soil], [soil][], [earth][soil] and [more](#soil).\n\n[soil]: https://soil.example/';
  expect((await compileText(text)).html.match(/soil\.example/g)).toHaveLength(3);
});
