import {expect, test} from 'vitest';
import {shortClassNames} from './class-names.mts';

const css = '.yz8X7q_root{color:red}.yz8X7q_link:hover .IN-mfW_root{color:red}.n-fc_q_root{}.prose{}';

test('a class becomes three characters of its module and a letter, in every kind of text', () => {
  const shorten = shortClassNames(css);
  expect(shorten(css)).toBe('.yz8b{color:red}.yz8a:hover .IN-a{color:red}.n-fa{}.prose{}');
  expect(shorten('<p class="yz8X7q_root prose IN-mfW_root">yz8X7q</p>')).toBe('<p class="yz8b prose IN-a">yz8X7q</p>');
  expect(shorten('e.s({root:"yz8X7q_root",other:"yz8X7q_rooted"})')).toBe('e.s({root:"yz8b",other:"yz8X7q_rooted"})');
});

test('a short name depends on the module alone: other modules and the order of rules change nothing', () => {
  const alone = shortClassNames('.yz8X7q_link{}.yz8X7q_root{}');
  const others = shortClassNames('.aaaaaa_x{}.yz8X7q_root{}.bbbbbb_link{}.yz8X7q_link{}');
  for (const name of ['yz8X7q_root', 'yz8X7q_link']) expect(others(name)).toBe(alone(name));
});

test('a module of many classes has short names for all of them', () => {
  const names = Array.from({length: 120}, (_, index) => `yz8X7q_n${index}`);
  const shorten = shortClassNames(names.map((name) => `.${name}{}`).join(''));
  expect(new Set(names.map(shorten)).size).toBe(120);
});

test('modules that begin alike keep as much as tells them apart', () => {
  const shorten = shortClassNames('.yz8X7q_a{}.yz8X9r_b{}.yz7X7q_a{}');
  expect(['yz8X7q_a', 'yz8X9r_b', 'yz7X7q_a'].map(shorten)).toEqual(['yz8X7a', 'yz8X9a', 'yz7a']);
});

test('a class of the site’s own that is called like a short name is refused', () => {
  expect(() => shortClassNames('.notX7q_root{}.nota{}')).toThrow('The class nota has the short name of another.');
});
