import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** nginx and Caddy run for real, with the recipes of deploy/ and the export in out/ (or TRUST_DIR). */
export default defineConfig({
  root,
  resolve: {
    alias: [
      {find: /^@\//, replacement: root},
      {find: 'server-only', replacement: `${root}tests/support/empty.ts`},
    ],
  },
  test: {include: ['tests/hosts/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 300_000},
});
