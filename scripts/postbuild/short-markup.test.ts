import {expect, test} from 'vitest';
import {shortMarkup} from './short-markup.mts';

test('shapes without children close themselves, and nothing else does', () => {
  expect(shortMarkup('<svg><path d="M4 6h16"></path><use href="/covers/a.svg#cover"></use></svg>')).toBe(
    '<svg><path d="M4 6h16"/><use href="/covers/a.svg#cover"/></svg>',
  );
  const kept = '<svg><rect width="1"><title>Peas</title></rect></svg><p></p><span class="path"></span>';
  expect(shortMarkup(kept)).toBe(kept);
});

test('attributes are written as HTML has them, elements without content need no slash', () => {
  expect(shortMarkup('<meta charSet="utf-8"/><br /><time dateTime="2026-11-22">today</time>')).toBe(
    '<meta charset="utf-8"><br><time datetime="2026-11-22">today</time>',
  );
  expect(shortMarkup('<p>charSet="x"</p>')).toBe('<p>charSet="x"</p>');
});

test('items of lists end where the next one begins or the list ends, and nowhere else', () => {
  expect(shortMarkup('<ul><li>Peas</li><li class="a">Beans<ol><li>dwarf</li></ol></li></ul><p>Roots</p>')).toBe(
    '<ul><li>Peas<li class="a">Beans<ol><li>dwarf</ol></ul><p>Roots</p>',
  );
  const kept = '<ul><li>Peas</li> <li>Beans</li><!--$--></ul><link rel="icon">';
  expect(shortMarkup(kept)).toBe(kept);
});

test('so do paragraphs before a block and at the end of their parent, but not in a link or before words', () => {
  expect(shortMarkup('<div><p>Peas</p><p>Beans</p><h2>Roots</h2><p>Kale</p></div>')).toBe(
    '<div><p>Peas<p>Beans<h2>Roots</h2><p>Kale</div>',
  );
  const kept = '<a href="/"><p>Peas</p></a><p>Beans</p> and <p>kale</p><span>Roots</span>';
  expect(shortMarkup(kept)).toBe(kept);
});
