import {describe, expect, test} from 'vitest';
import {compileText} from '@/tests/support/compile';

/** The errors an author sees for a text, with their places. */
async function reported(body: string, format: 'md' | 'mdx' = 'mdx'): Promise<string> {
  const error: unknown = await compileText(body, {format}).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof Error ? error.message : 'nothing was refused';
}

describe('a component in the wrong place', () => {
  test.each([
    ['Words <KeyPoints>one</KeyPoints> more.', '<KeyPoints> is inside a sentence.', '1:7'],
    ['## Words <UrgentHelp />', '<UrgentHelp> is inside a heading.', '1:10'],
    ['| a |\n|---|\n| <TakeCare>x</TakeCare> |', '<TakeCare> is inside a table.', '3:3'],
    ['Words <details><summary>Q</summary>A</details>', '<details> is inside a sentence.', '1:7'],
    ['<summary>Q</summary>', '<summary> is not inside <details>.', '1:1'],
    ['Words <dd>x</dd>', '<dd> is not inside <dl>.', '1:7'],
    ['[<Term means="x">t</Term>](/docs/intro)', '<Term> is inside a link', '1:2'],
  ])('%s', async (body, problem, place) => {
    const text = await reported(body);
    expect(text).toContain(problem);
    expect(text).toContain(`x.mdx:${place}\n`);
  });

  test('is valid between paragraphs, in a list and on one line', async () => {
    for (const body of [
      '<KeyPoints>One.</KeyPoints>',
      '- One\n\n  <TakeCare>\n\n  Two.\n\n  </TakeCare>',
      '<details>\n<summary>Q</summary>\n\nA\n\n</details>',
      '<details><summary>Q</summary>A</details>',
      '<dl>\n<dt>One</dt>\n<dd>Two</dd>\n</dl>',
    ])
      expect(await reported(body)).toBe('nothing was refused');
  });
});

describe('content that would be lost or print nothing', () => {
  test.each([
    ['<KeyPoints>\n\n</KeyPoints>', '<KeyPoints> has no text.'],
    ['<TakeCare />', '<TakeCare> has no text.'],
    ['A <Term means="x" /> word', '<Term> has no text.'],
    ['A <Term means="x" means="y">t</Term>', '<Term> has "means" twice.'],
    ['A <Term means=" ">t</Term>', '"means" of <Term> is empty.'],
    ['<TakeCare title="">\n\nx\n\n</TakeCare>', 'write text, or remove title.'],
    ['<span lang="en" lang="de">x</span>', '<span> has "lang" twice.'],
    ['## ', 'The heading has no text.'],
    ['## {/* later */}', 'The heading has no text.'],
  ])('%s', async (body, problem) => {
    expect(await reported(body)).toContain(problem);
  });
});

test('an unknown number or day is reported with its line', async () => {
  expect(await reported('One.\n\nTwo <Fact id="nope.nope" />.')).toMatch(
    /Unknown fact "nope\.nope"[\s\S]*x\.mdx:3:5\n/,
  );
  expect(await reported('One.\n\n<Update date="2025-13-01">\n\nTwo.\n\n</Update>')).toMatch(
    /2025-13-01[\s\S]*x\.mdx:3:9\n/,
  );
});

test('a subject without helplines is refused with those that have some', async () => {
  expect(await reported('One.\n\n<UrgentHelp lines="grief, eatin" />')).toMatch(
    /<UrgentHelp> has no lines for "eatin"\.[\s\S]*x\.mdx:3:\d+[\s\S]*did you mean "eating"\?/,
  );
  expect(await reported('<UrgentHelp lines="grief, eating" />')).toBe('nothing was refused');
});

test.each([
  ['[a [@nhs-sleep]](/docs/intro)', 'A citation is inside a link'],
  ['[*a [@nhs-sleep]*][r]\n\n[r]: /docs/intro', 'A citation is inside a link'],
  ['[*<Term means="x">t</Term>*](/docs/intro)', '<Term> is inside a link'],
])('interactive content inside a link is refused, at any depth: %j', async (body, problem) => {
  expect(await reported(body)).toContain(problem);
});

test.each(['<https://a b.example/>', 'https://a.example:99999/'])(
  '%s is not an address a browser can open',
  async (url) => {
    expect(await reported(`See [this](${url}).`)).toContain('No browser can open the address https://a');
  },
);

test('a link without a target or text is refused', async () => {
  expect(await reported('See [this](http://).')).toMatchInlineSnapshot(`
    "The address http:// is incomplete.
      in: content/docs/yoga/x.mdx:1:5
      fix: write the whole address, such as https://www.nhs.uk/sleep, or remove the link

    No browser can open the address http://.
      in: content/docs/yoga/x.mdx:1:5
      fix: copy it from the browser, such as https://www.nhs.uk/sleep; the name of a site has no spaces"
  `);
  expect(await reported('See [this](mailto:).')).toContain('The address mailto: is incomplete.');
  expect(await reported('See [this][x].\n\n[x]: https://')).toContain('The address https:// is incomplete.');
  expect(await reported('See [](/docs/intro).', 'md')).toMatchInlineSnapshot(`
    "The link has no text.
      in: content/docs/yoga/x.md:1:5
      fix: write it in its brackets: [words](/address)"
  `);
  expect(await reported('[Send it](mailto:?subject=This)')).toBe('nothing was refused');
});
