import {expect, test} from 'vitest';
import {check, doc} from '@/tests/support/check-articles';

const reported = (parts: Parameters<typeof doc>[0]) => check(doc(parts), ['placeholders']);

test('notes of the author in the text', async () => {
  const body = [
    'Stand well. TODO: for how long? **FIXME** later (TBC).',
    '- TBD, then XXX',
    '| Pose | Time |\n| --- | --- |\n| Tree | TBD |',
    'Lorem ipsum dolor sit amet. It helps [citation needed].',
  ].join('\n\n');
  expect(await reported({body})).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:13  error (placeholders)
      “TODO” marks something as unfinished.
        8 | Stand well. TODO: for how long? **FIXME** later (TBC).
          |             ^
      → complete it or remove it; an unfinished article has draft: true in its front matter

    content/docs/yoga/standing.mdx:8:35  error (placeholders)
      “FIXME” marks something as unfinished.
        8 | Stand well. TODO: for how long? **FIXME** later (TBC).
          |                                   ^
      → complete it or remove it; an unfinished article has draft: true in its front matter

    content/docs/yoga/standing.mdx:8:50  error (placeholders)
      “TBC” marks something as unfinished.
        8 | Stand well. TODO: for how long? **FIXME** later (TBC).
          |                                                  ^
      → complete it or remove it; an unfinished article has draft: true in its front matter

    content/docs/yoga/standing.mdx:10:3  error (placeholders)
      “TBD” marks something as unfinished.
       10 | - TBD, then XXX
          |   ^
      → complete it or remove it; an unfinished article has draft: true in its front matter

    content/docs/yoga/standing.mdx:10:13  error (placeholders)
      “XXX” marks something as unfinished.
       10 | - TBD, then XXX
          |             ^
      → complete it or remove it; an unfinished article has draft: true in its front matter

    content/docs/yoga/standing.mdx:14:10  error (placeholders)
      “TBD” marks something as unfinished.
       14 | | Tree | TBD |
          |          ^
      → complete it or remove it; an unfinished article has draft: true in its front matter

    content/docs/yoga/standing.mdx:16:1  error (placeholders)
      “Lorem ipsum” marks something as unfinished.
       16 | Lorem ipsum dolor sit amet. It helps [citation needed].
          | ^
      → complete it or remove it; an unfinished article has draft: true in its front matter

    content/docs/yoga/standing.mdx:16:38  error (placeholders)
      “[citation needed]” marks something as unfinished.
       16 | Lorem ipsum dolor sit amet. It helps [citation needed].
          |                                      ^
      → cite a source with its id, such as [@nhs-vitamin-d], or remove the claim"
  `);
});

test('notes in the title, in a figure, and in the title of a box', async () => {
  const body = [
    '```figure\nkind: table\ntitle: A week\ncaption: TBD\ncolumns: [Day]\nrows:\n  - [XXX]\n```',
    '<TakeCare title="TODO">\n\nSit down.\n\n</TakeCare>',
  ].join('\n\n');
  expect(await reported({frontMatter: {title: '"Standing (TBC)"'}, body})).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:2:19  error (placeholders)
      “TBC” marks something as unfinished.
        2 | title: "Standing (TBC)"
          |                   ^
      → complete it or remove it; an unfinished article has draft: true in its front matter

    content/docs/yoga/standing.mdx:11:10  error (placeholders)
      “TBD” marks something as unfinished.
       11 | caption: TBD
          |          ^
      → complete it or remove it; an unfinished article has draft: true in its front matter

    content/docs/yoga/standing.mdx:14:6  error (placeholders)
      “XXX” marks something as unfinished.
       14 |   - [XXX]
          |      ^
      → complete it or remove it; an unfinished article has draft: true in its front matter

    content/docs/yoga/standing.mdx:17:18  error (placeholders)
      “TODO” marks something as unfinished.
       17 | <TakeCare title="TODO">
          |                  ^
      → complete it or remove it; an unfinished article has draft: true in its front matter"
  `);
});

test('notes in attributes, in descriptions of images, and across lines', async () => {
  const body = 'A <Term means="TODO">loam</Term>, ![TBD](./TODO.jpg) and so on [citation\nneeded].';
  const faults = await reported({body});
  expect(faults.match(/(?<=^content\S+:)8:\d+/gm)).toEqual(['8:1', '8:16', '8:37']);
  expect(faults).toContain('“[citation needed]” marks');
});

test('blocks of code, other words, lower case and drafts may contain them', async () => {
  const body = 'Type:\n\n```\nFIXME\n```\n\nTODOS, aTBD, todo, xxx, TODO_LIST, XXXL and [citation](https://nhs.uk).';
  expect(await reported({body})).toBe('no faults');
  expect(await reported({frontMatter: {draft: 'true'}, body: 'TODO'})).toBe('no faults');
});
