import {defineConfig} from 'vitest/config';
import {resolve, root} from '../support/resolve.ts';

/** Tests of the built sites: run `npm run build`, `npm run build:variant` and `npm run build:small` first. */
export default defineConfig({
  root,
  resolve,
  // one worker parses each page once
  test: {include: ['tests/export/**/*.test.ts'], css: true, testTimeout: 120_000, maxWorkers: 1, isolate: false},
});
