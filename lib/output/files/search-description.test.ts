import {expect, test} from 'vitest';
import {type ElementCompact, xml2js} from 'xml-js';
import {siteConfig} from '@/lib/config';
import {searchDescription} from './search-description';

const {url, title, favicon} = siteConfig();

test('a browser can query the search page, and accepts the name of the site', () => {
  const {OpenSearchDescription: description} = xml2js(searchDescription(), {compact: true}) as ElementCompact;
  expect(description.Url._attributes).toEqual({
    type: 'text/html',
    template: `${url}/search?q={searchTerms}`,
  });
  expect(description.ShortName._text).toBe(title.slice(0, 16));
  // longer names are refused
  expect(description.ShortName._text.length).toBeLessThanOrEqual(16);
  expect(description.Image._text).toBe(`${url}${favicon}`);
});
