import {expect, test} from 'vitest';
import {simplify} from './simplify';
import {printHtml} from './tree';

const plain = (html: string) => printHtml(simplify(html, 'https://sunroot.example/docs/x'));

test('every address becomes absolute', () => {
  expect(plain('<p><a href="/docs/y#z">y</a> <a href="#part">here</a> <a href="tel:116123">call</a></p>')).toBe(
    '<p><a href="https://sunroot.example/docs/y#z">y</a> <a href="https://sunroot.example/docs/x#part">here</a> <a href="tel:116123">call</a></p>',
  );
  expect(plain('<img src="/images/a.webp" srcset="/images/b.webp 2x" alt="A bed" class="x">')).toBe(
    '<img src="https://sunroot.example/images/a.webp" alt="A bed">',
  );
});

test('classes, ids, drawings, buttons and heading links are removed', () => {
  const html =
    '<h2 id="a" class="b">Soil<a class="hash-link" href="#a" aria-label="Direct link to Soil"></a></h2><svg><path d="M0 0"/></svg><button>Press</button>';
  expect(plain(html)).toBe('<h2>Soil</h2>');
});

test('the icon of an external link is removed, the link stays', () => {
  expect(plain('<a href="https://who.int" target="_blank">WHO<span class="external" role="img"></span></a>')).toBe(
    '<a href="https://who.int/">WHO</a>',
  );
});

test('citation marks become superscript links', () => {
  expect(
    plain('<p>so<sup class="cite"><a href="#source-1" id="cite-1-1">1</a>, <a href="#source-2">2</a></sup></p>'),
  ).toBe(
    '<p>so<sup><a href="https://sunroot.example/docs/x#source-1">1</a>, <a href="https://sunroot.example/docs/x#source-2">2</a></sup></p>',
  );
  expect(plain('<p>WHO<a href="#source-1" aria-label="Source 1">1</a></p>')).toContain('WHO<sup><a');
});

test('a technical term has its meaning in brackets', () => {
  const html = '<span><dfn>DLI</dfn><button>?</button><span id="term-1" popover="auto">light of a day</span></span>';
  expect(plain(`<p>The ${html} counts.</p>`)).toBe('<p>The <em>DLI</em> (light of a day) counts.</p>');
});

test('words that only the style sheet separates do not run together', () => {
  expect(plain('<p>Vegetables<span>50%</span></p>')).toBe('<p>Vegetables 50%</p>');
  expect(plain('<p><span>WHO</span><span>; NHS</span></p>')).toBe('<p>WHO; NHS</p>');
});

test('key points are part of the text, other boxes become quotations', () => {
  const box = (tone: string, title: string) =>
    `<aside data-tone="${tone}" aria-label="${title}"><p>${title}</p><div><p>Text</p></div></aside>`;
  expect(plain(box('key', 'Key points'))).toBe('<p><strong>Key points</strong></p><p>Text</p>');
  expect(plain(box('care', 'Take care'))).toBe('<blockquote><p><strong>Take care</strong></p><p>Text</p></blockquote>');
});

const figure = (drawing: string, more = '') =>
  `<figure id="figure-1" data-kind="x"><p>Title</p><div>${drawing}</div><figcaption><p>Caption</p>${more}</figcaption></figure>`;
const details =
  '<details><summary>Show the numbers</summary><div><table><tbody><tr><td>1</td></tr></tbody></table></div></details>';

test('a drawn figure becomes the table of its data', () => {
  expect(plain(figure('<div role="img" aria-label="Bars"><svg></svg></div>', details))).toBe(
    '<figure><p><strong>Title</strong></p><table><tbody><tr><td>1</td></tr></tbody></table><figcaption><p>Caption</p></figcaption></figure>',
  );
});

test('a drawing without data becomes its description', () => {
  expect(plain(figure('<svg role="img" aria-label="A jar"><path/></svg>'))).toContain('<p>A jar</p><figcaption>');
});

test('a text figure stays, with the headings of its items set apart', () => {
  expect(plain(figure('<ol><li><p>Tip it out</p><p>Gently.</p></li></ol>'))).toContain(
    '<ol><li><p><strong>Tip it out</strong></p><p>Gently.</p></li></ol>',
  );
});

test('no text can end a CDATA section', () => {
  expect(plain('<p title="]]>">a ]]&gt; b</p>')).toBe('<p>a ]]&gt; b</p>');
});
