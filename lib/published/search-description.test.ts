import {expect, test} from 'vitest';
import {type ElementCompact, xml2js} from 'xml-js';
import {siteConfig} from '@/lib/config';
import {searchDescription} from './search-description';

test('a browser can ask the search page, and knows the site by a name it takes', () => {
  const {OpenSearchDescription: description} = xml2js(searchDescription(), {compact: true}) as ElementCompact;
  expect(description.Url._attributes).toEqual({
    type: 'text/html',
    template: 'https://sunroot.example/search?q={searchTerms}',
  });
  expect(description.ShortName._text).toBe(siteConfig().title);
  // more is refused
  expect(description.ShortName._text.length).toBeLessThanOrEqual(16);
  expect(description.Image._text).toBe('https://sunroot.example/favicon.svg');
});
