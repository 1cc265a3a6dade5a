import {expect, test} from 'vitest';
import {documentTitle} from './title';

test('a page title precedes the name of the site', () => {
  expect(documentTitle('Archive', 'Sunroot')).toBe('Archive | Sunroot');
  expect(documentTitle('Archive', 'Sunroot', '·')).toBe('Archive · Sunroot');
});

test.each([undefined, '', '  ', 'Sunroot'])('the page title %j adds nothing to the name of the site', (page) => {
  expect(documentTitle(page, 'Sunroot')).toBe('Sunroot');
});
