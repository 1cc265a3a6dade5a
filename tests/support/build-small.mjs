/*
 * Builds a third site into out-small: the site's own code with the settings of tests/fixtures/small, which are those that neither the site
 * nor variant.json uses, and with few articles: its own, and of each kind one in every state of visibility. A handful of pages takes
 * seconds where a third build of the whole content would take a minute. What the build says is kept for tests/export.
 */
import {writeFileSync} from 'node:fs';
import {buildBeside} from './build-beside.mjs';

const log = buildBeside({
  name: 'small',
  shared: ['content/sections.ts', 'content/data'],
  fixtures: ['tests/fixtures/visibility', 'tests/fixtures/small/content'],
  env: {BUILD_DATE: '2025-06-15'},
});
writeFileSync('.cache/build-small.log', log);
