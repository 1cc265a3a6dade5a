import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {configDefaults, defineConfig} from 'vitest/config';
import {resolve} from './tests/support/resolve.ts';

const FOLDERS = [
  'app',
  'bench',
  'components',
  'content',
  'lib',
  'scripts',
  'tests/architecture',
  'tests/docs',
  'tests/hostile',
];

/** Tests that mock modules, or what these find when they are loaded, must not share modules with others. */
const CHANGES_MODULES = /vi\.(?:mock|resetModules)\(|process, 'cwd'/;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file)),
);
/** The commands of the documentation, in a copy of the project: takes as long as all other tests together. */
const COMMANDS = 'tests/docs/commands.test.ts';
const alone = files.filter((file) => CHANGES_MODULES.test(readFileSync(file, 'utf8')));

export default defineConfig({
  resolve,
  test: {
    testTimeout: 120_000,
    // by default one processor is left idle: half of a small machine
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: FOLDERS.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: [...configDefaults.exclude, ...alone, COMMANDS],
          // loading the site's modules anew for each file takes longer than the tests
          isolate: false,
        },
      },
      {extends: true, test: {name: 'alone', include: alone}},
      {extends: true, test: {name: 'commands', include: [COMMANDS]}},
    ],
  },
});
