import {describe, expect, test} from 'vitest';
import {compileText} from '@/tests/support/compile';

const sources = ['nhs-sleep', 'cdc-sleep', 'who-sleep'];
const compile = (body: string) => compileText(body, {sources, bodyLine: 8});

describe('citation marks', () => {
  test('are numbered in the order of the sources and link to them', async () => {
    const {html} = await compile('Sleep well [@cdc-sleep].');
    expect(html).toBe(
      '<p>Sleep well<sup class="cite"><a href="#source-2" id="cite-2" aria-label="Source 2">2</a></sup>.</p>',
    );
  });

  test('can name several sources, with or without a second @; numbers are ascending', async () => {
    const {html} = await compile('Sleep well [@who-sleep; nhs-sleep; @cdc-sleep].');
    expect(html.replace(/<[^>]+>/g, '')).toBe('Sleep well1, 2, 3.');
  });

  test('of the same source have one id, on the first', async () => {
    const {html} = await compile('One [@nhs-sleep]. Two [@nhs-sleep].');
    expect(html.match(/(?<= id=")[^"]+/g)).toEqual(['cite-1']);
  });

  test('in code stay as they are', async () => {
    expect((await compile('Write `[@nhs-sleep]`.')).html).toBe('<p>Write <code>[@nhs-sleep]</code>.</p>');
  });

  test('of sources that the article does not list are refused with their place', async () => {
    await expect(compile('Text.\n\nSleep well [@nhs-slep].')).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The text cites "nhs-slep", which is not among the sources of the article.
        in: content/docs/yoga/x.mdx:10:14
        fix: add it to "sources", or did you mean "nhs-sleep"? use one of: nhs-sleep, cdc-sleep, who-sleep]
    `);
  });

  test('in an article without sources are refused', async () => {
    await expect(compileText('Sleep well [@nhs-sleep].')).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: The text cites "nhs-sleep", which is not among the sources of the article.
        in: content/docs/yoga/x.mdx:1:14
        fix: add it to "sources" in the front matter]
    `);
  });
});
