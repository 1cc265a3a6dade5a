import {expect, test} from 'vitest';
import {check, doc} from '@/tests/support/check-articles';

test('Markdown marks without effect', async () => {
  const body = `##Words without a space

- One.

-Two.
1.Three, in the same paragraph

See [our page](/docs/yoga/a page) and [another][page].

It is ** bold** and \`never closed.

| Food | Iron |
| Lentils | 3 mg |`;
  expect(await check(doc({body}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:1  error (markdown)
      This is not a heading: its # needs a space after it.
        8 | ##Words without a space
          | ^
      → write "## Words"; a literal # is written \\#

    content/docs/yoga/standing.mdx:12:1  error (markdown)
      This is not a list item: its mark needs a space after it.
       12 | -Two.
          | ^
      → write "- Words" or "1. Words", with an empty line before the first item

    content/docs/yoga/standing.mdx:13:1  error (markdown)
      This is not a list item: its mark needs a space after it.
       13 | 1.Three, in the same paragraph
          | ^
      → write "- Words" or "1. Words", with an empty line before the first item

    content/docs/yoga/standing.mdx:15:14  error (markdown)
      This is not a link: its address has a space or a bracket too many.
       15 | See [our page](/docs/yoga/a page) and [another][page].
          |              ^
      → write a space in an address as %20: [words](/address)

    content/docs/yoga/standing.mdx:15:47  error (markdown)
      This link refers to a name that is not defined.
       15 | See [our page](/docs/yoga/a page) and [another][page].
          |                                               ^
      → write the address itself: [words](/address)

    content/docs/yoga/standing.mdx:17:7  error (markdown)
      These asterisks make nothing bold and are printed.
       17 | It is ** bold** and \`never closed.
          |       ^
      → remove the space inside them: **words**; literal asterisks are written \\*\\*

    content/docs/yoga/standing.mdx:17:14  error (markdown)
      These asterisks make nothing bold and are printed.
       17 | It is ** bold** and \`never closed.
          |              ^
      → remove the space inside them: **words**; literal asterisks are written \\*\\*

    content/docs/yoga/standing.mdx:17:21  error (markdown)
      This backtick has no partner and is printed.
       17 | It is ** bold** and \`never closed.
          |                     ^
      → close it, or remove it

    content/docs/yoga/standing.mdx:19:1  error (markdown)
      This is not a table.
       19 | | Food | Iron |
          | ^
      → put an empty line before it and a line of dashes below its header: | --- | --- |, one cell for each column"
  `);
});

test('broken link syntax', async () => {
  const body = `See [our page] (/docs/yoga/standing), [**another**] (./other.md) and [a third]
(https://x.example/a).

Read [the page](/docs/yoga/standing and go on.

Or [this one](https://x.example/a and go on, to [[standing well]].`;
  expect(await check(doc({body}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:5  error (markdown)
      This is not a link: there is a space between its words and its address.
        8 | See [our page] (/docs/yoga/standing), [**another**] (./other.md) and [a third]
          |     ^
      → remove the space: [words](/address); a literal bracket is written \\[

    content/docs/yoga/standing.mdx:8:39  error (markdown)
      This is not a link: there is a space between its words and its address.
        8 | See [our page] (/docs/yoga/standing), [**another**] (./other.md) and [a third]
          |                                       ^
      → remove the space: [words](/address); a literal bracket is written \\[

    content/docs/yoga/standing.mdx:8:70  error (markdown)
      This is not a link: there is a space between its words and its address.
        8 | See [our page] (/docs/yoga/standing), [**another**] (./other.md) and [a third]
          |                                                                      ^
      → remove the space: [words](/address); a literal bracket is written \\[

    content/docs/yoga/standing.mdx:11:15  error (markdown)
      This is not a link: the parenthesis of its address is never closed.
       11 | Read [the page](/docs/yoga/standing and go on.
          |               ^
      → close it after the address: [words](/address)

    content/docs/yoga/standing.mdx:13:13  error (markdown)
      This is not a link: the parenthesis of its address is never closed.
       13 | Or [this one](https://x.example/a and go on, to [[standing well]].
          |             ^
      → close it after the address: [words](/address)

    content/docs/yoga/standing.mdx:13:49  error (markdown)
      Double brackets make no link and are printed.
       13 | Or [this one](https://x.example/a and go on, to [[standing well]].
          |                                                 ^
      → write the address after the words: [words](/address); literal brackets are written \\[\\["
  `);
});

test('literal brackets and parentheses', async () => {
  const body = `He said [sic] (see above) that \\[[both]] are \`[[code]]\`, [note](/docs/yoga/standing) (/docs is a folder),
[[in brackets](/docs/yoga/standing)], [[1]](/docs/yoga/standing) and [sic][so](/docs/yoga/standing) [see] (#1).`;
  expect(await check(doc({body}))).toBe('no faults');
});

test('a row with more cells than the header, some of which would be lost', async () => {
  const body = `| Food | Iron |
| --- | --- |
| Lentils | 3 mg | cooked |
| Beans \\| peas | 2 mg |
| Bread |

> | Food | Iron |
> | --- | --- |
> | Oats | 4 mg | raw | dry |`;
  expect(await check(doc({body}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:10:1  error (markdown)
      This row has 3 cells, the header of its table 2: the rest is not printed.
       10 | | Lentils | 3 mg | cooked |
          | ^
      → remove the cells, or add columns to the header; a literal | is written \\|

    content/docs/yoga/standing.mdx:16:3  error (markdown)
      This row has 4 cells, the header of its table 2: the rest is not printed.
       16 | > | Oats | 4 mg | raw | dry |
          |   ^
      → remove the cells, or add columns to the header; a literal | is written \\|"
  `);
});

test('marks of other dialects', async () => {
  const body = `:::note

• One bullet

This is ==marked==, 10^2^ is a hundred, and H~2~O is water.[^1]`;
  expect(await check(doc({body}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:1  error (markdown)
      The colons have no meaning here, and readers would see them.
        8 | :::note
          | ^
      → write the component as a tag, such as <KeyPoints>, in a file that ends in .mdx

    content/docs/yoga/standing.mdx:10:1  error (markdown)
      This is not a list item.
       10 | • One bullet
          | ^
      → write "- Words", with an empty line before the first item

    content/docs/yoga/standing.mdx:12:9  error (markdown)
      Equals signs highlight nothing and are printed.
       12 | This is ==marked==, 10^2^ is a hundred, and H~2~O is water.[^1]
          |         ^
      → write **words**, which is bold

    content/docs/yoga/standing.mdx:12:23  error (markdown)
      Carets make no superscript and are printed.
       12 | This is ==marked==, 10^2^ is a hundred, and H~2~O is water.[^1]
          |                       ^
      → write the character itself, such as ² or ³, or <sup>2</sup> in .mdx

    content/docs/yoga/standing.mdx:12:46  error (markdown)
      Single tildes strike the text through.
       12 | This is ==marked==, 10^2^ is a hundred, and H~2~O is water.[^1]
          |                                              ^
      → write ~~words~~ if that is intended; for a subscript write the character itself, such as ₂, or <sub>2</sub> in .mdx

    content/docs/yoga/standing.mdx:12:60  error (markdown)
      This footnote has no text, and its mark is printed.
       12 | This is ==marked==, 10^2^ is a hundred, and H~2~O is water.[^1]
          |                                                            ^
      → cite a source with [@its-id]; a footnote needs a line [^1]: with its text"
  `);
});

test('literal marks, in code or after a backslash', async () => {
  const body = `\\## is two signs, #1 is a number, and 1.5 litres is a volume.

\\*\\* and \\\` and \\[words\\](address) are written like this.

\`##Words\` and \`[x](/a b)\` are in code.

\`\`\`text
##Words
\`\`\`

He said [sic] that (see above) it is -5 °C.`;
  expect(await check(doc({body}))).toBe('no faults');
});

test('a text in a figure that ends at a #, and one that starts with an ampersand', async () => {
  const figure = (row: string) => `\`\`\`figure
kind: table
title: "Two rows"
caption: "What the rows say."
columns: [Name, Value] # a comment
rows:
  - - ${row}
    - One
\`\`\``;
  const reported = async (row: string) => {
    const report = (await check(doc({body: figure(row)}))).split('\n\n');
    return report.filter((item) => item.includes('(yaml)')).join('\n\n');
  };
  expect(await reported('Tank #2')).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:14:12  error (yaml)
      The text ends before the #; the rest is a comment and is lost.
       14 |   - - Tank #2
          |            ^
      → put quotes around the whole text: "Tank #2""
  `);
  expect(await reported('&Co')).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:14:7  error (yaml)
      An ampersand gives a value a name.
       14 |   - - &Co
          |       ^
      → put quotes around a text that starts with &"
  `);
  const untitled = figure('One').replace('"Two rows"', '#2');
  expect(await check(doc({body: untitled}))).toContain('put quotes around the whole text: "#2"');
  const halved = figure('One').replace('"What the rows say."', 'What the rows # say');
  expect(await check(doc({body: halved}))).toContain('put quotes around the whole text: "What the rows # say"');
  expect(await reported('"Tank #2"')).toBe('');
});

test('marks followed by a no-break space', async () => {
  const report = await check(doc({body: '##\u00a0Words\n\n-\u00a0One\n\n1.\u202fTwo'}));
  expect(report.split('its mark is followed by a no-break space')).toHaveLength(4);
});
