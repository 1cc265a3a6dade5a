import {expect, test} from 'vitest';
import {compileText} from '@/tests/support/compile';

const mdx = (body: string) => compileText(body, {bodyLine: 8});

test('an unclosed component is reported with line and column', async () => {
  await expect(mdx('Text.\n\n<KeyPoints>\n\n- One')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The text cannot be read: <KeyPoints> is never closed.
      in: content/docs/yoga/x.mdx:10:1
      fix: close it in the same way, on a separate line if it was opened on one]
  `);
});

test('a component closed by another name is reported', async () => {
  await expect(mdx('<KeyPoints>\n\n- One\n\n</TakeCare>')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The text cannot be read: </TakeCare> is where the <KeyPoints> of line 8 ends.
      in: content/docs/yoga/x.mdx:12:1
      fix: write </KeyPoints> before it or instead of it, on a separate line if <KeyPoints> is on one]
  `);
});

test('a component whose name is only wrong at its start is reported there', async () => {
  await expect(mdx('<Keypoint>\n\n- One\n\n</KeyPoints>')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The text cannot be read: there is no component <Keypoint>.
      in: content/docs/yoga/x.mdx:8:1
      fix: did you mean <KeyPoints>, as at its end?]
  `);
});

test('a component opened inside a paragraph and closed outside is reported', async () => {
  await expect(mdx('Text <KeyPoints>\n\n- One\n\n</KeyPoints>')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The text cannot be read: <KeyPoints> is never closed.
      in: content/docs/yoga/x.mdx:8:6
      fix: close it in the same way, on a separate line if it was opened on one]
  `);
});

test('a less-than sign before a number is reported with a fix', async () => {
  await expect(mdx('Sleep is poor at <5 hours.')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The text cannot be read: a "<" starts no component.
      in: content/docs/yoga/x.mdx:8:19
      fix: a literal "<" is written \\< or in words ("under 5")]
  `);
});

test('an unclosed brace is reported with a fix', async () => {
  await expect(mdx('The set {a, b and so on.')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The text cannot be read: a "{" starts nothing that can be printed.
      in: content/docs/yoga/x.mdx:8:9
      fix: a literal "{" is written \\{]
  `);
});

test('a brace with something that is no expression is reported with a fix', async () => {
  await expect(mdx('The set {a b}.')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The text cannot be read: a "{" starts nothing that can be printed.
      in: content/docs/yoga/x.mdx:8:11
      fix: a literal "{" is written \\{]
  `);
});

test('an attribute without quotes is reported', async () => {
  await expect(mdx('<Term means=fine>clay</Term>')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The text cannot be read: an attribute has no quotes.
      in: content/docs/yoga/x.mdx:8:13
      fix: write name="text"]
  `);
});

test('too deeply nested lists are refused before they are compiled', async () => {
  const list = Array.from({length: 60}, (_, depth) => `${'  '.repeat(depth)}- item`).join('\n');
  await expect(mdx(list)).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The parts of the text are nested too deeply.
      in: content/docs/yoga/x.mdx:47:81
      fix: use fewer lists, quotes and components inside each other]
  `);
});

test('a long line does not nest', async () => {
  await expect(mdx(`A line\n${' '.repeat(200)}that goes on.`)).resolves.toBeDefined();
});

test('too deeply nested quotes are refused before they are compiled', async () => {
  await expect(mdx(`${'> '.repeat(500)}text`)).rejects.toThrow('nested too deeply');
});

test('too deeply nested elements are refused without a crash', async () => {
  const body = `${'<span>'.repeat(200)}x${'</span>'.repeat(200)}`;
  await expect(mdx(body)).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The parts of the text are nested too deeply.
      in: content/docs/yoga/x.mdx:8:475
      fix: use fewer lists, quotes and components inside each other]
  `);
});

test('too deeply nested emphasis and brackets do not crash', async () => {
  await expect(compileText(`${'*a '.repeat(300)}${'['.repeat(300)}`)).resolves.toHaveProperty('html');
});

test('a list of 30 levels is still accepted', async () => {
  const list = Array.from({length: 30}, (_, depth) => `${'  '.repeat(depth)}- item`).join('\n');
  expect((await mdx(list)).html).toContain('item');
});

test.each([
  ['an address between angle brackets', 'See <https://a.example>.', 'an address between < and > is no link', '8:12'],
  ['a sentence that starts like code', 'import seeds early', 'a line that starts with "import"', '8:14'],
  ['a comment that never ends', 'One.\n\n<!-- two\n\nThree.', 'the comment <!-- is never closed', '10:2'],
  ['a comment of MDX that never ends', 'One.\n\n{/* two\n\nThree.', 'the comment {/* is never closed', '10:1'],
  ['an id of a heading with a space', '## One {#two three}', '{#two three} cannot be the id of a heading', '8:8'],
  ['an id of a heading with a space before it', '## One { #two }', '{#two } cannot be the id of a heading', '8:8'],
  ['an unclosed brace, where it starts', 'One.\n\n{ two\n\nThree.\n\nFour.', 'a "{" starts nothing', '10:1'],
  ['a closing tag without its partner', 'One.\n\nTwo </KeyPoints>', '</KeyPoints> closes nothing', '10:5'],
  ['quotes that never end', 'One.\n\n<TakeCare title="x>\n\nTwo', 'a quotation mark in a tag is never closed', '10:1'],
  ['an invalid character in a tag', '<Term means="a"b">x</Term>', 'a tag has a " where none is allowed', '8:17'],
])('%s is reported in plain words, with its place', async (_, body, problem, place) => {
  const error: unknown = await mdx(body).catch((reason: unknown) => reason);
  expect(String(error)).toContain(problem);
  expect(String(error)).toContain(`x.mdx:${place}\n`);
});
