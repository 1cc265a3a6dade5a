import {expect, test} from 'vitest';
import {shortClassNames} from './class-names.mts';

const css = '.yz8X7q_root{color:red}.yz8X7q_link:hover .IN-mfW_root{color:red}.n-fc_q_root{}.prose{}';

test('a class becomes a letter and a digit, in every kind of text', () => {
  const shorten = shortClassNames(css);
  expect(shorten(css)).toBe('.a3{color:red}.a2:hover .a0{color:red}.a1{}.prose{}');
  expect(shorten('<p class="yz8X7q_root prose IN-mfW_root">yz8X7q</p>')).toBe('<p class="a3 prose a0">yz8X7q</p>');
  expect(shorten('e.s({root:"yz8X7q_root",other:"yz8X7q_rooted"})')).toBe('e.s({root:"a3",other:"yz8X7q_rooted"})');
});

test('the order of rules changes no name', () => {
  const one = shortClassNames('.yz8X7q_link{}.yz8X7q_root{}.IN-mfW_root{}');
  const other = shortClassNames('.IN-mfW_root{}.yz8X7q_root{}.yz8X7q_link{}.yz8X7q_root{}');
  for (const name of ['yz8X7q_root', 'yz8X7q_link', 'IN-mfW_root']) expect(other(name)).toBe(one(name));
});

test('thousands of classes have names that differ, two characters as long as there are such', () => {
  const names = Array.from({length: 3000}, (_, index) => `yz8X7q_n${String(index).padStart(4, '0')}`);
  const short = names.map(shortClassNames(names.map((name) => `.${name}{}`).join('')));
  expect(new Set(short).size).toBe(3000);
  expect([0, 9, 10, 519, 520, 2999].map((index) => short[index])).toEqual(['a0', 'a9', 'b0', 'Z9', 'aa0', 'eN9']);
  expect(short.every((name) => /^[a-zA-Z]+\d$/.test(name))).toBe(true);
});

test('a class of the site’s own that is called like a short name is refused', () => {
  expect(() => shortClassNames('.notX7q_root{}.a0{}')).toThrow('The class a0 has the short name of another.');
});
