import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '@/tests/support/project';
import {writeAliases} from './aliases.mts';

test('writes a page for every alias, including folders, and the rules', () => {
  const out = folderWith({'index.html': ''});
  writeAliases(out, [{from: '/2015/03/old', to: '/docs/intro', title: 'Intro'}]);
  expect(readFileSync(path.join(out, '2015/03/old.html'), 'utf8')).toContain('url=/docs/intro');
  expect(readFileSync(path.join(out, '_redirects'), 'utf8')).toContain('/2015/03/old /docs/intro 301\n');
});

test('without aliases the list of rules is empty, and no page is written', () => {
  const out = folderWith({'index.html': ''});
  writeAliases(out, []);
  expect(readFileSync(path.join(out, '_redirects'), 'utf8')).toMatch(/^#[^\n]*\n$/);
});
