import {expect, test} from 'vitest';
import {check, doc, validArticle} from '@/tests/support/check-articles';
import {templateSentences} from './rules/leftovers';

const post = (body: string, frontMatter: Record<string, string> = {}) => ({
  'content/blog/2020-05-01-standing.mdx': validArticle({body, frontMatter}),
});

test('too few links', async () => {
  expect(await check(doc({body: 'See [this](/docs/yoga/standing).'}), ['links'])).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8  error (links)
      The article links to no other article.
        8 | See [this](/docs/yoga/standing).
          | ^
      → link to three or more other articles, where a reader would want them"
  `);
});

test('a link to a later post, and the two places where it is allowed', async () => {
  const link = '[later](/blog/2021-05-01-sitting)';
  const body = `See ${link}.\n\n<Update date="2021-06-01">\n\nSee ${link}.\n\n</Update>\n\n<ReadNext>\n\n- ${link}: why.\n\n</ReadNext>`;
  const later = {'content/blog/2021-05-01-sitting.mdx': validArticle({frontMatter: {title: '"Sitting"'}})};
  expect(await check({...post(body), ...later}, ['time'])).toMatchInlineSnapshot(`
    "content/blog/2020-05-01-standing.mdx:8:5  error (time)
      A post of 2020-05-01 cannot know the post of 2021-05-01.
        8 | See [later](/blog/2021-05-01-sitting).
          |     ^
      → move the link to <ReadNext> or a dated <Update>"
  `);
});

test('a source newer than the post', async () => {
  const body = 'It did not help [@vital-2019].\n\n<Update date="2021-06-01">\n\nNor later [@vital-2019].\n\n</Update>';
  const files = {
    'content/blog/2018-05-01-standing.mdx': validArticle({body, frontMatter: {sources: '[vital-2019, nhs-vitamin-d]'}}),
  };
  expect(await check(files, ['time'])).toMatchInlineSnapshot(`
    "content/blog/2018-05-01-standing.mdx:8:19  error (time)
      The source "vital-2019" is from 2019, the text from 2018-05-01.
        8 | It did not help [@vital-2019].
          |                   ^
      → cite what was known then, or move the claim to a dated <Update>"
  `);
});

test('too few sources about health, enough about growing', async () => {
  const files = {
    ...doc({frontMatter: {sources: '[nhs-vitamin-d]'}}),
    'content/docs/gardening/Soil.mdx': validArticle({
      frontMatter: {title: '"Soil"', tags: '[soil]', sources: '[nhs-vitamin-d]'},
    }),
    'content/docs/gardening/Clay.mdx': validArticle({frontMatter: {title: '"Clay"', tags: '[soil]', sources: '[]'}}),
  };
  expect(await check(files, ['source-count'])).toMatchInlineSnapshot(`
    "content/docs/gardening/Clay.mdx:5:1  error (source-count)
      An article about growing or kit needs at least one source; this one has 0.
        5 | sources: []
          | ^
      → add ids of content/data/sources.yml to "sources" and cite them

    content/docs/yoga/standing.mdx:5:1  error (source-count)
      An article about health needs at least two sources; this one has 1.
        5 | sources: [nhs-vitamin-d]
          | ^
      → add ids of content/data/sources.yml to "sources" and cite them"
  `);
});

test('an uncited source', async () => {
  expect(await check(doc({body: 'Stand [@nhs-vitamin-d].'}), ['sources'])).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:5:26  warning (sources)
      The source "ods-vitamin-d-hp" is listed but never cited.
        5 | sources: [nhs-vitamin-d, ods-vitamin-d-hp]
          |                          ^
      → cite it where a claim depends on it: [@ods-vitamin-d-hp]; or remove it from the list"
  `);
});

test('no urgent-help box although the tags require one, and one below the first heading', async () => {
  expect(await check(doc({frontMatter: {tags: '[yoga, low-mood]'}}), ['urgent-help'])).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:4:1  error (urgent-help)
      An article tagged "low-mood" needs the urgent-help box.
        4 | tags: [yoga, low-mood]
          | ^
      → put <UrgentHelp /> first, or after </KeyPoints>"
  `);
  expect(await check(doc({frontMatter: {tags: '[low-mood]'}, body: '<UrgentHelp />'}), ['urgent-help'])).toBe(
    'no faults',
  );
  const late = doc({frontMatter: {tags: '[low-mood]'}, body: '## How long does it last?\n\n<UrgentHelp />'});
  expect(await check(late, ['urgent-help'])).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:10:1  error (urgent-help)
      The urgent-help box stands too far down.
       10 | <UrgentHelp />
          | ^
      → put <UrgentHelp /> first, or after </KeyPoints>"
  `);
});

test('no take-care box, and one for a vitamin that omits half of it', async () => {
  const box = '<TakeCare title="Before a tablet">\n\nAsk your pharmacist when you are pregnant.\n\n</TakeCare>';
  const files = {
    ...doc(),
    'content/docs/vitamins/vitamin-d.mdx': validArticle({
      frontMatter: {title: '"Vitamin D"', tags: '[vitamin-d]'},
      body: box,
    }),
  };
  expect(await check(files, ['take-care'])).toMatchInlineSnapshot(`
    "content/docs/vitamins/vitamin-d.mdx:8:1  error (take-care)
      The take-care box does not mention children, kidneys.
        8 | <TakeCare title="Before a tablet">
          | ^
      → say for each who should ask first; or that nothing special is known

    content/docs/yoga/standing.mdx:8  error (take-care)
      The article has no take-care box.
        8 | Stand with your feet apart.
          | ^
      → add <TakeCare title="…">: who should ask a doctor first, what should not hurt, when to get help"
  `);
});

test('a take-care box that nobody would read to its end', async () => {
  const box = `<TakeCare title="Stop">\n\n${'See a doctor soon. '.repeat(60)}\n\n</TakeCare>`;
  expect(await check(doc({body: box}), ['box-length'])).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:1  error (box-length)
      The take-care box has 240 words.
        8 | <TakeCare title="Stop">
          | ^
      → keep at most 200: signs with how fast to get help, who must not; move reasons and how-to to their sections"
  `);
});

test('no tag at all', async () => {
  const post = {
    'content/blog/2025-03-01-soil.mdx': validArticle({
      frontMatter: {title: '"Soil for yoga"', tags: '[]', sources: '[]'},
    }),
  };
  expect(await check(post, ['no-tags', 'source-count'])).toMatchInlineSnapshot(`
    "content/blog/2025-03-01-soil.mdx:4:1  error (no-tags)
      The article has no tag.
        4 | tags: []
          | ^
      → choose one to six tags of content/tags.yml, the most important first; these may fit: yoga, soil

    content/blog/2025-03-01-soil.mdx:5:1  error (source-count)
      An article without a tag needs at least two sources; this one has 0.
        5 | sources: []
          | ^
      → add ids of content/data/sources.yml to "sources" and cite them"
  `);
});

test('an untouched template is not an article', async () => {
  const body =
    'Answer the question of the title in two or three sentences.\n\n- [Soil](/docs/intro): why to read it next.';
  const frontMatter = {description: '"Say here what the reader gets, in 110 to 160 characters."'};
  expect(await check(doc({frontMatter, body}), ['leftovers'])).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:1  error (leftovers)
      This is still the template's text, with 1 more line after it.
        8 | Answer the question of the title in two or three sentences.
          | ^
      → write your own, or delete the line"
  `);
  expect(templateSentences().length).toBeGreaterThan(30);
});
