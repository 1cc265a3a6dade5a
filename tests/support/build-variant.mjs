/* Builds a second site into out-variant, under the base path /sub: the site's code with the settings and the few
   articles of tests/fixtures/variant, for what the site's own settings do not use (announcement, dropdowns,
   versions, locales, three colour modes, analytics, flat footer, breadcrumbs). */
import {refuseArguments} from '../../scripts/support/no-arguments.mjs';
import {buildBeside} from './build-beside.mjs';

refuseArguments('npm run build:variant', 'builds the site of tests/fixtures/variant into out-variant');
buildBeside({
  name: 'variant',
  shared: ['content/sections.ts', 'content/data'],
  fixtures: ['tests/fixtures/variant/content'],
  env: {BASE_PATH: '/sub', BUILD_DATE: '2025-06-15'},
});
