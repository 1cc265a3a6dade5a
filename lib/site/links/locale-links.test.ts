import {expect, test} from 'vitest';
import {addressInLocale} from './locale-links';

const locales = [{prefix: ''}, {prefix: '/fr'}, {prefix: '/pt'}];

test.each([
  ['/blog', '/fr', '/fr/blog'],
  ['/', '/fr', '/fr'],
  ['/fr/blog', '', '/blog'],
  ['/fr', '', '/'],
  ['/fr/blog', '/pt', '/pt/blog'],
  ['/fruit', '/pt', '/pt/fruit'],
  ['/blog', '', '/blog'],
  ['/_not-found', '/fr', '/fr'],
  ['/_not-found', '', '/'],
])('%s in the locale "%s" is %s', (path, prefix, address) => {
  expect(addressInLocale(path, prefix, locales)).toBe(address);
});
