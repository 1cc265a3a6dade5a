import {defineConfig} from 'vitest/config';
import {resolve, root} from '../support/resolve.ts';

/** Tests of the built sites in out/ and out-small/: run `npm run build` and `npm run build:small` first. */
export default defineConfig({
  root,
  resolve,
  test: {include: ['tests/export/**/*.test.ts'], css: true, testTimeout: 120_000, maxWorkers: '100%', isolate: false},
});
