/*
 * Builds a third site into out-small: the site's own code with the few articles and the settings of tests/fixtures/small, which are those
 * that neither the site nor variant.json uses. A handful of pages takes seconds where a third build of the whole content would take a
 * minute.
 */
import {buildBeside} from './build-beside.mjs';

buildBeside({
  name: 'small',
  shared: ['content/sections.ts', 'content/tags.yml', 'content/data'],
  fixture: 'tests/fixtures/small/content',
});
