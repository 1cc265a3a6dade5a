import {expect, test} from 'vitest';
import {check, doc, validArticle} from '@/tests/support/check-articles';

test('a less-than sign that opens a tag', async () => {
  expect(await check(doc({body: 'Hold it for <5 breaths.\n\nThen rest for <10.'}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:14  error (syntax)
      The text cannot be read: a "<" starts no component.
        8 | Hold it for <5 breaths.
          |              ^
      → a literal "<" is written \\< or in words ("under 5")

    content/docs/yoga/standing.mdx:10:16  error (syntax)
      The text cannot be read: a "<" starts no component.
       10 | Then rest for <10.
          |                ^
      → a literal "<" is written \\< or in words ("under 5")"
  `);
});

test('a component that is never closed', async () => {
  expect(await check(doc({body: '<KeyPoints>\n\n- One.\n\nMore.'}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:1  error (syntax)
      The text cannot be read: <KeyPoints> is never closed.
        8 | <KeyPoints>
          | ^
      → close it in the same way, on a separate line if it was opened on one"
  `);
});

test('an unknown component', async () => {
  expect(await check(doc({body: '<Keypoints>\n\n- One.\n\n</Keypoints>'}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:1  error (allowed)
      <Keypoints> is not allowed.
        8 | <Keypoints>
          | ^
      → did you mean "KeyPoints"? use one of: KeyPoints, TakeCare, UrgentHelp, Term, Update, ReadNext, Fact"
  `);
});

test('a script and a frame', async () => {
  expect(
    await check(
      doc({body: 'One.\n\n<iframe src="https://x.example"></iframe>\n\nTwo <script>alert(1)</script> three.'}),
    ),
  ).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:10:1  error (allowed)
      <iframe> is not allowed.
       10 | <iframe src="https://x.example"></iframe>
          | ^
      → say in words what it shows and link to the page it is on: [words](https://…)

    content/docs/yoga/standing.mdx:12:5  error (allowed)
      <script> is not allowed.
       12 | Two <script>alert(1)</script> three.
          |     ^
      → remove it: an article contains no code and loads nothing"
  `);
});

test('an event handler', async () => {
  expect(await check(doc({body: 'Stand <span onclick="run()">well</span>.'}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:13  error (allowed)
      <span> has no attribute "onclick".
        8 | Stand <span onclick="run()">well</span>.
          |             ^
      → use one of: lang"
  `);
});

test('an address that runs code', async () => {
  expect(
    await check(doc({body: 'Read [this](javascript:alert(1)) and [that](data:text/html,x).'})),
  ).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:6  error (allowed)
      The address javascript:alert(1) is not allowed.
        8 | Read [this](javascript:alert(1)) and [that](data:text/html,x).
          |      ^
      → use a path of this site or one of: https:, http:, mailto:, tel:, sms:

    content/docs/yoga/standing.mdx:8:38  error (allowed)
      The address data:text/html,x is not allowed.
        8 | Read [this](javascript:alert(1)) and [that](data:text/html,x).
          |                                      ^
      → use a path of this site or one of: https:, http:, mailto:, tel:, sms:"
  `);
});

test('an expression', async () => {
  expect(await check(doc({body: 'Hold it for {1 + 4} breaths.'}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:13  error (allowed)
      The expression {1 + 4} would not be printed.
        8 | Hold it for {1 + 4} breaths.
          |             ^
      → write the text itself; a literal brace is written \\{"
  `);
});

test('a brace that is never closed', async () => {
  expect(await check(doc({body: 'Hold it for { breaths.'}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:13  error (syntax)
      The text cannot be read: a "{" starts nothing that can be printed.
        8 | Hold it for { breaths.
          |             ^
      → a literal "{" is written \\{"
  `);
});

test('an import', async () => {
  expect(await check(doc({body: "import x from 'fs';\n\nStand."}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:1  error (allowed)
      An article cannot import or export.
        8 | import x from 'fs';
          | ^
      → remove the line; components are available without it"
  `);
});

test('headings that skip a level', async () => {
  const body = '### First\n\n#### Below\n\n## Second\n\n#### Feet\n\n#### Hands\n\n### Head\n\n#### Hair\n\n## Third';
  expect(await check(doc({body}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:1  error (headings)
      A level is skipped above the heading “First”: it has level 3 and should have 2.
        8 | ### First
          | ^
      → start it with ##

    content/docs/yoga/standing.mdx:10:1  error (headings)
      A level is skipped above the heading “Below”: it has level 4 and should have 3.
       10 | #### Below
          | ^
      → start it with ###

    content/docs/yoga/standing.mdx:14:1  error (headings)
      A level is skipped above the heading “Feet”: it has level 4 and should have 3.
       14 | #### Feet
          | ^
      → start it with ###

    content/docs/yoga/standing.mdx:16:1  error (headings)
      A level is skipped above the heading “Hands”: it has level 4 and should have 3.
       16 | #### Hands
          | ^
      → start it with ###"
  `);
});

test('a heading that the article has twice', async () => {
  expect(await check(doc({body: '## Feet\n\nStand.\n\n## Feet\n\nSit.'}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:12:1  warning (headings)
      The heading “Feet” is in this article twice.
       12 | ## Feet
          | ^
      → say what is different about this part"
  `);
});

test('a heading of level 1', async () => {
  expect(await check(doc({body: '# Standing\n\nStand.'}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:1  error (allowed)
      The title is the article's only level-1 heading.
        8 | # Standing
          | ^
      → start with ##"
  `);
});

test('an unknown attribute', async () => {
  expect(await check(doc({body: '<TakeCare titel="Before">\n\nSit.\n\n</TakeCare>'}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:11  error (allowed)
      <TakeCare> has no attribute "titel".
        8 | <TakeCare titel="Before">
          |           ^
      → did you mean "title"? use one of: title"
  `);
});

test('too deeply nested lists', async () => {
  expect(await check(doc({body: `${'>'.repeat(90)} deep`}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:81  error (syntax)
      The parts of the text are nested too deeply.
        8 | >>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>> deep
          |                                                                                 ^
      → use fewer lists, quotes and components inside each other"
  `);
});

test('two faults in one paragraph and one in the next', async () => {
  expect(await check(doc({body: 'Stand <b>well</b> and <i>long</i>.\n\nSit <u>down</u>.'}))).toMatchInlineSnapshot(`
    "content/docs/yoga/standing.mdx:8:7  error (allowed)
      <b> is not allowed.
        8 | Stand <b>well</b> and <i>long</i>.
          |       ^
      → write **bold** in Markdown

    content/docs/yoga/standing.mdx:8:23  error (allowed)
      <i> is not allowed.
        8 | Stand <b>well</b> and <i>long</i>.
          |                       ^
      → write *emphasis* in Markdown; for a word in another language <span lang="la">Allium</span>

    content/docs/yoga/standing.mdx:10:5  error (allowed)
      <u> is not allowed.
       10 | Sit <u>down</u>.
          |     ^
      → write *emphasis*: readers mistake underlined words for links"
  `);
});

test('one mistake is reported once, without the errors it causes', async () => {
  for (const body of [
    'A <strong>word\n\nand</strong> another.',
    'A <Term means={"x"}>word</Term>.',
    'A <Term Means="x">word</Term>.',
    'A <details><summary>word</summary>more</details>.',
    '<TakeCare title="x>\n\nOne.\n\n</TakeCare>',
    '<TakeCare title="x">\n\nOne.\n\n</KeyPoints>',
    '<KeyPoints>\n\n<TakeCare title="x">\n\nOne.\n\n</KeyPoints>',
    '<KeyPoints>\n\n<TakeCare title="x">\n\nOne.\n\n</KeyPoints>\n\n</TakeCare>',
    '<KeyPoints>\nOne.\n<TakeCare title="x">\n\nTwo.\n\n</KeyPoints>',
    'A line: **********',
    'A <Fact /> here.',
  ]) {
    expect((await check(doc({body}))).match(/ error \(/g)).toHaveLength(1);
  }
});

test('an unclosed tag is reported beside another of its name whose closing tag was removed', async () => {
  const body = '<KeyPoints>\n\n<TakeCare title="x">\n\nOne.\n\n</KeyPoints>\n\n<KeyPoints>\n\nTwo.';
  expect((await check(doc({body}))).match(/mdx:.*|The text.*/g)).toEqual([
    'mdx:14:1  error (syntax)',
    'The text cannot be read: </KeyPoints> is where the <TakeCare> of line 10 ends.',
    'mdx:16:1  error (syntax)',
    'The text cannot be read: <KeyPoints> is never closed.',
  ]);
});

test('a component in .md is reported once, not again for its closing tag', async () => {
  const body = '<KeyPoints>\n\n- One.\n\n</KeyPoints>\n\nTwo <b>three</b>.';
  const faults = await check({'content/docs/yoga/standing.md': validArticle({body})});
  expect(faults.match(/HTML is not allowed here: .*/g)).toEqual([
    'HTML is not allowed here: <KeyPoints>',
    'HTML is not allowed here: <b>',
  ]);
});

test('colons are reported in .md, too', async () => {
  const files = {'content/docs/yoga/standing.md': validArticle({body: ':::take-care{title="a"}\nOne\n:::'})};
  expect(await check(files)).toContain('The colons have no meaning here, and readers would see them');
});
