import {describe, expect, test} from 'vitest';
import {compileText} from '@/tests/support/compile';

const ids = async (body: string) => {
  const {html} = await compileText(body);
  return Array.from(html.matchAll(/<h\d id="([^"]+)"(?! class="sr-only")/g), ([, id]) => id);
};

describe('ids', () => {
  test('contain no citation numbers', async () => {
    const {found} = await compileText('## Why it works [@nhs-sleep]', {sources: ['nhs-sleep']});
    expect(found.toc).toEqual([{id: 'why-it-works', text: 'Why it works', level: 2}]);
  });

  test('contain no footnote numbers, and none of the hidden heading above them', async () => {
    expect(await ids('## Water[^1] it\n\n## Footnote label\n\n[^1]: With rain.')).toEqual([
      'water-it',
      'footnote-label-1',
    ]);
  });

  test("are GitHub's, and repeated headings are numbered", async () => {
    expect(await ids('## Why it works\n\n## What’s new?\n\n## Why it works\n\n### Vitamin B12')).toEqual([
      'why-it-works',
      'whats-new',
      'why-it-works-1',
      'vitamin-b12',
    ]);
  });

  test('can be set by the author in .mdx and .md, and are not printed', async () => {
    for (const format of ['mdx', 'md'] as const) {
      const {html} = await compileText('## Why it works {#why}', {format});
      expect(html).toContain('<h2 id="why">Why it works<a');
    }
  });

  test('that are repeated are refused', async () => {
    await expect(ids('## One {#a}\n\n## Two {#a}')).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The id "a" is used already.
        in: content/docs/yoga/x.mdx:3:1
        fix: choose another {#id}, or remove it]
    `);
  });

  test('set by the author are not used again for a later heading', async () => {
    expect(await ids('## Why {#soil}\n\n## Soil')).toEqual(['soil', 'soil-1']);
  });

  test("never equal the page's own ids", async () => {
    expect(await ids('## Main\n\n## Runtime\n\n## Sources')).toEqual(['main-1', 'runtime-1', 'sources-1']);
    expect(await ids('## Main menu\n\n## Page preview\n\n## Search options')).toEqual([
      'main-menu-1',
      'page-preview-1',
      'search-options-1',
    ]);
    expect(await ids('## Source 1\n\n## Figure 1\n\n## Figure 1\n\n## Term 2 title\n\n## Figures')).toEqual([
      'source-1-1',
      'figure-1-1',
      'figure-1-2',
      'term-2-title-1',
      'figures',
    ]);
    await expect(ids('## Why {#source-1}')).rejects.toThrow('The id "source-1" is used already.');
    await expect(ids('## Main {#main}')).rejects.toThrow('The id "main" is used already.');
  });

  test('are left out when the heading has no letters or digits', async () => {
    expect((await compileText('## 👋')).html).toBe('<h2>👋</h2>');
  });
});

describe('the anchor', () => {
  test('names the heading by its text, also with markup inside', async () => {
    const {html} = await compileText('## The *whole* `pH` [story](/blog)');
    expect(html).toContain(
      '<a class="hash-link" href="#the-whole-ph-story" aria-label="Direct link to The whole pH story" title="Direct link to The whole pH story"></a></h2>',
    );
  });

  test('is on levels 2 to 6', async () => {
    const {html} = await compileText('## Two\n\n### Three\n\n#### Four\n\n##### Five\n\n###### Six');
    expect(html.match(/class="hash-link"/g)).toHaveLength(5);
  });
});

describe('the table of contents', () => {
  test('contains levels 2 and 3 in order, as text', async () => {
    const {found} = await compileText('## One *two*\n\n### Three\n\n#### Four\n\n## Five');
    expect(found.toc).toEqual([
      {id: 'one-two', text: 'One two', level: 2},
      {id: 'three', text: 'Three', level: 3},
      {id: 'five', text: 'Five', level: 2},
    ]);
  });

  test('does not contain the hidden heading of the footnotes', async () => {
    const {html, found} = await compileText('## One\n\nText[^1].\n\n[^1]: A note.');
    expect(found.toc.map(({id}) => id)).toEqual(['one']);
    expect(html).toContain('id="footnote-label"');
    expect(html).toContain('aria-describedby="footnote-label"');
  });
});
