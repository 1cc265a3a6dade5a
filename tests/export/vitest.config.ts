import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Tests of the built site in out/: run `npm run build` first. */
export default defineConfig({
  root,
  resolve: {
    alias: [
      {find: /^@\//, replacement: root},
      {find: 'server-only', replacement: `${root}tests/support/empty.ts`},
    ],
  },
  test: {include: ['tests/export/**/*.test.ts'], css: true, testTimeout: 120_000},
});
