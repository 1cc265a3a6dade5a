import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {siteConfig} from '@/lib/config';
import {allSources} from '@/lib/data/sources';
import {doc, post} from '@/tests/support/articles';
import {articleMarkdown} from './article-markdown';

const [first, second] = allSources();

test('front matter, headline, body, sources', () => {
  const article = post('2025-03-03-a-walk', {title: 'A “walk”', sources: [first!.id, second!.id]});
  const html =
    '<p>Out<sup class="cite"><a href="#source-1">1</a></sup> <a href="/docs/x">and</a> back, H<sub>2</sub>O.</p><ul><li>one</li></ul>';
  const text = articleMarkdown(article, html);
  expect(
    text.slice(0, text.indexOf('## Sources')).replaceAll(siteConfig().url, 'https://site.example'),
  ).toMatchInlineSnapshot(`
    "---
    title: "A “walk”"
    description: "What the reader gets."
    date: "2025-03-03"
    updated: "2025-01-01"
    canonical: "https://site.example/blog/2025-03-03-a-walk"
    licence: "CC BY 4.0, https://creativecommons.org/licenses/by/4.0/"
    ---

    # A “walk”

    Out[^1] [and](https://site.example/docs/x) back, H<sub>2</sub>O.

    - one

    "
  `);
  // a cited source is a footnote; others would not be shown as one
  expect(text).toContain(`[^1]: [${first!.title}](${first!.url})`);
  expect(text).toContain(`- [${second!.title}](${second!.url})`);
});

test('a doc has no date', () => {
  expect(articleMarkdown(doc('yoga/x'), '<p>Text</p>')).not.toMatch(/^date:/m);
});

test('a table has a header row, even if the HTML has none', () => {
  expect(articleMarkdown(doc('x'), '<table><tbody><tr><td>a</td><td>b | c</td></tr></tbody></table>')).toContain(
    '| a | b \\| c |',
  );
});

const parser = unified().use(remarkParse).use(remarkGfm);

test.each([
  ...[
    '+ plus',
    '- dash',
    '= line',
    '1. one',
    '2) two',
    '# head',
    '> said',
    '| cell',
    ': - row',
    '~~~ code',
    '--- line',
  ],
  ...['a_b_c', 'AT&amp;T &amp;amp; co'],
  ...[
    '5 * 4 * 3',
    '`code`',
    'a [link](b)',
    'wow![x]',
    'back\\slash\\',
    'one ~~two~~',
    '[^1]',
    '&lt;b&gt;x&lt;/b&gt;',
    'end #',
  ],
])('“%s” is still text when it is read again, alone and after other nodes', (words) => {
  const plain = words.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  const html = `<p>${words}</p><p><em>a</em> ${words}<strong>b</strong></p><p>a<br>${words}</p><h2>${words}</h2>`;
  const [, alone, within, broken, heading] = parser.parse(
    articleMarkdown(doc('x'), html).replace(/^---.*?---/s, ''),
  ).children;
  const only = (value: string) => ({type: 'text', value});
  expect(alone).toMatchObject({children: [only(plain)]});
  expect(within).toMatchObject({children: [{type: 'emphasis'}, only(` ${plain}`), {type: 'strong'}]});
  expect(broken).toMatchObject({children: [only('a'), {type: 'break'}, only(plain)]});
  expect(heading).toMatchObject({depth: 2, children: [only(plain)]});
});

test('the result is valid Markdown: characters that look like marks are escaped', () => {
  const text = articleMarkdown(doc('x'), '<p>1. not a list, *not* weight, [not] a link, &lt;b&gt; and _under_</p>');
  const tree = parser.parse(text.slice(text.indexOf('# ')));
  expect(tree.children[1]).toMatchObject({
    type: 'paragraph',
    children: [{type: 'text', value: '1. not a list, *not* weight, [not] a link, <b> and _under_'}],
  });
});
