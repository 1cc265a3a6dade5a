import {expect, test} from 'vitest';
import {check, doc} from '@/tests/support/check-articles';

test('a source that is not listed', async () => {
  expect(
    await check(doc({body: 'Stand [@nhs-vitamin-d; @nhs-sleep] and sit [@ods-vitamin-d].'})),
  ).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:25  error (citations)
      The text cites "nhs-sleep", which is not among the sources of the article.
        8 | Stand [@nhs-vitamin-d; @nhs-sleep] and sit [@ods-vitamin-d].
          |                         ^
      → add it to "sources", or use one of: nhs-vitamin-d, ods-vitamin-d-hp

    content/docs/yoga/standing.mdx:8:46  error (citations)
      The text cites "ods-vitamin-d", which is not among the sources of the article.
        8 | Stand [@nhs-vitamin-d; @nhs-sleep] and sit [@ods-vitamin-d].
          |                                              ^
      → add it to "sources", or did you mean "nhs-vitamin-d"? use one of: nhs-vitamin-d, ods-vitamin-d-hp"
  `);
});

test('a fact that does not exist', async () => {
  expect(
    await check(doc({body: 'Take <Fact id="vitamins.vitamins.vitamin-x.uk_nhs.men" /> a day.'})),
  ).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:6  error (facts)
      Unknown fact "vitamins.vitamins.vitamin-x.uk_nhs.men": there is no "vitamin-x" in vitamins.vitamins.
        8 | Take <Fact id="vitamins.vitamins.vitamin-x.uk_nhs.men" /> a day.
          |      ^
      → did you mean "vitamin-a"? use one of: vitamin-a, vitamin-b1, vitamin-b2, vitamin-b3, vitamin-b5, vitamin-b6, vitamin-b7, vitamin-b9, vitamin-b12, vitamin-c, vitamin-d, vitamin-e, vitamin-k"
  `);
});

test('an unknown figure kind', async () => {
  expect(await check(doc({body: '```figure\nkind: barchart\ncaption: Bars.\n```'}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:9:1  error (figures)
      Unknown figure kind "barchart".
        9 | kind: barchart
          | ^
      → use one of: bar, stacked, range, line, calendar, clock, schedule, timeline, table, cycle, steps, tree, evidence, checklist, care, diagram, poses, intake, crops, ecph"
  `);
});

test('a figure with four faults', async () => {
  expect(
    await check(
      doc({
        body: '```figure\nkind: bar\nitems:\n  - {label: One, value: many}\n  - {label: Two, valu: 3}\nsources: [nhs-vitamind]\n```',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:9:1  error (figures)
      "caption" is missing.
        9 | kind: bar
          | ^
      → write one sentence that says what the figure shows

    content/docs/yoga/standing.mdx:9:1  error (figures)
      "alt" is missing.
        9 | kind: bar
          | ^
      → write what the drawing shows, for someone who cannot see it

    content/docs/yoga/standing.mdx:11:18  error (figures)
      "items.0.value" is not a number: "many".
       11 |   - {label: One, value: many}
          |                  ^
      → write a number

    content/docs/yoga/standing.mdx:12:18  error (figures)
      Unknown key "items.1.valu".
       12 |   - {label: Two, valu: 3}
          |                  ^
      → did you mean "value"? known keys: label, value, note

    content/docs/yoga/standing.mdx:13:11  error (figures)
      Unknown source "nhs-vitamind".
       13 | sources: [nhs-vitamind]
          |           ^
      → did you mean "nhs-vitamin-d"? use one of: nhs-vitamin-d, ods-vitamin-d-hp"
  `);
});

test('a figure with broken YAML', async () => {
  expect(await check(doc({body: '```figure\nkind: steps\ncaption: Steps: one by one\n```'}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:10:10  error (figures)
      The YAML cannot be read: a colon inside a text starts a key.
       10 | caption: Steps: one by one
          |          ^
      → put quotes around a text that contains ": ", and start keys in the same column"
  `);
});

test('a figure that is never closed', async () => {
  expect(
    await check(doc({body: '```figure\nkind: steps\ncaption: Steps\nsteps: [{title: One, text: Stand.}]\n\nStand.'})),
  ).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:1  error (syntax)
      This block is never closed; everything after it is part of it.
        8 | \`\`\`figure
          | ^
      → end it with \`\`\` on a separate line

    content/docs/yoga/standing.mdx:13:1  error (figures)
      The YAML cannot be read: a line is not a key with a value.
       13 | Stand.
          | ^
      → write "key: value", or indent the line if it continues the one above"
  `);
});

test('a figure with a misspelt language', async () => {
  expect(await check(doc({body: '```figur\nkind: steps\n```'}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:1  error (figures)
      A block in the language "figur" is printed as it is.
        8 | \`\`\`figur
          | ^
      → did you mean \`\`\`figure?"
  `);
});

test('a figure that contains itself', async () => {
  const figure = (yaml: string) => check(doc({body: `\`\`\`figure\n${yaml}\n\`\`\``}));
  expect(await figure('kind: tree\nask: a\noptions: &o\n  - {answer: b, ask: c, options: *o}')).toContain(
    'content/docs/yoga/standing.mdx:12:34  error (figures)\n  The YAML cannot be read: a text starts with "*" or "&"',
  );
});
