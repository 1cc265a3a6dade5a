import {expect, test} from 'vitest';
import {check, doc} from '@/tests/support/check-articles';

test('an unknown key', async () => {
  expect(await check(doc({frontMatter: {titel: '"Standing"'}}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:6:1  error (front-matter)
      Unknown key "titel".
        6 | titel: "Standing"
          | ^
      → did you mean "title"? known keys: title, description, tags, sources, updated, format, slug, draft, unlisted, publishAt, asks, corrections, aliases, searched, reviewed, cover, group, sidebar_position, sidebar_label"
  `);
});

test.each(['titel', 'Title', 'desciption', 'descripton'])(
  'a misspelt required key (%s) is not reported as missing, too',
  async (key) => {
    const meant = /^t/i.test(key) ? 'title' : 'description';
    const faults = await check(doc({frontMatter: {[meant]: undefined, [key]: '"Standing"'}}));
    expect(faults.split('\n\n')).toHaveLength(1);
    expect(faults).toContain(`Unknown key "${key}".`);
    expect(faults).toContain(`did you mean "${meant}"?`);
  },
);

test('a missing key is reported beside a dissimilar unknown one', async () => {
  const faults = await check(doc({frontMatter: {title: undefined, name: '"Standing"'}}));
  expect(faults).toContain('Unknown key "name".');
  expect(faults).toContain('"title" is missing.');
});

test('a misspelt key of a doc', async () => {
  expect(await check(doc({frontMatter: {sidebar_postion: '3'}}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:6:1  error (front-matter)
      Unknown key "sidebar_postion".
        6 | sidebar_postion: 3
          | ^
      → did you mean "sidebar_position"? known keys: title, description, tags, sources, updated, format, slug, draft, unlisted, publishAt, asks, corrections, aliases, searched, reviewed, cover, group, sidebar_position, sidebar_label"
  `);
});

test('no title and no description', async () => {
  expect(await check(doc({frontMatter: {title: undefined, description: undefined}}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:2:1  error (front-matter)
      "title" is missing.
        2 | tags: [yoga]
          | ^
      → add it: a text

    content/docs/yoga/standing.mdx:2:1  error (front-matter)
      "description" is missing.
        2 | tags: [yoga]
          | ^
      → add it: a text"
  `);
});

test('a number as title', async () => {
  expect(await check(doc({frontMatter: {title: '2024'}}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:2:1  error (front-matter)
      "title" is not a text: 2024.
        2 | title: 2024
          | ^
      → put quotes around it"
  `);
});

test('a list written as text', async () => {
  expect(await check(doc({frontMatter: {tags: 'yoga, beginners'}}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:4:1  error (front-matter)
      "tags" is not a list: "yoga, beginners".
        4 | tags: yoga, beginners
          | ^
      → write it as a list: [yoga, beginners]"
  `);
});

test.each([
  ['sources: nhs-vitamin-d, ods-vitamin-d-hp', 'write it as a list: [nhs-vitamin-d, ods-vitamin-d-hp]'],
  ['sources: [nhs-vitamin-d; ods-vitamin-d-hp]', 'put commas between the ids, such as [nhs-vitamin-d, nhs-vitamin-c]'],
  [
    'sources: ["@nhs-vitamin-d", "@ods-vitamin-d-hp"]',
    'write ids without @ here; only citations in the text have one: [@nhs-vitamin-d]',
  ],
])('sources in another notation (%s) are reported once, and read as meant', async (line, fix) => {
  const body = 'Stand well [@nhs-vitamin-d]. Breathe [@ods-vitamin-d-hp].';
  const files = doc({frontMatter: {sources: line.replace('sources: ', '')}, body});
  const reported = await check(files);
  expect(reported).toContain(fix);
  // each list item is reported separately
  expect(reported.match(/error|warning/g)).toHaveLength(line.includes('@') ? 2 : 1);
  expect(await check(files, ['source-count', 'sources'])).toBe('no faults');
});

test('tags written as text are not reported as missing, too', async () => {
  expect(await check(doc({frontMatter: {tags: 'yoga, soil'}}), ['no-tags'])).toBe('no faults');
  expect(await check(doc({frontMatter: {tags: '#yoga'}}), ['no-tags'])).toBe('no faults');
});

test('a key without a value', async () => {
  expect(await check(doc({frontMatter: {tags: '#yoga'}}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:4:1  error (front-matter)
      "tags" has no value.
        4 | tags: #yoga
          | ^
      → write a list after it, such as [one, two]; what follows a # is a comment"
  `);
});

test('a day in another notation', async () => {
  expect(await check(doc({frontMatter: {updated: '22.11.2025'}}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:6:1  error (front-matter)
      "updated" is not valid: "22.11.2025".
        6 | updated: 22.11.2025
          | ^
      → write it as YYYY-MM-DD: 2025-11-22"
  `);
});

test("a post's date in another notation is not reported as differing from its file name, too", async () => {
  const [text] = Object.values(doc({frontMatter: {date: '22.11.2025'}}));
  const faults = await check({'content/blog/2025-11-22-standing.mdx': text!});
  expect(faults.match(/error/g)).toHaveLength(1);
});

test('yes instead of true', async () => {
  expect(await check(doc({frontMatter: {draft: 'yes'}}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:6:1  error (front-matter)
      "draft" is not true or false: "yes".
        6 | draft: yes
          | ^
      → write true or false"
  `);
});

test('a day that does not exist', async () => {
  expect(await check(doc({frontMatter: {updated: '2025-02-30'}}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:6:1  error (front-matter)
      "updated" is not valid: "2025-02-30".
        6 | updated: 2025-02-30
          | ^
      → write a calendar day as YYYY-MM-DD, such as 2026-03-31"
  `);
});

test('an unknown format', async () => {
  expect(await check(doc({frontMatter: {format: 'howto'}}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:6:1  error (front-matter)
      "format" has a value that is not allowed: "howto".
        6 | format: howto
          | ^
      → did you mean "how-to"? use one of: overview, how-to, explainer, list, myth-busting, routine/plan, comparison, q-and-a, seasonal, reference"
  `);
});

test('several faults at once', async () => {
  expect(await check(doc({frontMatter: {titel: '"Standing"', draft: 'yes', format: 'howto'}}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:6:1  error (front-matter)
      Unknown key "titel".
        6 | titel: "Standing"
          | ^
      → did you mean "title"? known keys: title, description, tags, sources, updated, format, slug, draft, unlisted, publishAt, asks, corrections, aliases, searched, reviewed, cover, group, sidebar_position, sidebar_label

    content/docs/yoga/standing.mdx:7:1  error (front-matter)
      "draft" is not true or false: "yes".
        7 | draft: yes
          | ^
      → write true or false

    content/docs/yoga/standing.mdx:8:1  error (front-matter)
      "format" has a value that is not allowed: "howto".
        8 | format: howto
          | ^
      → did you mean "how-to"? use one of: overview, how-to, explainer, list, myth-busting, routine/plan, comparison, q-and-a, seasonal, reference"
  `);
});

test('an unknown tag, and one in capitals', async () => {
  expect(await check(doc({frontMatter: {tags: '[yogaa, Beginners, yoga, yoga]'}}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:4:8  error (tags)
      Unknown tag "yogaa".
        4 | tags: [yogaa, Beginners, yoga, yoga]
          |        ^
      → did you mean "yoga"? use a tag of content/tags.yml, or add it there with a label and a description

    content/docs/yoga/standing.mdx:4:15  error (tags)
      Unknown tag "Beginners".
        4 | tags: [yogaa, Beginners, yoga, yoga]
          |               ^
      → did you mean "beginners"? use a tag of content/tags.yml, or add it there with a label and a description

    content/docs/yoga/standing.mdx:4:32  error (tags)
      The tag "yoga" appears twice.
        4 | tags: [yogaa, Beginners, yoga, yoga]
          |                                ^
      → remove one of the two"
  `);
});

test('an unknown source', async () => {
  const fault = await check(doc({frontMatter: {sources: '[nhs-vitamind, ods-vitamin-d-hp]'}}));
  // the register grows
  expect(fault.replace(/(nhs-vitamin-d), .*\(\d+ in all\)/, '$1, … (all)')).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:5:11  error (sources)
      Unknown source "nhs-vitamind".
        5 | sources: [nhs-vitamind, ods-vitamin-d-hp]
          |           ^
      → did you mean "nhs-vitamins"? use one of: nhs-vitamins, nhs-vitamin-d, … (all); or add it to content/data/sources.yml"
  `);
});

test('an unknown group', async () => {
  expect(await check(doc({frontMatter: {group: 'Beginn'}}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:6:1  error (address)
      Unknown group "Beginn".
        6 | group: Beginn
          | ^
      → did you mean "Begin"? use one of: Begin, Poses and breath, Build and deepen a practice, Yoga for life stages and needs; or add the group to content/sidebars.ts"
  `);
});

test('draft and unlisted', async () => {
  expect(await check(doc({frontMatter: {draft: 'true', unlisted: 'true'}}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:7:1  error (front-matter)
      The article is both draft and unlisted.
        7 | unlisted: true
          | ^
      → keep draft while you are writing it, unlisted if only people with the address should find it"
  `);
});

test('a slug that hosts cannot serve', async () => {
  expect(await check(doc({frontMatter: {slug: 'standing well?'}}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:6:1  error (address)
      "standing well?" cannot be part of an address.
        6 | slug: standing well?
          | ^
      → choose another slug: use letters, digits, - _ ' . ~ and start with a letter or digit"
  `);
});

test('an unreadable vocabulary is one fault, not one for each tag', async () => {
  const files = {...doc({frontMatter: {tags: '[yoga, soil]'}}), 'content/tags.yml': 'yoga:\n  description: Poses.\n'};
  expect(await check(files)).toBe('no faults');
});

test('a text of spaces is empty', async () => {
  for (const key of ['title', 'description', 'sidebar_label']) {
    expect(await check(doc({frontMatter: {[key]: '"  "'}}))).toContain(`"${key}" is not valid: "  ".`);
  }
});
