import {expect, test} from 'vitest';
import {searchAddress} from './search-address';

test('the address of a query', () => {
  expect(searchAddress('vitamin d & sun')).toBe('/search?q=vitamin%20d%20%26%20sun');
  expect(searchAddress('  ')).toBe('/search');
});

test('contains only the start of a very long query, even if that ends within an emoji', () => {
  expect(searchAddress('x'.repeat(400))).toBe(`/search?q=${'x'.repeat(300)}`);
  expect(searchAddress(`${'x'.repeat(299)}😀`)).toBe(`/search?q=${'x'.repeat(299)}`);
  expect(searchAddress(`${'x'.repeat(298)}😀`)).toBe(`/search?q=${'x'.repeat(298)}%F0%9F%98%80`);
});
