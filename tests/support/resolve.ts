import {fileURLToPath} from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** For Vitest: `@/` as in tsconfig.json; `server-only`, which throws outside of Next, is an empty module. */
export const resolve = {
  alias: [
    {find: /^@\//, replacement: root},
    {find: 'server-only', replacement: `${root}tests/support/server-only.ts`},
  ],
};
