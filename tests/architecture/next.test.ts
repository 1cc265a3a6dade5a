import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {sourceFiles} from './source-files';

/** Next's undocumented names. Addresses below /_next/static and the route /_not-found are documented. */
const INTERNAL =
  /__next|_rsc\b|TURBOPACK|__PAGE__|data-precedence|_(?:build|ssg)Manifest|(?:next|third-parties)\/dist\b|'ga\.js'/;

test('names of Next’s internals are in two files, each a row of docs/upgrading-next.md', () => {
  const knowing = sourceFiles(['app', 'components', 'content', 'lib', 'scripts'], /\.(tsx?|mts|mjs|css)$/)
    .filter(({text}) => INTERNAL.test(text))
    .map(({file}) => file);
  expect(knowing).toEqual(['scripts/postbuild/analytics-init.mts', 'scripts/postbuild/prune.mts']);
  const upgrading = readFileSync('docs/upgrading-next.md', 'utf8');
  expect(knowing.filter((file) => !upgrading.includes(`| \`${file}\``))).toEqual([]);
});
