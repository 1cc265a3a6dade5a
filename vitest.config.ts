import {defineConfig} from 'vitest/config';
import {resolve} from './tests/support/resolve.ts';

export default defineConfig({
  resolve,
  test: {
    include: [
      '{app,bench,components,content,lib,scripts}/**/*.test.{ts,tsx}',
      'tests/{architecture,docs,hostile}/**/*.test.ts',
    ],
    css: {include: /.+/, modules: {classNameStrategy: 'non-scoped'}},
    testTimeout: 120_000,
    // by default one processor is left idle, which is half of a small machine
    maxWorkers: '100%',
  },
});
