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
});

test('what a text says is left as it is', () => {
  for (const text of [
    '<p>charSet="x"</p>',
    '<code>&lt;meta charSet="utf-8" dateTime="x"&gt;</code>',
    '<p title="a > b charSet=x">say dateTime= here</p>',
    '<script>t.push(" dateTime=", a<b charSet=c)</script>',
  ]) {
    expect(shortMarkup(text)).toBe(text);
  }
});
