import {expect, test} from 'vitest';
import {check, doc, validArticle} from '@/tests/support/check-articles';

const post = (body: string, frontMatter: Record<string, string> = {}) => ({
  'content/blog/2020-05-01-standing.mdx': validArticle({body, frontMatter}),
});

test('too few words', async () => {
  expect(await check(doc(), ['length'])).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8  error (length)
      The text has 5 words; an article has 400 to 2000.
        8 | Stand with your feet apart.
          | ^
      → say more: an example, a number, a step"
  `);
});

test('a title and a description of the wrong length', async () => {
  const frontMatter = {
    title: '"Standing well, sitting well and lying well: everything about it for everybody"',
    description: '"How to stand."',
  };
  expect(await check(doc({frontMatter}), ['front-length'])).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:2:1  error (front-length)
      The title has 77 characters; 70 is the maximum.
        2 | title: "Standing well, sitting well and lying well: everything about it for everybody"
          | ^
      → shorten it; search results cut longer ones

    content/docs/yoga/standing.mdx:3:1  error (front-length)
      The description has 13 characters; it should have 110 to 160.
        3 | description: "How to stand."
          | ^
      → say what the reader learns, in one or two sentences"
  `);
});

test('hard to read', async () => {
  const sentence =
    'Consequently, proprioceptive recalibration necessitates deliberate attention to metatarsal distribution, ';
  expect(await check(doc({body: `${sentence.repeat(3)}always.`}), ['grade', 'sentences'])).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8  error (grade)
      The text reads at grade 40.4; 10 is the maximum, 8 the aim.
        8 | Consequently, proprioceptive recalibration necessitates deliberate attention to metatarsal distribut…
          | ^
      → shorten sentences (the longest, of 28 words, is here) and choose plainer words"
  `);
});

test('names of vitamins do not make a text hard to read', async () => {
  const body = 'Riboflavin, niacin and thiamin are vitamins. You eat them every day.';
  const phrases = 'plainWords: [riboflavin, niacin, thiamin, vitamin]';
  expect(await check({...doc({body}), 'content/data/phrases.yml': phrases}, ['grade'])).toBe('no faults');
});

test('clichés in title, prose and figure, but not in a fixed title', async () => {
  const files = {
    ...doc({
      frontMatter: {title: '"Unlocking the Earth’s secrets"'},
      body: [
        'Detoxifying teas are sold everywhere. See Unlocking the Earth’s secrets.',
        'In today’s world, we\nunlock our doors.',
        '```figure\nkind: checklist\ncaption: A holistic approach\ngroups: [{items: [Stand]}]\n```',
      ].join('\n\n'),
    }),
    'content/data/phrases.yml': [
      'phrases: {detox: name what it does, "in today\'s": say when, unlock: say what becomes possible, holistic approach: name the parts}',
      "fixedTitles: [Unlocking the Earth's secrets]",
    ].join('\n'),
  };
  expect(await check(files, ['phrases'])).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:1  error (phrases)
      A worn phrase: “Detoxifying” (detox).
        8 | Detoxifying teas are sold everywhere. See Unlocking the Earth’s secrets.
          | ^
      → name what it does

    content/docs/yoga/standing.mdx:10:1  error (phrases)
      A worn phrase: “In today's” (in today's).
       10 | In today’s world, we
          | ^
      → say when

    content/docs/yoga/standing.mdx:11:1  error (phrases)
      A worn phrase: “unlock” (unlock).
       11 | unlock our doors.
          | ^
      → say what becomes possible

    content/docs/yoga/standing.mdx:15:12  error (phrases)
      A worn phrase: “holistic approach” (holistic approach).
       15 | caption: A holistic approach
          |            ^
      → name the parts"
  `);
});

test('abbreviated micrograms, and international units alone', async () => {
  const body = 'Take 10 mcg a day.\n\nOr 20 µg.\n\nThe limit is 4,000 IU a day.\n\nThat is 100 micrograms (4,000 IU).';
  expect(await check(doc({body}), ['units'])).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:9  error (units)
      “mcg” is easily misread.
        8 | Take 10 mcg a day.
          |         ^
      → write micrograms in full

    content/docs/yoga/standing.mdx:10:7  error (units)
      “µg” is easily misread.
       10 | Or 20 µg.
          |       ^
      → write micrograms in full

    content/docs/yoga/standing.mdx:12:20  error (units)
      International units are used without a weight.
       12 | The limit is 4,000 IU a day.
          |                    ^
      → give micrograms first and IU in brackets"
  `);
});

test('a dose above the upper limit', async () => {
  const body = [
    'Some people swallow 250 micrograms of vitamin D every morning with their porridge.',
    'A tin of fish has 12 micrograms of vitamin D.',
    'Vitamin C comes in tablets of 3,000 mg.',
    'Iron tablets of 65 mg are prescribed by a doctor.',
    'Some take 10,000 IU of vitamin D.',
  ].join('\n\n');
  const apart = body.replaceAll('\n\n', '\n\nA plain line.\n\nAnother plain line.\n\n');
  expect(await check(doc({body: apart}), ['doses'])).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:21  error (doses)
      250 micrograms of Vitamin D is above the upper limit for adults (100 micrograms a day), and there is no warning beside it.
        8 | Some people swallow 250 micrograms of vitamin D every morning with their porridge.
          |                     ^
      → name the upper limit in the same paragraph, or remove the dose

    content/docs/yoga/standing.mdx:20:31  error (doses)
      3,000 mg of Vitamin C (ascorbic acid) is above the upper limit for adults (2000 mg a day), and there is no warning beside it.
       20 | Vitamin C comes in tablets of 3,000 mg.
          |                               ^
      → name the upper limit in the same paragraph, or remove the dose

    content/docs/yoga/standing.mdx:32:11  error (doses)
      10,000 IU of Vitamin D is above the upper limit for adults (100 micrograms a day), and there is no warning beside it.
       32 | Some take 10,000 IU of vitamin D.
          |           ^
      → name the upper limit in the same paragraph, or remove the dose"
  `);
});

test('no teaser mark, no key points, no Read next', async () => {
  expect(await check(post(`Stand.\n\n${'Sit. '.repeat(700)}`), ['shape'])).toMatchInlineSnapshot(`
    "content/blog/2020-05-01-standing.mdx:8  warning (shape)
      The post has no teaser mark.
        8 | Stand.
          | ^
      → put {/* truncate */} on a separate line after the opening paragraph

    content/blog/2020-05-01-standing.mdx:8  warning (shape)
      The article has no key points.
        8 | Stand.
          | ^
      → add <KeyPoints> with three to five lines

    content/blog/2020-05-01-standing.mdx:8  warning (shape)
      The article ends without <ReadNext>.
        8 | Stand.
          | ^
      → say where to read on, and why"
  `);
});

test('a short article without key points is fine', async () => {
  expect(await check(post('Stand.'), ['shape'])).not.toContain('key points');
});

test('a heading in more than six articles', async () => {
  const files = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => [
      `content/docs/yoga/${name}.mdx`,
      validArticle({frontMatter: {title: `"${name}"`}, body: '## Where to start?\n\nHere.'}),
    ]),
  );
  const report = await check(files, ['headings']);
  expect(report.split('\n\n')[0]).toMatchInlineSnapshot(`
    "content/docs/yoga/a.mdx:8:1  error (headings)
      The heading “Where to start?” is in 7 articles; 6 is the maximum.
        8 | ## Where to start?
          | ^
      → say what this part of this article is about"
  `);
  expect(report.split('\n\n')).toHaveLength(7);
});

test('a passage in two articles, except in the closing list', async () => {
  const passage = 'Put your weight on both feet and let the knees be soft, then count ten slow breaths';
  const list = `<ReadNext>\n\n- ${passage.replaceAll('t', 'd')}.\n\n</ReadNext>`;
  const files = {
    ...doc({body: `First.\n\n${passage}.\n\n${list}`}),
    'content/docs/yoga/sitting.mdx': validArticle({
      frontMatter: {title: '"Sitting"'},
      body: `${passage} again.\n\n${list}`,
    }),
  };
  expect(await check(files, ['shared-runs'])).toMatchInlineSnapshot(`
    "content/docs/yoga/sitting.mdx:8:1  error (shared-runs)
      10 runs of eight words are shared with content/docs/yoga/standing.mdx, from “put your weight on both feet and let” on.
        8 | Put your weight on both feet and let the knees be soft, then count ten slow breaths again.
          | ^
      → reword it in one of the two, or keep it in one and link to it

    content/docs/yoga/standing.mdx:10:1  error (shared-runs)
      10 runs of eight words are shared with content/docs/yoga/sitting.mdx, from “put your weight on both feet and let” on.
       10 | Put your weight on both feet and let the knees be soft, then count ten slow breaths.
          | ^
      → reword it in one of the two, or keep it in one and link to it"
  `);
});

test('a draft skips the rules for readers', async () => {
  expect(await check(doc({frontMatter: {draft: 'true'}}), ['length', 'links', 'take-care', 'shape'])).toBe('no faults');
});

test('parts that cannot be read are not reported as missing', async () => {
  const body = 'Opening.\n\n<KeyPoints>\n\n- One.\n\n</KeyPoint>\n\nMore.';
  expect(await check(doc({body}), ['shape', 'length'])).toBe('no faults');
});

test('points that end a numbered list', async () => {
  expect(
    await check(doc({body: '1. Stand.\n - Feet apart.\n2. Sit.\n   - Knees low.\n\n- A list of its own.'})),
  ).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:9:2  warning (markdown)
      This list ends the numbered one above it.
        9 |  - Feet apart.
          |  ^
      → indent its lines by three spaces if they belong to the item; else put an empty line before them"
  `);
});
