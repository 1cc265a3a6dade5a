import {defineConfig} from 'vitest/config';
import {resolve, root} from '../support/resolve.ts';

/** Runs real nginx and Caddy, with the recipes of deploy/ and the export in out/ (or TRUST_DIR). */
export default defineConfig({
  root,
  resolve,
  test: {include: ['tests/hosts/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 300_000},
});
