/* Builds a third site into out-small: the site's code with the settings of tests/fixtures/small, which neither the
   site nor variant.json uses, and with few articles: its own, and one of each kind in every state of visibility. A
   few pages take seconds where a third build of the whole content would take a minute. Saves the output of the build
   for tests/export. */
import {writeFileSync} from 'node:fs';
import {refuseArguments} from '../../scripts/support/no-arguments.mjs';
import {buildBeside} from './build-beside.mjs';

refuseArguments('npm run build:small', 'builds the site of tests/fixtures/small into out-small');
const log = buildBeside({
  name: 'small',
  shared: ['content/sections.ts', 'content/data'],
  fixtures: ['tests/fixtures/visibility', 'tests/fixtures/small/content'],
  env: {BUILD_DATE: '2025-06-15'},
});
writeFileSync('.cache/build-small.log', log);
