import {expect, test} from 'vitest';
import {check, doc} from '@/tests/support/checked';

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
      “TODO” says that something is still to come.
        8 | Stand well. TODO: for how long? **FIXME** later (TBC).
          |             ^
      → write what is missing or take it out; an article that is not ready has draft: true in its front matter

    content/docs/yoga/standing.mdx:8:35  error (placeholders)
      “FIXME” says that something is still to come.
        8 | Stand well. TODO: for how long? **FIXME** later (TBC).
          |                                   ^
      → write what is missing or take it out; an article that is not ready has draft: true in its front matter

    content/docs/yoga/standing.mdx:8:50  error (placeholders)
      “TBC” says that something is still to come.
        8 | Stand well. TODO: for how long? **FIXME** later (TBC).
          |                                                  ^
      → write what is missing or take it out; an article that is not ready has draft: true in its front matter

    content/docs/yoga/standing.mdx:10:3  error (placeholders)
      “TBD” says that something is still to come.
       10 | - TBD, then XXX
          |   ^
      → write what is missing or take it out; an article that is not ready has draft: true in its front matter

    content/docs/yoga/standing.mdx:10:13  error (placeholders)
      “XXX” says that something is still to come.
       10 | - TBD, then XXX
          |             ^
      → write what is missing or take it out; an article that is not ready has draft: true in its front matter

    content/docs/yoga/standing.mdx:14:10  error (placeholders)
      “TBD” says that something is still to come.
       14 | | Tree | TBD |
          |          ^
      → write what is missing or take it out; an article that is not ready has draft: true in its front matter

    content/docs/yoga/standing.mdx:16:1  error (placeholders)
      “Lorem ipsum” says that something is still to come.
       16 | Lorem ipsum dolor sit amet. It helps [citation needed].
          | ^
      → write what is missing or take it out; an article that is not ready has draft: true in its front matter

    content/docs/yoga/standing.mdx:16:38  error (placeholders)
      “[citation needed]” says that something is still to come.
       16 | Lorem ipsum dolor sit amet. It helps [citation needed].
          |                                      ^
      → cite a source with its id, such as [@nhs-vitamin-d], or take the claim out"
  `);
});

test('notes in the title, in a figure, and in the title of a box', async () => {
  const body = [
    '```figure\nkind: table\ntitle: A week\ncaption: TBD\ncolumns: [Day]\nrows:\n  - [XXX]\n```',
    '<TakeCare title="TODO">\n\nSit down.\n\n</TakeCare>',
  ].join('\n\n');
  expect(await reported({front: {title: '"Standing (TBC)"'}, body})).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:2:19  error (placeholders)
      “TBC” says that something is still to come.
        2 | title: "Standing (TBC)"
          |                   ^
      → write what is missing or take it out; an article that is not ready has draft: true in its front matter

    content/docs/yoga/standing.mdx:11:10  error (placeholders)
      “TBD” says that something is still to come.
       11 | caption: TBD
          |          ^
      → write what is missing or take it out; an article that is not ready has draft: true in its front matter

    content/docs/yoga/standing.mdx:14:6  error (placeholders)
      “XXX” says that something is still to come.
       14 |   - [XXX]
          |      ^
      → write what is missing or take it out; an article that is not ready has draft: true in its front matter

    content/docs/yoga/standing.mdx:17:18  error (placeholders)
      “TODO” says that something is still to come.
       17 | <TakeCare title="TODO">
          |                  ^
      → write what is missing or take it out; an article that is not ready has draft: true in its front matter"
  `);
});

test('notes in attributes, in descriptions of images, and over the end of a line', async () => {
  const body = 'A <Term means="TODO">loam</Term>, ![TBD](./TODO.jpg) and so on [citation\nneeded].';
  const faults = await reported({body});
  expect(faults.match(/(?<=^content\S+:)8:\d+/gm)).toEqual(['8:16', '8:37', '8:64']);
  expect(faults).toContain('“[citation needed]” says');
});

test('code, other words, small letters and drafts may hold them', async () => {
  const body =
    'Type `TODO` or:\n\n```\nFIXME\n```\n\nTODOS, aTBD, todo, xxx, TODO_LIST, XXXL and [citation](https://nhs.uk).';
  expect(await reported({body})).toBe('no faults');
  expect(await reported({front: {draft: 'true'}, body: 'TODO'})).toBe('no faults');
});
