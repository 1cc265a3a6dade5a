import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {post} from '@/tests/support/articles';
import {renderArticle, splitUrgentHelp} from './render-article';

beforeEach(() => vi.stubEnv('NODE_ENV', 'development'));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const render = (body: string, format: 'md' | 'mdx' = 'mdx') =>
  renderArticle(
    post('2025-03-03-a-walk', {
      body,
      bodyLine: 7,
      file: `content/blog/2025-03-03-a-walk.${format}`,
      sources: ['nhs-sleep'],
    }),
  );

test('the urgent-help box is cut from the start of a text, and from nowhere else', async () => {
  const {html} = await render('<UrgentHelp />\n\nFirst.');
  const [help, text] = splitUrgentHelp(html);
  expect(help).toMatch(/^<aside.*tel:911.*<\/aside>$/s);
  expect(text.trim()).toBe('<p>First.</p>');
  const later = (await render('First.\n\n<UrgentHelp />')).html;
  expect(splitUrgentHelp(later)).toEqual(['', later]);
});

describe('the teaser', () => {
  test.each([
    ['mdx', '{/* truncate */}'],
    ['mdx', '<!-- truncate -->'],
    ['md', '<!-- truncate -->'],
  ] as const)('in .%s is what comes before %s; the full text has no mark', async (format, mark) => {
    const {html, teaser} = await render(`First.\n\n${mark}\n\nSecond.`, format);
    expect(teaser?.trim()).toBe('<p>First.</p>');
    expect(html.replace(/\s+/g, '')).toBe('<p>First.</p><p>Second.</p>');
  });

  test('has no citation marks, because lists have no sources', async () => {
    const {html, teaser} = await render('Sleep well [@nhs-sleep].\n\n{/* truncate */}\n\nMore.');
    expect(teaser?.trim()).toBe('<p>Sleep well.</p>');
    expect(html).toContain('<sup class="cite">');
  });

  test('is undefined for an article without a mark', async () => {
    expect((await render('First.\n\nSecond.')).teaser).toBeUndefined();
  });
});

test('what was collected during rendering is returned', async () => {
  const {toc, links} = await render('## One\n\nSee [yoga](/docs/yoga/x) [@nhs-sleep].');
  expect({toc, links}).toEqual({
    toc: [{id: 'one', text: 'One', level: 2}],
    links: [{url: '/docs/yoga/x', line: 9, column: 5}],
  });
});

describe('a link in a figure', () => {
  const figure = (words: string) =>
    `## One\n\n\`\`\`figure\nkind: steps\ncaption: "${words}"\nsteps: [{title: One}, {title: Two}]\n\`\`\``;

  test('is treated like any other: collected, resolved to the page of a file, marked when external', async () => {
    const {html, links} = await render(
      figure(
        'See [the start](../docs/intro.mdx#top), [this](/docs/yoga/x), [here](#one) and [theirs](https://example.org/).',
      ),
    );
    expect(links).toEqual([
      {url: '/docs/intro#top', line: 11},
      {url: '/docs/yoga/x', line: 11},
    ]);
    for (const href of ['/docs/intro#top', '/docs/yoga/x', '#one']) expect(html).toContain(`<a href="${href}">`);
    expect(html).toContain('<a href="https://example.org/" target="_blank" rel="noopener noreferrer">theirs<span');
  });

  test('to a file that does not exist warns with its own line', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await render(figure('See [this](gone.mdx).'));
    expect(warn.mock.calls[0]?.[0]).toContain('gone.mdx\n  in: content/blog/2025-03-03-a-walk.mdx:11\n');
  });

  test('to an address that could run code is refused', async () => {
    expect((await render(figure('See [this](javascript:alert`1`).'))).html).toContain(
      'The address javascript:alert`1` is not allowed in a figure.',
    );
  });
});

test('a link to a Markdown file that does not exist warns, as configured', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await render('See [this](gone.mdx).');
  expect(warn.mock.calls[0]?.[0]).toMatchInlineSnapshot(`
    "The link leads to a file that does not exist: gone.mdx
      in: content/blog/2025-03-03-a-walk.mdx:7:5
      fix: there is no content/blog/gone.mdx; write the path of the file from here, or the address of the page"
  `);
});

describe('an error in the text', () => {
  const at = 'content/blog/2025-03-03-a-walk.mdx:9:1';

  test('stops the build and names the line in the file, not in the body', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await expect(render('Text.\n\n# Title')).rejects.toThrow(at);
  });

  test('is shown on the page while the author writes', async () => {
    expect((await render('Text.\n\n# Title')).html).toContain(at);
  });
});
