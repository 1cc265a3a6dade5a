import {describe, expect, test} from 'vitest';
import {compileText} from '@/tests/support/compile';

const mdx = (body: string) => compileText(body, {bodyLine: 8});
const md = (body: string) => compileText(body, {bodyLine: 8, format: 'md'});

describe('elements', () => {
  test.each(['script', 'iframe', 'style', 'base', 'meta', 'link', 'object', 'embed', 'form', 'svg', 'img', 'a', 'div'])(
    '<%s> is refused in .mdx',
    async (name) => {
      await expect(mdx(`<${name}></${name}>`)).rejects.toThrow(`<${name}> is not allowed.`);
    },
  );

  test('an element that is not on the list is reported with its place and the list', async () => {
    await expect(mdx('Some text.\n\nSee <sript>alert(1)</sript>.')).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: <sript> is not allowed.
        in: content/docs/yoga/x.mdx:10:5
        fix: use one of: abbr, br, dd, del, details, dl, dt, em, ins, kbd, mark, q, small, span, strong, sub, summary, sup, wbr]
    `);
  });

  test('an unknown component suggests the closest one', async () => {
    await expect(mdx('<KeyPoint>\n\n- One\n\n</KeyPoint>')).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: <KeyPoint> is not allowed.
        in: content/docs/yoga/x.mdx:8:1
        fix: did you mean "KeyPoints"? use one of: KeyPoints, TakeCare, UrgentHelp, Term, Update, ReadNext, Fact]
    `);
  });

  test.each(['constructor', 'toString', '__proto__', 'Fact.toString'])('<%s /> is not a component', async (name) => {
    await expect(mdx(`<${name} />`)).rejects.toThrow(`<${name}> is not allowed.`);
  });

  test('a fragment is refused', async () => {
    await expect(mdx('<>\n\ntext\n\n</>')).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: <> is not allowed.
        in: content/docs/yoga/x.mdx:8:1
        fix: use one of: abbr, br, dd, del, details, dl, dt, em, ins, kbd, mark, q, small, span, strong, sub, summary, sup, wbr]
    `);
  });

  test('elements on the list are printed', async () => {
    const {html} = await mdx('H<sub>2</sub>O, <abbr title="Acidity">pH</abbr>, <span lang="la">Allium</span>');
    expect(html).toBe('<p>H<sub>2</sub>O, <abbr title="Acidity">pH</abbr>, <span lang="la">Allium</span></p>');
  });
});

describe('attributes', () => {
  test.each(['onClick', 'onclick', 'style', 'class', 'className', 'id', 'dangerouslySetInnerHTML', 'href'])(
    'the attribute %s is refused',
    async (name) => {
      await expect(mdx(`<span ${name}="x">y</span>`)).rejects.toThrow(`<span> has no attribute "${name}".`);
    },
  );

  test('an attribute that is not on the list is reported with the valid ones', async () => {
    await expect(mdx('<Term mean="fine particles">clay</Term>')).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: <Term> has no attribute "mean".
        in: content/docs/yoga/x.mdx:8:7
        fix: did you mean "means"? use one of: means]
    `);
  });

  test('an element without attributes says so', async () => {
    await expect(mdx('<KeyPoints title="x">\n\n- One\n\n</KeyPoints>')).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: <KeyPoints> has no attribute "title".
        in: content/docs/yoga/x.mdx:8:12
        fix: <KeyPoints> has no attributes]
    `);
  });

  test('an expression as an attribute would be lost and is refused', async () => {
    await expect(mdx('<Term means={1 + 1}>clay</Term>')).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "means" of <Term> is not text.
        in: content/docs/yoga/x.mdx:8:7
        fix: write means="text"]
    `);
  });

  test('spread attributes would be lost and are refused', async () => {
    await expect(mdx('<Term {...props}>clay</Term>')).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: {...props} in <Term> would be lost.
        in: content/docs/yoga/x.mdx:8:7
        fix: write attributes as name="text"]
    `);
  });

  test('an attribute without a value is not text', async () => {
    await expect(mdx('<TakeCare title>\n\nx\n\n</TakeCare>')).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: "title" of <TakeCare> is not text.
        in: content/docs/yoga/x.mdx:8:11
        fix: write title="text"]
    `);
  });
});

describe('addresses', () => {
  test.each([
    ['javascript:alert(1)', '[x](javascript:alert(1))'],
    ['in capitals', '[x](JavaScript:alert(1))'],
    ['data:', '[x](data:text/html;base64,PHNjcmlwdD4=)'],
    ['vbscript:', '[x](vbscript:msgbox)'],
    ['file:', '[x](file:///etc/passwd)'],
    ['a tab inside', '[x](<java\tscript:alert(1)>)'],
    ['a tab written as an entity', '[x](java&#9;script:alert(1))'],
    ['a line break in front, written as an entity', '[x](&#10;javascript:alert(1))'],
    ['a colon written as an entity', '[x](javascript&colon;alert(1))'],
    ['protocol-relative', '[x](//evil.example/a)'],
    ['protocol-relative with backslashes', '[x](/\\evil.example/a)'],
    ['by reference', '[x][y]\n\n[y]: javascript:alert(1)'],
    ['an image', '![A sun](data:image/png;base64,AAAA)'],
  ])('an address that is not allowed is refused: %s', async (_, body) => {
    await expect(mdx(body)).rejects.toThrow('is not allowed.');
    await expect(md(body)).rejects.toThrow('is not allowed.');
  });

  test('an invalid address between angle brackets is refused in .md, too', async () => {
    await expect(md('<javascript:alert(1)>')).rejects.toThrow('The address javascript:alert(1) is not allowed.');
  });

  test('an address that is not allowed is reported with its place and the allowed schemes', async () => {
    await expect(mdx('Read [this](javascript:alert(1)).')).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The address javascript:alert(1) is not allowed.
        in: content/docs/yoga/x.mdx:8:6
        fix: use a path of this site or one of: https:, http:, mailto:, tel:, sms:]
    `);
  });

  test.each([
    'https://example.org',
    'http://example.org',
    'mailto:a@b.org',
    'tel:988',
    'sms:741741',
    '/blog',
    '#a',
    '?q=1',
    'x.md',
  ])('%s is allowed', async (address) => {
    expect((await mdx(`[x](${address})`)).html).toContain('<a ');
  });
});

describe('what would be run or dropped', () => {
  test('an expression would be dropped and is refused', async () => {
    await expect(mdx('About {1 + 1} hours.')).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The expression {1 + 1} would not be printed.
        in: content/docs/yoga/x.mdx:8:7
        fix: write the text itself; a literal brace is written \\{]
    `);
  });

  test('a component that prints none of its content is refused with content', async () => {
    await expect(mdx('<UrgentHelp>\n\nCall somebody.\n\n</UrgentHelp>')).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: <UrgentHelp> would lose its content.
        in: content/docs/yoga/x.mdx:8:1
        fix: write <UrgentHelp /> without content, and the text before or after it]
    `);
    await expect(
      mdx('Take <Fact id="vitamins.vitamins.vitamin-d.uk_nhs.men">10 µg</Fact>.'),
    ).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: <Fact> would lose its content.
        in: content/docs/yoga/x.mdx:8:6
        fix: write <Fact … /> without content, and the text before or after it]
    `);
    await expect(mdx('One<br>two</br>')).rejects.toThrow('<br> would lose its content.');
    expect((await mdx('<UrgentHelp>\n{/* a note */}\n</UrgentHelp>')).html).toContain('section');
  });

  test('an expression on a separate line is refused', async () => {
    await expect(mdx('{process.env.HOME}')).rejects.toThrow('The expression {process.env.HOME} would not be printed.');
  });

  test.each(['One {} two', 'One { } two', '{}'])('empty braces would be lost and are refused: %s', async (body) => {
    await expect(mdx(body)).rejects.toThrow('These braces are empty and would not be printed.');
  });

  test('a comment cannot hide an expression', async () => {
    await expect(mdx('{/* a */ process.exit(1) /* b */}')).rejects.toThrow('would not be printed');
  });

  test('a comment is dropped silently', async () => {
    expect((await mdx('Before {/* a note */} after.')).html).toBe('<p>Before  after.</p>');
  });

  test('an import is refused', async () => {
    await expect(mdx("import x from 'fs'\n\nText.")).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: An article cannot import or export.
        in: content/docs/yoga/x.mdx:8:1
        fix: remove the line; components are available without it]
    `);
  });

  test('an export is refused', async () => {
    await expect(mdx('export const a = 1\n\nText.')).rejects.toThrow('An article cannot import or export.');
  });

  test('raw HTML in .md is refused with its place', async () => {
    await expect(md('Text.\n\n<div onclick="x()">text</div>')).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: HTML is not allowed here: <div onclick="x()">text</div>
        in: content/docs/yoga/x.md:10:1
        fix: remove the tags: Markdown makes paragraphs, and the site has its own look; docs/writing.md shows the available boxes]
    `);
    await expect(md('Text <b>bold</b>.')).rejects.toThrow('HTML is not allowed here: <b>');
  });

  test('a comment in .md is dropped, but hides nothing after it', async () => {
    expect((await md('<!-- a note -->\n\nText.')).html).toBe('<p>Text.</p>');
    await expect(md('<!-- a --><script>alert(1)</script><!-- b -->')).rejects.toThrow('HTML is not allowed here');
    await expect(md('Text.\n\n<!-- a note\n\nText.')).rejects.toThrow('fix: write --> at the end of the comment');
  });
});

test('a level-1 heading is refused, because the title is one', async () => {
  await expect(mdx('# A title')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The title is the article's only level-1 heading.
      in: content/docs/yoga/x.mdx:8:1
      fix: start with ##]
  `);
  await expect(md('A title\n=======')).rejects.toThrow("The title is the article's only level-1 heading");
});
