import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      {find: /^@\//, replacement: root},
      {find: 'server-only', replacement: `${root}tests/support/empty.ts`},
    ],
  },
  test: {
    include: [
      '{app,bench,components,content,lib,scripts}/**/*.test.{ts,tsx}',
      'tests/{architecture,docs,hostile}/**/*.test.ts',
    ],
    css: {include: /.+/, modules: {classNameStrategy: 'non-scoped'}},
    testTimeout: 120_000,
  },
});
