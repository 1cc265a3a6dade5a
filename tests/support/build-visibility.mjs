/*
 * Builds the site into out-visibility with the articles of tests/fixtures/visibility: of each kind one in every state of visibility, with the
 * settings of the site itself. What the build says is kept beside it.
 */
import {writeFileSync} from 'node:fs';
import {buildBeside} from './build-beside.mjs';

const log = buildBeside({
  name: 'visibility',
  shared: ['content/site.ts', 'content/sidebars.ts', 'content/sections.ts', 'content/data'],
  fixture: 'tests/fixtures/visibility',
  env: {BUILD_DATE: '2025-06-15'},
});
writeFileSync('.cache/build-visibility.log', log);
