import path from 'node:path';
import {expect, test} from 'vitest';
import {exampleSite as site} from '@/tests/support/example-site';
import {folderWith} from '@/tests/support/project';
import {withOverrides} from './overrides';

const over = (text: string) => withOverrides(site, path.join(folderWith({'over.json': text}), 'over.json'));

test('groups are merged, values replaced', () => {
  expect(over('{"docs": {"breadcrumbs": true}, "title": "Other"}')).toMatchObject({
    title: 'Other',
    docs: {breadcrumbs: true, mainDocId: site.docs.mainDocId},
  });
});

test.each(['null', '[]', '"text"', '1'])('%s is not a group of settings and is refused', (text) => {
  expect(() => over(text)).toThrow('The overrides cannot be read: they are not a group of keys between { and }.');
});

test('a file that is not JSON, or missing', () => {
  expect(() => over('{')).toThrow('The overrides cannot be read');
  expect(() => withOverrides(site, 'none.json')).toThrow('The overrides cannot be read');
});
